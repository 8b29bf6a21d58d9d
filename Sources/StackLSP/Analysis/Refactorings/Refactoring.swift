import StackDSL

/// A restructuring of correct text on request. It is offered by the syntax under the cursor, and only if the
/// names in the file keep their meaning.
///
/// A refactoring is one file and one line in `all`.
struct Refactoring: Sendable {
  var kind: Fix.Kind
  /// Whether it is another way to write the same layout; it is then not offered if a frame changes.
  var keepsFrames: Bool
  /// Whether it must cause no new warning.
  var isSilent: Bool
  /// Empty if it does not apply.
  var offers: @Sendable (RefactoringPlace) -> [Offer]

  struct Offer: Sendable {
    var title: String
    var edits: [TextEdit]
  }

  static let all: [Refactoring] = [
    .flipAxis, .wrapInHorizontalStack, .wrapInVerticalStack, .mergeStacks, .dissolveStack,
    .extractComponent, .inlineComponent, .moveIntoWhen, .pinToEdges, .equalSizes,
    .embedInScrollView, .nameWithLet,
  ]

  init(
    kind: Fix.Kind, keepsFrames: Bool = false, isSilent: Bool = false,
    offers: @escaping @Sendable (RefactoringPlace) -> [Offer]
  ) {
    self.kind = kind
    self.keepsFrames = keepsFrames
    self.isSilent = isSilent || keepsFrames
    self.offers = offers
  }

  /// A refactoring with at most one offer.
  init(
    kind: Fix.Kind, keepsFrames: Bool = false, isSilent: Bool = false,
    offer: @escaping @Sendable (RefactoringPlace) -> Offer?
  ) {
    self.init(kind: kind, keepsFrames: keepsFrames, isSilent: isSilent) { place in
      offer(place).map { [$0] } ?? []
    }
  }
}

/// The member under the cursor, a view, a property or a constraint, as it is written.
struct RefactoringPlace: Sendable {
  let cursor: SyntaxCursor
  let tree: SyntaxTree
  let model: Model
  let member: SyntaxNode
  let section: SectionID
  /// The offset of the member's section in the file.
  let start: Int

  /// Nil in a view beyond its kind and name, except on the blank lines in its braces: in there, a user has
  /// something else in mind.
  init?(at offset: Int, in tree: SyntaxTree, _ model: Model) {
    guard let cursor = SyntaxCursor(tree, at: offset),
      let member = cursor.ancestor(.view, .property, .constraint)
    else { return nil }
    self.cursor = cursor
    self.tree = tree
    self.model = model
    self.member = member
    section = cursor.sectionID
    start = cursor.start
    guard !range(of: member).isEmpty else { return nil }
    if member.kind == .view, offset > shifted(headEnd(of: member)), !isBlankLine(offset) {
      return nil
    }
  }

  /// Empty if the member is not a view.
  var kindWord: String { member.first(.viewKind)?.text ?? "" }
  var name: String? { member.first(.name)?.significantTokens.first?.name }
  /// The view's name in a message.
  var title: String { name ?? kindWord }

  /// The view of the member, with its screen; nil for a declaration in a component.
  var view: (screen: Screen, index: ViewIndex)? {
    let span = section.span(member)
    guard member.kind == .view, let screen = model.item(around: span),
      let index = screen.views.firstIndex(where: { $0.instanceSpan == nil && $0.span == span })
    else { return nil }
    return (screen, ViewIndex(index))
  }

  /// An editor for a screen of this file.
  func editor(of screen: Screen) -> ScreenEditor { ScreenEditor(screen, in: SourceFiles([tree])) }

  /// The view, screen or component whose braces contain the member.
  var parent: SyntaxNode? {
    ancestors.first { $0.kind != .block && $0.kind != .when }
  }

  /// The screen or component around the member.
  var item: SyntaxNode? {
    ancestors.first { $0.kind == .screen || $0.kind == .component }
  }

  /// The nodes around the member, the innermost first.
  var ancestors: some Sequence<SyntaxNode> {
    sequence(first: member, next: \.parent).dropFirst()
  }

