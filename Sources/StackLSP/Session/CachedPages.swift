import StackDSL

/// Pages as files in the user's cache folder, for editors that cannot show documents of the server.
enum CachedPages {
  /// `XDG_CACHE_HOME`, otherwise `~/.cache`.
  static var userFolder: String? {
    func path(_ name: String) -> String? {
      OwnProcess.variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return path("XDG_CACHE_HOME") ?? path("HOME").map { "\($0)/.cache" }
  }

  /// The path of a folder for pages of one kind, created if it does not exist.
  static func folder(_ name: String, below base: String) -> String {
    var path = base
    DiskFile.makeFolder(path)
    for part in ["stack-lsp", version, name] {
      path += "/\(part)"
      DiskFile.makeFolder(path)
    }
    return path
  }

  /// Writes a page over the last one of its name; nil if that fails.
  ///
  /// - Returns: the path.
  static func write(_ document: VirtualDocument, _ text: String) -> String? {
    let name: String
    switch document {
    case .rule(let code): name = "\(code).md"
    case .screen(let kind, let file, let screen):
      let plain = (screen.isEmpty ? file.lastComponent : screen)
        .map { $0.isLetter || $0.isNumber ? $0 : "_" }
      let form = kind == .swift ? "" : "-\(kind.rawValue)"
      name = "\(String(plain))\(form).\(kind.suffix)"
    case .logs(_, let line): name = "log-\(line).md"
    }
    return userFolder.flatMap { base in
      let path = folder("pages", below: base) + "/" + name
      return DiskFile.put(path, Array(text.utf8)) == .done ? path : nil
    }
  }
}
