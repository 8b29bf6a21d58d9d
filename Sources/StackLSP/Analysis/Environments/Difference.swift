/// The difference between the failing environments and the primary one.
enum Difference: Sendable {
  case device, sizeClass, textSize(TextSize), language(Language), direction, state(String)
  case system(Int)

  /// The difference of the failing environment nearest to the primary one. A dimension that the file varies
  /// on purpose (a state, a text size) precedes the device.
  init?(from primary: Environment, to failing: [Environment]) {
    func differences(_ environment: Environment) -> [Difference] {
      var found: [Difference] = []
      if let state = environment.state, state != primary.state { found.append(.state(state)) }
      if environment.textSize != primary.textSize { found.append(.textSize(environment.textSize)) }
      if environment.language != primary.language { found.append(.language(environment.language)) }
      if environment.direction != primary.direction { found.append(.direction) }
      if environment.device == primary.device,
        environment.orientation != primary.orientation
      {
        found.append(.sizeClass)
      }
      if environment.device != primary.device { found.append(.device) }
      if environment.system != primary.system && found.isEmpty {
        found.append(.system(environment.system))
      }
      return found
    }
    let nearest = failing.map(differences).min { $0.count < $1.count }
    guard let first = nearest?.first else { return nil }
    self = first
  }

  /// Whether the difference is in the room that the screen has.
  var isOfRoom: Bool {
    switch self {
    case .device, .sizeClass: true
    case .textSize, .language, .direction, .state, .system: false
    }
  }
}
