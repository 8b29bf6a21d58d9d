import LayoutEngine
import StackDSL

extension LayoutReading {
  /// The word for the screen in a sentence: a section's header is not a cell.
  var nameOfHost: String {
    switch host {
    case .cell, .collectionCell, nil: StackDSL.Host.cell.rawValue
    case .header, .footer, .view: host?.rawValue ?? ""
    }
  }

  /// The kind of section view that the screen is, a header or a footer; nil for any other.
  var sectionHost: StackDSL.Host? { host == .header || host == .footer ? host : nil }

  private var host: StackDSL.Host? {
    let hosts = screen.properties.filter { $0.name == .host }.flatMap(\.value.items)
    guard case .host(let host, _)? = hosts.first else { return nil }
    return host
  }
}
