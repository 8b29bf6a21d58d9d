import LayoutEngine
import StackDSL

extension Refactoring {
  /// Makes a property or a constraint conditional: under a condition that the screen already has, or one that
  /// distinguishes its environments.
  static let moveIntoWhen = Refactoring(kind: .rewrite) { place -> [Offer] in
    guard place.member.kind == .property || place.member.kind == .constraint,
      let screen = place.model.screen(holding: place.section.span(place.member))
    else { return [] }
    let range = place.range(of: place.member)
    let text = place.text(range)
    return conditions(for: place, in: screen).map { condition in
      Offer(
        title: "Move into when \(condition)",
        edits: [place.edit(range, "when \(condition) { \(text) }")])
    }
  }

  /// More would be a list rather than a menu.
  private static let mostConditions = 6

  private static func conditions(for place: RefactoringPlace, in screen: Screen) -> [String] {
    let around = place.conditionsAround
    let stated = screen.conditions.compactMap { place.range(of: $0.span).map(place.text) }
    let settings = FileSettings(place.model)
    let telling = distinctions(between: environments(of: screen, settings: settings))
    let candidates = unique(stated + telling).filter { !around.contains($0) }
    return Array(candidates.prefix(mostConditions))
  }

  /// The traits of some of the environments that the first one lacks.
  private static func distinctions(between environments: [Environment]) -> [String] {
    guard let first = environments.first else { return [] }
    var conditions: [String] = []
    for other in environments.dropFirst() {
      if let state = other.state, state != first.state { conditions.append("state == \(state)") }
      if other.verticalSizeClass != first.verticalSizeClass {
        conditions.append("verticalSizeClass == \(other.verticalSizeClass.rawValue)")
      }
      if other.horizontalSizeClass != first.horizontalSizeClass {
        conditions.append("horizontalSizeClass == \(other.horizontalSizeClass.rawValue)")
      }
      if other.textSize != first.textSize {
        conditions.append("textSize >= \(other.textSize.rawValue)")
      }
      if other.direction != first.direction {
        conditions.append("direction == \(other.direction.word)")
      }
    }
    return conditions
  }
}

extension RefactoringPlace {
  /// The conditions of every `when` around the member, as written.
  fileprivate var conditionsAround: [String] {
    ancestors.filter { $0.kind == .when }.compactMap { $0.first(.condition) }
      .map { text(range(of: $0)) }
  }
}

extension Model {
  /// The screen or component that contains the property or constraint at this span. Properties of the screen
  /// itself (its devices, its states) cannot depend on a condition.
  fileprivate func screen(holding span: SourceSpan) -> Screen? {
    guard let screen = item(around: span) else { return nil }
    let isConstraint = screen.constraints.contains { $0.span == span }
    let isProperty = screen.views.contains { view in
      view.properties.contains { $0.span == span && $0.name.description.owners != [.screen] }
    }
    return isConstraint || isProperty ? screen : nil
  }
}
