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
  var axis: Axis?
  var kind = Fix.Kind.quickFix
  /// Puts right the very member that is wrong: preferred to whatever else helps.
  var isCorrection = false
  /// Would help any finding of its kind; one that knows what went wrong is preferred to it.
  var isGeneral = false
  /// Found by a search and proposed by no rule: it stands behind what a rule proposes.
  var isSearched = false
  /// Tried only where nothing else helps.
  var isLastResort = false
  /// Another way to write the same layout: it is no fix if any frame changes.
  var keepsFrames = false
  /// The same edit at every place where the finding was made.
  var isForAll = false
  /// The file says what is instead of what should be: worth a menu entry, never the preferred fix.
  var onlyAccepts = false

  init(
    _ title: String, _ changes: [Change], shows: [ViewIndex] = [], axis: Axis? = nil
  ) {
    self.title = title
    self.changes = changes
    self.shows = shows
    self.axis = axis
  }
}

extension Remedy {
  /// The same behind those that know what went wrong.
  var asGeneral: Remedy {
    var remedy = self
    remedy.isCorrection = false
    remedy.isGeneral = true
    return remedy
  }

  /// Takes away what the author wrote, in place of changing it.
  var deletes: Bool {
    changes.contains { change in
      switch change {
      case .removeConstraint, .remove, .removeProperty: true
      default: false
      }
    }
  }

  /// What all changes come to, each edit once; nil where one has no place in the file.
  func edits(in editor: some ChangeEditor) -> [TextEdit]? {
    let added: [AddedConstraint] = changes.compactMap { change in
      guard case .addConstraint(let view, let constraint) = change else { return nil }
      return (view, constraint)
    }
    var parts: [[TextEdit]?] = []
    var isAdded = false
    for change in changes {
      guard case .addConstraint = change else {
        parts.append(editor.edits(for: change))
        continue
      }
      if !isAdded { parts.append(editor.add(added)) }
      isAdded = true
    }
    return joined(parts).map { unique($0).sharingBraces }
  }
}

/// Nil where one part is.
private func joined(_ parts: [[TextEdit]?]) -> [TextEdit]? {
  let edits = parts.compactMap { $0 }
  return edits.count == parts.count ? edits.flatMap { $0 } : nil
}

/// Something that a screen says, by its number in the model: a remedy is remembered while the text
/// around it moves, so it knows no places.
enum Member: Sendable, Hashable {
  case view(ViewIndex)
  /// An assignment, by its index in `View.properties`.
  case property(ViewIndex, Int)
  /// By index in `Screen.constraints`.
  case constraint(Int)
  /// By index in `Screen.expectations`.
  case expectation(Int)
  /// By index in `Screen.allowances`.
  case allowance(Int)
}

/// One change of one member of the file.
enum Change: Sendable, Hashable {
  /// `hugging.horizontal: 249`, in place of an assignment of the same name or as a new member.
  case set(ViewIndex, PropertyName, String)
  case removeProperty(ViewIndex, PropertyName)
  /// A new member in the braces of a view: a child, an `allow`.
  case addMember(ViewIndex, String)
  /// A new constraint in the braces of a view, behind those that stand there already.
  case addConstraint(ViewIndex, PlainConstraint)
  /// By index in `Screen.constraints`.
  case setPriority(constraint: Int, Double)
  case setConstant(constraint: Int, Double)
  case setRelation(constraint: Int, Constraint.Relation)
  case removeConstraint(Int)
  /// Other words in place of a constraint's, and what they say.
  case restate(constraint: Int, String, PlainConstraint)
  /// Other words in place of the whole member.
  case rewrite(Member, String)
  /// Other words in place of the view's kind: `spacer`, `spacer space`.
  case setKind(ViewIndex, String)
  /// The member goes, with its line if nothing else is on it.
  case remove(Member)
  /// The view goes, what is inside of it stays, but for these members.
  case dissolve(ViewIndex, without: [Member])
  case move(ViewIndex, before: ViewIndex)
  /// The child takes the place of the view around it, without and with these members.
  case replaceByChild(ViewIndex, ViewIndex, without: [Member], adding: [String])
  /// The view goes into a scroll view that takes its place.
  case wrapInScrollView(ViewIndex)
  /// All views of the screen go into a scroll view, with these new lines of some of them.
  case scrollContent(adding: [PlainConstraint])
  /// The view goes into a plain view of that name, with these members of its own.
  case wrapInView(ViewIndex, named: String, with: [String])
  /// The constraint goes into a `when` of the condition, or of its opposite.
  case confine(constraint: Int, toWhen: ConditionIndex, Bool)
  /// The constraint leaves the `when` in which it stands for one of the condition.
  case moveConstraint(Int, toWhen: ConditionIndex)
}

