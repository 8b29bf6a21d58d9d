import JSONRPC
import StackDSL

/// `workspace/willRenameFiles`: the imports follow files and folders that get another path.
extension Method {
  static let willRenameFiles = Method(
    "workspace/willRenameFiles",
    .request { session, parameters throws(ResponseError) in
      let moves = try parameters["files"].elements().map { move throws(ResponseError) in
        FileMove(
          from: DocumentURI.file(try move["oldUri"].string()),
          to: DocumentURI.file(try move["newUri"].string()))
      }
      var edits: [TextEdit] = []
      for file in session.workspaceFiles() {
        edits += session.modelled(of: file).model.importEdits(after: moves)
      }
      guard let file = edits.first?.span.file else { return .null }
      return session.readOnlySnapshot(of: file)?.workspaceEdit(edits) ?? .null
    },
    capabilities: { _ in
      let filters: JSON = [
        ["scheme": "file", "pattern": ["glob": "**/*.stack", "matches": "file"]],
        ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
      ]
      return ["workspace": ["fileOperations": ["willRename": ["filters": filters]]]]
    })
}

/// A file or a folder that gets another path.
private struct FileMove {
  var from: FileID
  var to: FileID

  /// Where `file` is after the move; nil where it stays.
  func target(of file: FileID) -> FileID? {
    if file == from { return to }
    let folder = Self.folder(from)
    guard file.name.hasPrefix(folder) else { return nil }
    return FileID(Self.folder(to) + file.name.dropFirst(folder.count))
  }

  /// As the beginning of the paths inside of it.
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
  /// The imports of this file that must be written anew when files move.
  fileprivate func importEdits(after moves: [FileMove]) -> [TextEdit] {
    imports.compactMap { item in
      let home = moves.target(of: file)
      let target = moves.target(of: resolveImport(item.path, from: file))
      guard resolveImport(item.path, from: home) != target else { return nil }
      let path = item.path.hasPrefix("/") ? target.name : relativePath(to: target, from: home)
      return TextEdit(item.pathSpan, stringLiteral(path))
    }
  }
}
