import StackDSL

extension LayoutReading {
  /// What the screen is, in a sentence: a section's header is no cell.
  var nameOfHost: String { (sectionHost ?? .cell).rawValue }

  /// Whether the screen is the header or the footer of a section, and which; nil for any other.
  var sectionHost: StackDSL.Host? {
    let hosts = screen.properties.filter { $0.name == .host }.flatMap(\.value.items)
    guard case .host(let host, _)? = hosts.first else { return nil }
    return host == .header || host == .footer ? host : nil
  }
}