  var isArranged: Bool {
    guard member.kind == .view, parent?.kind == .view, let word = parent?.first(.viewKind)?.text
    else { return false }
    return ViewKind(rawValue: word)?.isStack ?? false
  }

  /// Whether something in the file refers to the view by its name.
  var isSpokenOf: Bool {
    guard let name = member.first(.name) else { return false }
    let declaration = section.span(name)
    return model.references.contains {
      $0.symbol.declaration == declaration && !$0.isDeclaration
    }
  }

  /// The range in this file of a span; nil for a span of another file.
  func range(of span: SourceSpan) -> Range<Int>? {
    span.file == tree.file ? model.fileSpan(span).range : nil
  }

  func range(of node: SyntaxNode) -> Range<Int> {
    shifted(node.range.lowerBound)..<shifted(node.range.upperBound)
  }

  func edit(_ range: Range<Int>, _ newText: String) -> TextEdit {
    TextEdit(FileSpan(file: tree.file, range: range), of: tree.text, by: newText)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: tree.text[range.clamped(to: 0..<tree.text.count)], as: UTF8.self)
  }

  /// The blanks before the first word of the line that contains `offset`.
  func indentation(at offset: Int) -> String {
    tree.text.indentation(at: offset)
  }

  /// Whether only blanks precede the member on its line.
  var beginsLine: Bool {
    let start = range(of: member).lowerBound
    return tree.text[tree.text.startOfLine(start)..<start].allSatisfy(\.isBlank)
  }

  private func isBlankLine(_ offset: Int) -> Bool {
    let text = tree.text
    return text[text.startOfLine(offset)..<text.endOfLine(offset)].allSatisfy(\.isBlank)
  }

  private func headEnd(of view: SyntaxNode) -> Int {
    (view.first(.name) ?? view.first(.viewKind))?.range.upperBound ?? view.range.lowerBound
  }

  private func shifted(_ offset: Int) -> Int { offset + start }
}

extension String {
  /// The text with all lines but the first moved from one indentation to another.
  func reindented(from old: String, to new: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index > 0 && line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
    }
    .joined(separator: "\n")
  }
}

/// The refactorings for the view, property or constraint at `offset`. Each is solved before it is offered, as
/// a fix is: it causes no error, and one that promises the same layout moves no view.
///
/// - Parameter analysis: the analysis of the file in all its environments.
/// - Parameter isWanted: whether refactorings of a kind are requested; the others are not solved.
func refactorings(
  at offset: Int, in files: SourceFiles, _ analysis: Analysis,
  where isWanted: (Fix.Kind) -> Bool = { _ in true }
) -> [Fix] {
  let file = analysis.model.file
  guard let tree = files[file] else { return [] }
  if let members = membersFromCode(at: offset, in: files, analysis) { return [members] }
  let wanted = Refactoring.all.filter { isWanted($0.kind) }
  guard !wanted.isEmpty, let place = RefactoringPlace(at: offset, in: tree, analysis.model) else {
    return []
  }
  let trials = analysis.screens.first { $0.screen.span.section == place.section }
    .map { ScreenTrials(on: $0, in: files, analysis, document: nil) }
  return wanted.flatMap { refactoring in
    refactoring.offers(place).filter { offer in
      let severity: Problem.Severity = refactoring.isSilent ? .warning : .error
      if let trial = trials?.trialOfScreen(offer.edits) {
        return !trial.harms(by: .errorsAndWarnings, atLeast: severity)
          && (!refactoring.keepsFrames || trial.movement <= FrameMovement.unmoved)
      }
      guard let trial = FixTrial(of: offer.edits, in: files, after: analysis),
        !trial.harms(atLeast: severity)
      else { return false }
      return !refactoring.keepsFrames
        || (analysis.screens + analysis.components).allSatisfy(trial.leavesFrames)
    }
    .map { offer in
      // For text that only moves, the title says where to.
      let title = FixTitle.title(offer.title, of: offer.edits, longest: 100)
      return Fix(title: title, kind: refactoring.kind, edits: offer.edits)
    }
  }
}
