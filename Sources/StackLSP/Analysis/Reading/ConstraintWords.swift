import LayoutEngine
import StackDSL

extension LayoutReading {
  /// The superview of a view.
  func superview(of view: ViewIndex) -> ViewIndex { screen.views[view.index].parent ?? .screen }

  /// A constraint that could be added, in the words of the file.
  func text(_ constraint: PlainConstraint) -> String {
    line(moved: screen.text(of: constraint, in: constraint.first.view), constraint)
  }

  /// A changed constraint, as its line or as Xcode's outline shows it.
  func line(moved text: String, _ constraint: PlainConstraint) -> String {
    screen.isOfInterfaceBuilder ? screen.outlineText(of: constraint) : text
  }

  /// Replaces a constraint as a whole, in the words that apply in its braces.
  func restating(_ index: Int, _ constraint: PlainConstraint) -> Change {
    let owner = screen.constraints[index].owner
    return .restate(constraint: index, screen.text(of: constraint, in: owner), constraint)
  }
}
