import LayoutEngine
import StackDSL

/// The constraints of a screen that a log refers to, matched by identifier, class and numbers so that each
/// view of the log is one view of the screen.
struct LoggedScreenMatch {
  let screen: Screen
  /// The index in `Screen.constraints`, keyed by index in the log.
  private(set) var constraints: [Int: Int] = [:]
  private(set) var views: [LoggedItem: ViewIndex] = [:]

  /// The most steps of a search: a log of thousands of equal rows has more combinations than anybody waits
  /// for.
  private static let mostSteps = 20_000

  init(_ log: ConflictLog, in screen: Screen) {
    self.screen = screen
    var search = Search(steps: Self.mostSteps)
    let wanted = log.constraints.enumerated().filter { $0.element.origin.isUser }
      .map { index, constraint in
        (index, screen.constraints.indices.flatMap { Binding.all(constraint, $0, in: screen) })
      }
      .filter { !$0.1.isEmpty }
      .sorted { $0.1.count < $1.1.count }
    search.run(wanted[...], Self.Found())
    constraints = search.best.constraints
    views = search.best.views
  }

  fileprivate struct Found {
    var constraints: [Int: Int] = [:]
    var views: [LoggedItem: ViewIndex] = [:]
  }

  private struct Search {
    var steps: Int
    var best = Found()

    mutating func run(_ rest: ArraySlice<(Int, [Binding])>, _ found: Found) {
      steps -= 1
      if found.constraints.count > best.constraints.count { best = found }
      // Even all the remaining matches would not beat the best one.
      guard steps > 0, let (index, bindings) = rest.first,
        found.constraints.count + rest.count > best.constraints.count
      else { return }
      let taken = Set(found.constraints.values)
      for binding in bindings where !taken.contains(binding.constraint) {
        guard let views = binding.merged(into: found.views) else { continue }
        var next = found
        next.constraints[index] = binding.constraint
        next.views = views
        run(rest.dropFirst(), next)
      }
      run(rest.dropFirst(), found)
    }
  }
}

/// One way to read a constraint of the log as a constraint of the screen.
private struct Binding {
  var constraint: Int
  var views: [(LoggedItem, ViewIndex)]

  static func all(_ logged: LoggedConstraint, _ index: Int, in screen: Screen) -> [Binding] {
    let written = screen.constraints[index]
    if let identifier = logged.identifier, written.identifier != identifier { return [] }
    return [logged, logged.turned].compactMap { $0 }.compactMap { form in
      guard form.saysTheSame(as: written) else { return nil }
      var views = [(form.first.item, written.first.view)]
      if let second = form.second, let anchor = written.second {
        views.append((second.item, anchor.view))
      }
      let fits = views.allSatisfy { $0.isGuide || $0.mayBe(screen.views[$1.index]) }
      return fits ? Binding(constraint: index, views: views.filter { !$0.0.isGuide }) : nil
    }
  }

  /// Nil if a view of the log would be two of the screen, or the reverse.
  func merged(into known: [LoggedItem: ViewIndex]) -> [LoggedItem: ViewIndex]? {
    var merged = known
    for (item, view) in views {
      if let other = merged[item] {
        guard other == view else { return nil }
      } else {
        guard !merged.values.contains(view) else { return nil }
        merged[item] = view
      }
    }
    return merged
  }
}

extension LoggedConstraint {
  /// The same constraint from the other end.
  fileprivate var turned: LoggedConstraint? {
    guard let second, multiplier != 0 else { return nil }
    var turned = self
    turned.first = second
    turned.second = first
    turned.multiplier = 1 / multiplier
    turned.constant = -constant / multiplier
    turned.relation = multiplier > 0 ? relation.flipped : relation
    return turned
  }

  fileprivate func saysTheSame(as written: Constraint) -> Bool {
    guard first.attribute == written.first.attribute,
      second?.attribute == written.second?.attribute,
      relation == written.relation
    else { return false }
    return (constant - written.constant).magnitude < 0.01
      && (multiplier - written.multiplier).magnitude < 0.001
  }
}

extension LoggedItem {
  /// Whether the class and text of a screen's view fit this item.
  fileprivate func mayBe(_ view: View) -> Bool {
    if className.isEmpty { return view.name == id }
    let written = view.properties.last { $0.name == .class }?.value.name
    if let written { return written == className }
    let own = view.kind.className
    let isOfTheApp = !className.hasPrefix("UI") && !className.hasPrefix("_UI")
    return own == className
      || (own == "UIView" && (isOfTheApp || className.contains("ContentView")))
  }
}
