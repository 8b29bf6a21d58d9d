extension String {
  /// Whether the bytes of `word` stand in it. The standard library's search looks for characters that may be written in
  /// several ways and takes ten thousand instructions for a short name; words of the language and of file formats
  /// are written in one.
  public func holds(_ word: String) -> Bool {
    let sought = word.utf8
    guard let first = sought.first else { return true }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: sought) { return true }
      rest = rest[rest.index(after: start)...]
    }
    return false
  }
}