/// A new constraint, and the view in whose braces it goes.
typealias AddedConstraint = (view: ViewIndex, constraint: PlainConstraint)

/// Writes changes into the file of a screen.
protocol ChangeEditor {
  /// Nil where the file gives no place for the change.
  func edits(for change: Change) -> [TextEdit]?
  /// All at once, for they may share braces or a list that is new as well.
  func add(_ added: [AddedConstraint]) -> [TextEdit]?
}

extension ScreenEditor: ChangeEditor {
  func add(_ added: [AddedConstraint]) -> [TextEdit]? {
    joined(
      unique(added.map(\.view)).map { view in
        add(added.filter { $0.view == view }.map(\.constraint), to: view)
      })
  }

  func edits(for change: Change) -> [TextEdit]? {
    switch change {
    case .set(let view, let property, let value): set(property, of: view, to: value)
    case .removeProperty(let view, let property): remove(property, of: view)
    case .addMember(let view, let member): add(member, to: view)
    case .addConstraint(let view, let constraint): add([(view, constraint)])
    case .setPriority(let index, let priority): setPriority(ofConstraint: index, to: priority)
    case .setConstant(let index, let constant): setConstant(ofConstraint: index, to: constant)
    case .setRelation(let index, let relation): setRelation(ofConstraint: index, to: relation)
    case .removeConstraint(let index): removeConstraint(index)
    case .restate(let index, let newText, _):
      span(of: .constraint(index)).flatMap { replace($0, by: newText) }
    case .rewrite(let member, let newText): span(of: member).flatMap { replace($0, by: newText) }
    case .setKind(let view, let words): kindSpan(of: view).flatMap { replace($0, by: words) }
    case .remove(let member): span(of: member).flatMap(remove)
    case .dissolve(let view, let dropped):
      spans(of: dropped).flatMap { dissolve(view, without: $0) }
    case .move(let view, let other): move(view, before: other)
    case .replaceByChild(let view, let child, let dropped, let added):
      spans(of: dropped).flatMap { replace(view, byChild: child, without: $0, adding: added) }
    case .wrapInScrollView(let view): wrapInScrollView(view)
    case .scrollContent(let lines): scrollContent(adding: lines)
    case .wrapInView(let view, let name, let lines): wrap(view, in: name, with: lines)
    case .confine(let index, let condition, let holds):
      confine(constraint: index, toWhen: condition, holds)
    case .moveConstraint(let index, let condition): move(constraint: index, toWhen: condition)
    }
  }

  /// Nil where the screen has no such member.
  private func span(of member: Member) -> SourceSpan? {
    switch member {
    case .view(let view): element(view.index, of: screen.views)?.span
    case .property(let view, let index):
      element(view.index, of: screen.views).flatMap { element(index, of: $0.properties)?.span }
    case .constraint(let index): element(index, of: screen.constraints)?.span
    case .expectation(let index): element(index, of: screen.expectations)?.span
    case .allowance(let index): element(index, of: screen.allowances)?.span
    }
  }

  private func spans(of members: [Member]) -> [SourceSpan]? {
    let spans = members.compactMap(span)
    return spans.count == members.count ? spans : nil
  }

  private func kindSpan(of view: ViewIndex) -> SourceSpan? {
    element(view.index, of: screen.views)?.kindSpan
  }

  private func element<Element>(_ index: Int, of elements: [Element]) -> Element? {
    elements.indices.contains(index) ? elements[index] : nil
  }
}

extension DocumentEditor: ChangeEditor {
  /// A constraint stands in the list of the view that owns it, whatever views it names.
  func add(_ added: [AddedConstraint]) -> [TextEdit]? { add(added.map(\.constraint)) }

  /// Nil for what a storyboard or xib does not say in an attribute.
  func edits(for change: Change) -> [TextEdit]? {
    switch change {
    case .set(let view, let property, let value): set(property, of: view, to: value)
    case .removeProperty(let view, let property): remove(property, of: view)
    case .setPriority(let index, let priority): setPriority(ofConstraint: index, to: priority)
    case .setConstant(let index, let constant): setConstant(ofConstraint: index, to: constant)
    case .setRelation(let index, let relation): setRelation(ofConstraint: index, to: relation)
    case .removeConstraint(let index), .remove(.constraint(let index)): removeConstraint(index)
    case .remove(.allowance(let index)): removeAllowance(index)
    case .addConstraint(let view, let constraint): add([(view, constraint)])
    case .restate(let index, _, let constraint): restate(constraint: index, as: constraint)
    case .addMember, .rewrite, .setKind, .remove, .dissolve, .move, .replaceByChild,
      .wrapInScrollView, .scrollContent, .wrapInView, .confine, .moveConstraint:
      nil
    }
  }
}
