import StackDSL

/// The pages of the rules as files, for editors that cannot show documents of the server. Any browser or
/// editor opens their addresses.
enum RulePages {
  /// The addresses by code. The files are in the user's cache folder and are written when the first address
  /// is requested; a page that cannot be written has no address.
  static let addresses: [String: String] = CachedPages.userFolder.map(write) ?? [:]

  /// Writes the pages to a folder and returns their addresses.
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
