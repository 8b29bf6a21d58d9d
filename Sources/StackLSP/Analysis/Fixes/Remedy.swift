import LayoutEngine
import StackDSL

/// A change that may mend a finding, as its rule proposes it.
///
/// It is offered only after it was applied to a copy, solved again in every environment and found
/// to help; until then it costs nothing.
struct Remedy: Sendable, Hashable {
  /// What and to which number, without the effect: "Lower horizontal hugging of bio to 249".
  var title: String
  var changes: [Change]
  /// The views whose new sizes the title shows, on this axis.
  var shows: [ViewIndex] = []
  var axis: LayoutEngine.Axis?
  var kind = Fix.Kind.quickFix
  /// Would help any finding of its kind; one that knows what went wrong is preferred to it.
  var isGeneral = false

  init(
    _ title: String, _ changes: [Change], shows: [ViewIndex] = [], axis: LayoutEngine.Axis? = nil
  ) {
    self.title = title
    self.changes = changes
    self.shows = shows
    self.axis = axis
  }
}

/// One change of one member of the file.
enum Change: Sendable, Hashable {
  /// `hugging.horizontal: 249`, in place of an assignment of the same name or as a new member.
  case set(ViewIndex, PropertyName, String)
  case removeProperty(ViewIndex, PropertyName)
  /// A new member in the braces of a view: a child, an `allow`.
  case addMember(ViewIndex, String)
  /// The same, behind the constraints that stand there already.
  case addConstraint(ViewIndex, String)
  /// By index in `Screen.constraints`.
  case setPriority(constraint: Int, Double)
  case setConstant(constraint: Int, Double)
  case setRelation(constraint: Int, StackDSL.Constraint.Relation)
  case removeConstraint(Int)
  case replace(SourceSpan, String)
  /// The member that stands at this place goes, with its line if nothing else is on it.
  case removeMember(SourceSpan)
}

extension ScreenEditor {
  /// Nil where the text gives no place for the change.
  func edits(for change: Change) -> [TextEdit]? {
    switch change {
    case .set(let view, let property, let value): set(property, of: view, to: value)
    case .removeProperty(let view, let property): remove(property, of: view)
    case .addMember(let view, let member): add(member, to: view)
    case .addConstraint(let view, let member): addConstraint(member, to: view)
    case .setPriority(let index, let priority): setPriority(ofConstraint: index, to: priority)
    case .setConstant(let index, let constant): setConstant(ofConstraint: index, to: constant)
    case .setRelation(let index, let relation): setRelation(ofConstraint: index, to: relation)
    case .removeConstraint(let index): removeConstraint(index)
    case .replace(let span, let newText): [TextEdit(span, newText)]
    case .removeMember(let span): remove(span)
    }
  }
}
