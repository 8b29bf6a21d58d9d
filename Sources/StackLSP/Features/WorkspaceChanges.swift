import JSONRPC
import StackDSL

/// Changes outside of the documents: `workspace/didChangeWatchedFiles`, `didChangeWorkspaceFolders`,
/// `didChangeConfiguration`.
extension Method {
  static let didChangeWatchedFiles = Method(
    "workspace/didChangeWatchedFiles",
    .notification { session, parameters throws(ResponseError) in
      let changed = try parameters["changes"].elements().map { change throws(ResponseError) in
        DocumentURI.file(try change["uri"].string())
      }
      if changed.contains(where: { $0.lastComponent == Project.fileName }) {
        session.readProjects()
      }
      // The client owns the text of an open document, whatever happens to its file.
      let seen = changed.filter { session.files.documents[$0] == nil }
      for file in seen { session.textChanged(file) }
      if !seen.isEmpty { session.refreshViews() }
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
}

extension Session {
  /// Registers for changes of files and settings, and requests the settings.
  mutating func askForWhatIsNeeded() {
    var registrations: [JSON] = []
    if client.watchedFiles {
      registrations.append([
        "id": "stack-files", "method": "workspace/didChangeWatchedFiles",
        "registerOptions": [
          "watchers": [
            ["globPattern": "**/*.{stack,storyboard,xib}"], ["globPattern": "**/stack.toml"],
          ]
        ],
      ])
    }
    if client.registersConfiguration {
      registrations.append([
        "id": "stack-settings", "method": "workspace/didChangeConfiguration",
        "registerOptions": ["section": "stack"],
      ])
    }
    if !registrations.isEmpty {
      ask("client/registerCapability", ["registrations": .array(registrations)])
    }
    if client.configuration { askForSettings() }
  }

  fileprivate mutating func askForSettings() {
    ask("workspace/configuration", ["items": [["section": "stack"]]]) { session, response in
      guard case .success(let answer) = response.result else { return }
      session.apply(settings: answer.arrayValue?.first)
    }
  }

  /// Applies the settings that are valid, and reports the keys that are not. Without settings, because there
  /// were none or the user has removed them, the initial ones apply.
  mutating func apply(settings json: JSON?) {
    guard let json, json != .null else { return use(initialSettings) }
    let (settings, complaints) = Settings.read(json)
    for complaint in complaints {
      notify("window/showMessage", ["type": 2, "message": .string("stack-lsp: \(complaint)")])
    }
    use(settings)
  }

  private mutating func use(_ settings: Settings) {
    guard settings != self.settings else { return }
    self.settings = settings
    cache.usualDefaults.devices = settings.devices
    for file in files.openFiles { unpublished.add(file) }
    refreshViews()
  }

  /// Refreshes what the client shows of documents that it has not changed itself: hints, lenses, colors, and
  /// the diagnostics that it requests.
  mutating func refreshViews() {
    // The server may send no request before it has answered `initialize`.
    guard phase == .running else { return }
    for method in client.refreshes { refresh(method) }
  }

  /// A client that has not answered yet is asked once more when it does, instead of once for every change
  /// until then.
  private mutating func refresh(_ method: String) {
    guard refreshing[method] == nil else { return refreshing[method] = .again }
    refreshing[method] = .asked
    ask(method, nil) { session, _ in
      let isDue = session.refreshing.removeValue(forKey: method) == .again
      if isDue { session.refresh(method) }
    }
  }
}
