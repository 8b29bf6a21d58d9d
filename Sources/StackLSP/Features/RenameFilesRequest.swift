import JSONRPC
import StackDSL

/// `workspace/willRenameFiles`: updates the imports of files and folders whose path changes.
extension Method {
  static let willRenameFiles = Method(
    "workspace/willRenameFiles",
    .job { session, parameters throws(ResponseError) in
      let moves = try parameters["files"].elements().map { move throws(ResponseError) in
        FileMove(
          from: DocumentURI.file(try move["oldUri"].string()),
          to: DocumentURI.file(try move["newUri"].string()))
      }
      return ImportUpdate(after: moves, in: session)
    },
    capabilities: { _ in
      let filters: JSON = [
        ["scheme": "file", "pattern": ["glob": "**/*.stack", "matches": "file"]],
        ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
      ]
      return ["workspace": ["fileOperations": ["willRename": ["filters": filters]]]]
    })
}

/// Updates the imports of the moved files in all files, one file after another.
private struct ImportUpdate: Job {
  private let moves: [FileMove]
  private let versions: OpenVersions
  private var walk: WorkspaceWalk
  /// The next one last; nil while the files are not listed yet.
  private var remaining: [FileID]?
  private var edits: [TextEdit] = []

  init(after moves: [FileMove], in session: Session) {
    self.moves = moves
    versions = OpenVersions(session)
    walk = WorkspaceWalk(session)
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    try versions.check(session)
    guard let file = remaining?.popLast() else {
      if remaining != nil { return .answer(answer(&session)) }
      remaining = walk.advance(in: session)?.reversed()
      return .more
    }
    let present = session.modelled(of: file)
    let edited = present.model.importEdits(after: moves, in: present.sources)
    session.release(file, keepingText: !edited.isEmpty)
    edits += edited
    return .more
  }

  private func answer(_ session: inout Session) -> JSON {
    guard let file = edits.first?.span.file else { return .null }
    return session.readOnlySnapshot(of: file)?.workspaceEdit(edits) ?? .null
  }
}

/// A file or a folder whose path changes.
private struct FileMove {
  var from: FileID
  var to: FileID

  /// The path of `file` after the move; nil if it stays the same.
  func target(of file: FileID) -> FileID? {
    if file == from { return to }
    let folder = Self.folder(from)
    guard file.name.hasPrefix(folder) else { return nil }
    return FileID(Self.folder(to) + file.name.dropFirst(folder.count))
  }

  /// The prefix of all paths inside the folder.
  private static func folder(_ file: FileID) -> String {
    file.name.hasSuffix("/") ? file.name : file.name + "/"
  }
}

extension [FileMove] {
  fileprivate func target(of file: FileID) -> FileID {
    lazy.compactMap { $0.target(of: file) }.first ?? file
  }
}

extension Model {
  /// The imports of this file that must be rewritten when files move.
  fileprivate func importEdits(after moves: [FileMove], in sources: SourceFiles) -> [TextEdit] {
    guard let text = sources[file]?.text else { return [] }
    return imports.compactMap { item in
      let home = moves.target(of: file)
      let target = moves.target(of: resolveImport(item.path, from: file))
      guard resolveImport(item.path, from: home) != target else { return nil }
      let path = item.path.hasPrefix("/") ? target.name : relativePath(to: target, from: home)
      return TextEdit(fileSpan(item.pathSpan), of: text, by: stringLiteral(path))
    }
  }
}
