import StackDSL

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The pages of the rules as files, for editors that cannot show what the server writes: an address that
/// opens in any browser or editor.
enum RulePages {
  /// By code. The files lie in the user's folder for caches, and are written when the first address is
  /// asked for; what cannot be written has none.
  static let addresses: [String: String] = userFolder.map(write) ?? [:]

  /// `XDG_CACHE_HOME`, else `~/.cache`.
  private static var userFolder: String? {
    func path(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    return path("XDG_CACHE_HOME") ?? path("HOME").map { "\($0)/.cache" }
  }

  /// Writes the pages below a folder and names their addresses.
  static func write(to folder: String) -> [String: String] {
    var path = folder
    mkdir(path, 0o755)
    for part in ["stack-lsp", version, "rules"] {
      path += "/\(part)"
      mkdir(path, 0o755)
    }
    var addresses: [String: String] = [:]
    for rule in Rule.all {
      let file = "\(path)/\(rule.code).md"
      let bytes = Array(rule.markdown.utf8)
      // Another build of this version may have left another text.
      guard DiskFile.read(file) == bytes || DiskFile.put(file, bytes) == .done else { continue }
      addresses[rule.code] = DocumentURI.uri(of: FileID(file))
    }
    return addresses
  }
}
