/// The words that begin something or join its parts; names like any other wherever they cannot.
public enum Keyword: String, Sendable, CaseIterable {
  case `import`, `let`, component, param, screen, when, expect, allow, on, inset

  /// Its effect, in a sentence or two.
  public var summary: String {
    switch self {
    case .import:
      "Makes the lets and components of another file visible, not what that file imports in turn."
    case .let:
      "Names a value: a number, a size, a string, a font, a priority or a word."
    case .component:
      "Views to put in elsewhere by the component's name: parameters, and exactly one root view."
    case .param:
      "A value that each instance may give in its braces; the default stands here and gives the type."
    case .screen:
      "One screen: its views, and the environments in which it is solved and checked."
    case .when:
      "Properties, constraints and views that are there only where the condition holds. A later "
        + "assignment wins over an earlier one."
    case .expect:
      "A relation that is checked in every environment, or on the devices it names, and moves nothing."
    case .allow:
      "Accepts a diagnostic for the view in whose braces it stands, and for what is inside of it."
    case .on:
      "Names the devices on which the expectation is checked."
    case .inset:
      "Moves edges inward: one number, or four in the order top, leading, bottom, trailing."
    }
  }
}
