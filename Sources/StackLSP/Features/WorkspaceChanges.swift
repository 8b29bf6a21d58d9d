import JSONRPC
import StackDSL

/// What the client tells of the world around the documents: `workspace/didChangeWatchedFiles`,
/// `didChangeWorkspaceFolders`, `didChangeConfiguration`, `willRenameFiles`.
extension Method {
  static let didChangeWatchedFiles = Method(
    "workspace/didChangeWatchedFiles",
    .notification { session, parameters throws(ResponseError) in
      for change in try parameters["changes"].elements() {
        session.fileChangedOnDisk(DocumentURI.file(try change["uri"].string()))
      }
    })

  static let didChangeWorkspaceFolders = Method(
    "workspace/didChangeWorkspaceFolders",
    .notification { session, parameters throws(ResponseError) in
      let event = parameters["event"]
      for folder in try event["removed"].elements() {
        let gone = DocumentURI.file(try folder["uri"].string())
        session.folders.removeAll { $0 == gone }
      }
      for folder in try event["added"].elements() {
        session.folders.append(DocumentURI.file(try folder["uri"].string()))
      }
    },
    capabilities: { _ in
      ["workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]]]
    })

  static let didChangeConfiguration = Method(
    "workspace/didChangeConfiguration",
    .notification { session, parameters in
      if session.client.configuration {
        session.askForSettings()
      } else {
        session.apply(settings: parameters["settings"]["stack"].json)
      }
    })

  static let willRenameFiles = Method(
    "workspace/willRenameFiles",
    .request { session, parameters throws(ResponseError) in
      var moves: [FileID: FileID] = [:]
      for move in try parameters["files"].elements() {
        moves[DocumentURI.file(try move["oldUri"].string())] =
          DocumentURI.file(try move["newUri"].string())
      }
      var edits: [TextEdit] = []
      for file in session.workspaceFiles() {
        edits += session.modelled(of: file).model.importEdits(after: moves)
      }
      guard let file = edits.first?.span.file else { return .null }
      return session.readOnlySnapshot(of: file)?.workspaceEdit(edits) ?? .null
    },
    capabilities: { _ in
      [
        "workspace": [
          "fileOperations": [
            "willRename": [
              "filters": [
                ["scheme": "file", "pattern": ["glob": "**/*.stack", "matches": "file"]]
              ]
            ]
          ]
        ]
      ]
    })
}

extension Session {
  /// Asks to be told of files that change on disk, and for the settings.
  mutating func askForWhatIsNeeded() {
    if client.watchedFiles {
      ask(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "stack-files", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": [["globPattern": "**/*.stack"]]],
            ]
          ]
        ])
    }
    if client.configuration { askForSettings() }
  }

  fileprivate mutating func askForSettings() {
    ask("workspace/configuration", ["items": [["section": "stack"]]]) { session, response in
      guard case .success(let answer) = response.result else { return }
      session.apply(settings: answer.arrayValue?.first)
    }
  }

  /// Takes over what can be understood, and says which keys cannot.
  mutating func apply(settings json: JSON?) {
    guard let json, json != .null else { return }
    let (settings, complaints) = Settings.read(json)
    for complaint in complaints {
      notify("window/showMessage", ["type": 2, "message": .string("stack-lsp: \(complaint)")])
    }
    guard settings != self.settings else { return }
    self.settings = settings
    for file in files.openFiles { unpublished.add(file) }
  }

  fileprivate mutating func fileChangedOnDisk(_ file: FileID) {
    guard files.documents[file] == nil else { return }
    for dependent in cache.dependents(of: file) where files.documents[dependent] != nil {
      unpublished.add(dependent)
    }
    if client.pullsDiagnostics, client.refreshDiagnostics {
      ask("workspace/diagnostic/refresh", nil)
    }
  }
}

extension Model {
  /// The imports of this file that must be written anew when files move.
  fileprivate func importEdits(after moves: [FileID: FileID]) -> [TextEdit] {
    imports.compactMap { item in
      let old = resolveImport(item.path, from: file)
      let home = moves[file] ?? file
      let target = moves[old] ?? old
      guard resolveImport(item.path, from: home) != target else { return nil }
      let path = item.path.hasPrefix("/") ? target.name : relativePath(from: home, to: target)
      return TextEdit(item.pathSpan, stringLiteral(path))
    }
  }

  private func relativePath(from home: FileID, to target: FileID) -> String {
    let here = home.name.split(separator: "/").dropLast()
    let there = target.name.split(separator: "/")
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: here.count - shared)
    return (up + there.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
