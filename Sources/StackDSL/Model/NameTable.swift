/// The names of a screen's views, in the screen and inside of each instance of a component.
struct NameTable {
  /// The names of the screen and, after them, those of each instance around the place.
  private var scopes: [[String: ViewIndex]] = [[:]]
  /// The scopes of a view that is the root of an instance, the outermost first.
  private var insides: [ViewIndex: [Int]] = [:]

  mutating func reserveCapacity(_ count: Int) { scopes[0].reserveCapacity(count) }

  /// For the names inside of one more instance.
  mutating func addScope() -> Int {
    scopes.append([:])
    return scopes.count - 1
  }

  /// A component whose root is an instance itself has both insides.
  mutating func setInside(of root: ViewIndex, to scope: Int) {
    insides[root, default: []].insert(scope, at: 0)
  }

  /// Calls a view by a name; the view that has it already, which keeps it.
  mutating func declare(_ name: String, as view: ViewIndex, in scope: Int) -> ViewIndex? {
    guard let first = scopes[scope].updateValue(view, forKey: name) else { return nil }
    scopes[scope][name] = first
    return first
  }

  /// The view of a name as it is seen from a place, the innermost scope first.
  func view(named name: String, in context: MemberContext) -> ViewIndex? {
    for scope in context.lookup {
      if let view = scopes[scope][name] { return view }
    }
    return nil
  }

  /// The view of a name inside of an instance.
  func view(named name: String, inside root: ViewIndex) -> ViewIndex? {
    for scope in insides[root] ?? [] {
      if let view = scopes[scope][name] { return view }
    }
    return nil
  }

  /// All views of a name, wherever it is seen.
  func views(named name: String) -> some Sequence<ViewIndex> {
    scopes.lazy.compactMap { $0[name] }
  }

  /// The names that are seen from a place and that a condition holds for.
  func names(in context: MemberContext, where isWanted: (String) -> Bool) -> [String] {
    context.lookup.flatMap { scopes[$0].keys.filter(isWanted) }.sorted()
  }

  func names(inside root: ViewIndex) -> [String] {
    (insides[root] ?? []).flatMap { scopes[$0].keys }.sorted()
  }
}
