import StackDSL

/// The pages of the rules as files, for editors that cannot show what the server writes: an address that
/// opens in any browser or editor.
enum RulePages {
  /// By code. The files lie in the user's folder for caches, and are written when the first address is
  /// asked for; what cannot be written has none.
  static let addresses: [String: String] = CachedPages.userFolder.map(write) ?? [:]

  /// Writes the pages below a folder and names their addresses.
  static func write(to folder: String) -> [String: String] {
    let path = CachedPages.folder("rules", below: folder)
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
