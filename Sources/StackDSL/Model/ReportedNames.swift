/// Names that a screen does not know; each is reported once, where it first stands.
struct ReportedNames {
  private var names: Set<String> = []
  /// Every place where one was met, whether it was reported there or not.
  private var places: [(name: String, span: SourceSpan)] = []

  /// Notes that a name is not known at a place; false where it has been reported before.
  mutating func isFirst(_ name: String, at span: SourceSpan) -> Bool {
    places.append((name, span))
    return names.insert(name).inserted
  }

  mutating func move(by relocation: Relocation) {
    for index in places.indices { relocation.move(&places[index].span) }
  }

  /// Takes out what was met inside of a span.
  mutating func remove(inside span: SourceSpan) -> ReportedNames {
    let inside = places.filter { span.contains($0.span) }
    if !inside.isEmpty { self = ReportedNames(places.filter { !span.contains($0.span) }) }
    return ReportedNames(inside)
  }

  /// Puts in what was met elsewhere; false where a name was met in both.
  mutating func insert(_ other: ReportedNames) -> Bool {
    guard names.isDisjoint(with: other.names) else { return false }
    self = ReportedNames(places + other.places)
    return true
  }

  func isDisjoint(with other: ReportedNames) -> Bool { names.isDisjoint(with: other.names) }

  init() {}

  private init(_ places: [(name: String, span: SourceSpan)]) {
    self.places = places
    names = Set(places.map(\.name))
  }
}
