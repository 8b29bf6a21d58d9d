import JSONRPC
import StackDSL

/// Changes that a page makes to files if there is no editor.
extension Session {
  /// Writes a fix to disk, unless the file has changed since the shown text.
  mutating func write(_ fix: Fix, of shown: ShownPage, to file: FileID) throws(ResponseError) {
    guard fix.edits.allSatisfy({ $0.span.file == file }) else {
      throw ResponseError(
        .requestFailed, "This fix changes another file as well: apply it in an editor.")
    }
    let text = shown.sources.documents[file] ?? shown.sources[file]?.text
    guard let before = DiskFile.read(file.name), let text,
      Array(String(decoding: before, as: UTF8.self).utf8) == text,
      let after = RepairedText(before).applying(fix.edits)
    else { throw .changedMeanwhile(file) }
    try replace(file, before, with: after)
    pages.written.append(WrittenFix(file: file, before: before, after: after))
  }

  func canUndo(in file: FileID) -> Bool { pages.written.contains { $0.file == file } }

  /// Undoes the last fix of a file.
  mutating func undoFix(in file: FileID) throws(ResponseError) {
    guard let place = pages.written.lastIndex(where: { $0.file == file }) else {
      throw ResponseError(.requestFailed, "There is no fix to take back.")
    }
    let last = pages.written[place]
    try replace(last.file, last.after, with: last.before)
    pages.written.remove(at: place)
  }

  private func replace(
    _ file: FileID, _ old: [UInt8], with new: [UInt8]
  ) throws(ResponseError) {
    switch DiskFile.replace(file.name, old, with: new) {
    case .done: break
    case .changedMeanwhile: throw .changedMeanwhile(file)
    case .impossible(let reason):
      throw ResponseError(.requestFailed, "\(file.lastComponent) \(reason).")
    }
  }
}

extension ResponseError {
  fileprivate static func changedMeanwhile(_ file: FileID) -> ResponseError {
    ResponseError(
      .requestFailed, "\(file.lastComponent) was changed meanwhile: it was left alone.")
  }
}
