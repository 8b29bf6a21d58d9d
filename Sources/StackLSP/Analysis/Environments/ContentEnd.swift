import LayoutEngine

/// Where everything that is not known for sure stands at one end of what it may be: contents and the
/// room that code gives.
enum ContentEnd: Sendable, Hashable, CaseIterable {
  /// The least content in the most room.
  case roomy
  /// The most content in the least room.
  case tight
}

extension Environment {
  /// The same with everything uncertain at one end.
  func at(_ end: ContentEnd) -> Environment {
    var environment = self
    environment.end = end
    switch host {
    case .screen:
      // A child of another controller has what that leaves of the safe area.
      if end == .roomy, isPlaceOpen { environment.safeArea = Insets() }
    case .cell:
      // Every phone that runs iOS 16 or later is at least so wide (`DeviceTable`).
      if end == .roomy { environment.size.width = max(size.width, 375) }
    case .free:
      guard isHostOpen else { break }
      environment.size.width *= end == .roomy ? 2 : 0.5
    }
    return environment
  }

  /// Code decides where a controller's view is shown.
  var isPlaceOpen: Bool { host == .screen && isSizeOpen && safeArea != Insets() }

  /// Code decides how wide the container is.
  var isHostOpen: Bool {
    if case .free = host { return isSizeOpen }
    return false
  }
}
