/// The kind of a node of the tree.
public enum NodeKind: UInt8, Sendable {
  /// The root of a section: top-level items.
  case section
  case importItem, letItem, component, parameter, screen
  /// `{ members }` with its braces, or one of them where the other is missing.
  case block

  case property, view, constraint, when, expect, allow

  /// The name that a declaration gives.
  case name
  /// The word before a view's name: `label`, `NameRow`.
  case viewKind
  /// `first.field.width`, names and dots.
  case path
  /// One value of a property: a run of tokens, read by the type that the property wants.
  case value
  /// Operands (`number`, `path`, `group`) and arithmetic operators side by side; precedence is
  /// applied when it is read.
  case expression
  case number
  /// `( expression )`
  case group
  /// `inset 20` or `inset 20, 16, 20, 16`
  case inset
  /// `@ 999`
  case priority
  /// Comparisons, groups, `!`, `&&` and `||` side by side.
  case condition
  case comparison
  case conditionGroup
  /// `on iPhoneSE3, iPadMini`
  case devices

  /// Tokens that belong nowhere; a message stands with them.
  case unexpected
  /// Nothing, where something had to stand; a message stands with it.
  case missing

  /// Whether it can stand in the braces of a view.
  var isMember: Bool {
    switch self {
    case .property, .view, .constraint, .when, .expect, .allow: true
    default: false
    }
  }
}
