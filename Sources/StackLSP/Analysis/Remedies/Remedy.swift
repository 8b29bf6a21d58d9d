import LayoutEngine
import StackDSL

/// A change proposed by a rule that may fix a finding.
///
/// It is offered only after it was applied to a copy, solved again in every environment and found to help;
/// until then it costs nothing.
struct Remedy: Sendable, Hashable {
  /// The change and its number, without the effect: "Lower horizontal hugging of bio to 249".
  var title: String
  var changes: [Change]
  /// The names of further views that it changes in the same way; nil if there are none.
  var likewise: String?
  /// The views whose new sizes on this axis the title shows.
  var shows: [ViewIndex]
  var axis: Axis?
  var kind: Fix.Kind
  /// Whether it corrects the very member that is wrong; it is then preferred to all others.
  var isCorrection: Bool
  /// Whether it would help any finding of its kind; remedies for the specific fault are preferred to it.
  var isGeneral: Bool
  /// Whether a search found it; it then ranks behind the remedies of rules.
  var isSearched = false
  /// Whether it gives up where a view stands, and not how large it is.
  var givesUpPlace = false
  /// Whether it lets a centred view leave the middle.
  var givesUpMiddle = false
  /// Whether it mends another finding that is the cause of this one.
  var isOfCause = false
  /// Whether it is tried only if nothing else helps.
  var isLastResort = false
  /// Whether it is another way to write the same layout; it is then no fix if any frame changes.
  var keepsFrames: Bool
  /// Whether it makes the same edit at every place of the finding.
  var isForAll = false
  /// Whether it only states the current result as intended: worth a menu entry, but never the preferred fix.
  var onlyAccepts = false

  init(
    _ title: String, _ changes: [Change], shows: [ViewIndex] = [], axis: Axis? = nil,
    kind: Fix.Kind = .quickFix, isCorrection: Bool = false, isGeneral: Bool = false,
    keepsFrames: Bool = false
  ) {
    self.title = title
    self.changes = changes
    self.shows = shows
    self.axis = axis
    self.kind = kind
    self.isCorrection = isCorrection
    self.isGeneral = isGeneral
    self.keepsFrames = keepsFrames
  }
}

extension Remedy {
  /// The title with the further views.
  var fullTitle: String { title + (likewise.map { ", and likewise for \($0)" } ?? "") }

  /// The same remedy, ranked behind those for the specific fault.
  var asGeneral: Remedy {
    var remedy = self
    remedy.isCorrection = false
    remedy.isGeneral = true
    return remedy
  }

  /// The same remedy among those that a search found.
  var asSearched: Remedy {
    var remedy = asGeneral
    remedy.isSearched = true
    return remedy
  }

  /// The edits of all changes, each once; nil if a change has no place in the file.
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
    return joined(parts).map { parts in
      let edits = unique(parts)
      guard Set(edits.map(\.span)).count < edits.count else { return edits.sharingBraces }
      // A priority goes directly behind its line, and a new line may follow at the same place.
      let lines = changes.filter { $0.changedConstraint != nil }.compactMap(editor.edits)
      let inLines = Set(lines.joined())
      let others = edits.filter { !inLines.contains($0) }
      return (edits.filter(inLines.contains) + others).sharingBraces
    }
  }
}

/// Nil if one part is nil.
private func joined(_ parts: [[TextEdit]?]) -> [TextEdit]? {
  let edits = parts.compactMap { $0 }
  return edits.count == parts.count ? edits.flatMap { $0 } : nil
}

/// A member of a screen, by its index in the model: a remedy is kept while the text around it moves, so it
/// contains no source positions.
enum Member: Sendable, Hashable {
  case view(ViewIndex)
  /// An assignment, by its index in `View.properties`.
  case property(ViewIndex, Int)
  /// An index in `Screen.constraints`.
  case constraint(Int)
  /// An index in `Screen.expectations`.
  case expectation(Int)
  /// An index in `Screen.allowances`.
  case allowance(Int)
}

/// One change of one member of the file.
enum Change: Sendable, Hashable {
  /// `hugging.horizontal: 249`, which replaces an assignment of the same name or is added as a new member.
  case set(ViewIndex, PropertyName, String)
  case removeProperty(ViewIndex, PropertyName)
  /// A new member in the braces of a view: a child, an `allow`.
  case addMember(ViewIndex, String)
  /// A new constraint in the braces of a view, behind the existing ones.
  case addConstraint(ViewIndex, PlainConstraint)
  /// The constraint's index in `Screen.constraints`, and its new priority.
  case setPriority(constraint: Int, Double)
  case setConstant(constraint: Int, Double)
  case setRelation(constraint: Int, Constraint.Relation)
  case removeConstraint(Int)
  /// New words for a constraint, and their meaning.
  case restate(constraint: Int, String, PlainConstraint)
  /// New words for the whole member.
  case rewrite(Member, String)
  /// New words for the view's kind: `spacer`, `spacer space`.
  case setKind(ViewIndex, String)
  /// Deletes the member, and its line if nothing else is on it.
  case remove(Member)
  /// Deletes the view but keeps its contents, except for these members.
  case dissolve(ViewIndex, without: [Member])
  case move(ViewIndex, before: ViewIndex)
  /// Replaces a view by its child, without and with these members.
  case replaceByChild(ViewIndex, ViewIndex, without: [Member], adding: [String])
  /// Puts the view into a scroll view that takes its place.
  case wrapInScrollView(ViewIndex)
  /// Puts all views of the screen into a scroll view, with new lines for some of them.
  case scrollContent(adding: [PlainConstraint])
  /// Puts the constraint into a `when` of the condition, or of its opposite.
  case confine(constraint: Int, toWhen: ConditionIndex, Bool)
  /// Moves the constraint from its `when` into one of the condition.
  case moveConstraint(Int, toWhen: ConditionIndex)
}

extension Change {
  /// The index of the constraint that it removes or changes in place; nil for any other change.
  var changedConstraint: Int? {
    switch self {
    case .removeConstraint(let index), .setPriority(let index, _), .setConstant(let index, _),
      .setRelation(let index, _), .restate(let index, _, _), .remove(.constraint(let index)):
      index
    default: nil
    }
  }
}

/// A new constraint, and the view whose braces it goes into.
typealias AddedConstraint = (view: ViewIndex, constraint: PlainConstraint)

/// Writes changes into a screen's file.
protocol ChangeEditor {
  /// Nil if the file has no place for the change.
  func edits(for change: Change) -> [TextEdit]?
  /// Adds all at once, because they may share new braces or a new list.
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
    case .confine(let index, let condition, let holds):
      confine(constraint: index, toWhen: condition, holds)
    case .moveConstraint(let index, let condition): move(constraint: index, toWhen: condition)
    }
  }

  /// Nil if the screen has no such member.
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
  /// A constraint goes into the list of the view that owns it, whatever views it refers to.
  func add(_ added: [AddedConstraint]) -> [TextEdit]? { add(added.map(\.constraint)) }

  /// Nil for a change that no attribute of a storyboard or xib expresses.
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
      .wrapInScrollView, .scrollContent, .confine, .moveConstraint:
      nil
    }
  }
}
