import LayoutEngine
import StackDSL

/// One end of everything that is uncertain in a layout: contents, and the room that code provides.
enum ContentEnd: Sendable, Hashable, CaseIterable {
  /// The smallest content in the largest room.
  case roomy
  /// The largest content in the smallest room.
  case tight
}

extension Environment {
  /// The environment with every uncertain value at one end.
  func at(_ end: ContentEnd) -> Environment {
    var environment = self
    environment.end = end
    switch host {
    case .screen:
      // A child of another controller gets the part of the safe area that the parent leaves, and what is pushed stands
      // below a navigation bar.
      guard isPlaceOpen else { break }
      if end == .roomy { environment.safeArea = Insets() } else { environment.safeArea.top += 44 }
    case .cell(let stated):
      // Every phone that runs iOS 16 or later is at least this wide (`DeviceTable`).
      if end == .roomy, stated.width == nil { environment.size.width = max(size.width, 375) }
    case .free:
      guard isHostOpen else { break }
      environment.size.width *= end == .roomy ? 2 : 0.5
    }
    return environment
  }

  /// Whether code decides where a controller's view is shown.
  var isPlaceOpen: Bool { host == .screen && isSizeOpen && safeArea != Insets() }

  /// Whether code decides how wide the container is.
  var isHostOpen: Bool {
    if case .free(_, let stated) = host { return isSizeOpen && stated.width == nil }
    return false
  }
}
