import StackDSL

/// A change of shape that a user can ask for where nothing is wrong: offered by the syntax under
/// the cursor, and only where the names in the file go on meaning what they mean.
///
/// A refactoring is one file and one line in `all`.
struct Refactoring: Sendable {
  var kind: Fix.Kind
  /// Nil where it does not apply.
  var offer: @Sendable (RefactoringPlace) -> (title: String, edits: [TextEdit])?

  static let all: [Refactoring] = [
    .flipAxis, .wrapInHorizontalStack, .wrapInVerticalStack, .dissolveStack, .extractComponent,
  ]
}

/// The view under the cursor, as it is written.
struct RefactoringPlace: Sendable {
  let tree: SyntaxTree
  let model: Model
  let view: SyntaxNode
  /// The offset of the view's section in the file.
  let start: Int

  /// Nil unless the cursor is on the kind or the name of a view: inside of the braces a user has
  /// something else in mind.
  init?(at offset: Int, in tree: SyntaxTree, _ model: Model) {
    guard let cursor = SyntaxCursor(tree, at: offset), let view = cursor.ancestor(.view) else {
      return nil
    }
    self.tree = tree
    self.model = model
    self.view = view
    start = cursor.start
    let head = shifted(headEnd(of: view))
    guard offset <= head, !range(of: view).isEmpty else { return nil }
  }

  var kindWord: String { view.first(.viewKind)?.text ?? "" }
  var name: String? { view.first(.name)?.significantTokens.first?.name }
  /// How a message calls the view.
  var title: String { name ?? kindWord }

  /// The view in whose block this one stands.
  var parent: SyntaxNode? {
    var current = view.parent
    while let node = current, node.kind == .block || node.kind == .when { current = node.parent }
    return current
  }

  var isArranged: Bool {
    guard parent?.kind == .view, let word = parent?.first(.viewKind)?.text else { return false }
    return ViewKind(rawValue: word)?.isStack ?? false
  }

  func range(of node: SyntaxNode) -> Range<Int> {
    shifted(node.range.lowerBound)..<shifted(node.range.upperBound)
  }

  func edit(_ range: Range<Int>, _ newText: String) -> TextEdit {
    TextEdit(SourceSpan(file: tree.file, range: range), newText)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: tree.text[range.clamped(to: 0..<tree.text.count)], as: UTF8.self)
  }

  /// The blanks before the first word of the line that holds `offset`.
  func indentation(at offset: Int) -> String {
    let bytes = tree.text
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return String(decoding: bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Whether nothing but blanks stands before the view on its line.
  var beginsLine: Bool {
    let range = range(of: view)
    var index = range.lowerBound
    while index > 0, tree.text[index - 1] == 0x20 || tree.text[index - 1] == 0x09 { index -= 1 }
    return index == 0 || tree.text[index - 1] == 0x0A || tree.text[index - 1] == 0x0D
  }

  private func headEnd(of view: SyntaxNode) -> Int {
    (view.first(.name) ?? view.first(.viewKind))?.range.upperBound ?? view.range.lowerBound
  }

  private func shifted(_ offset: Int) -> Int { offset + start }
}

/// What can be done with the view at `offset`.
func refactorings(at offset: Int, in tree: SyntaxTree, _ model: Model) -> [Fix] {
  guard let place = RefactoringPlace(at: offset, in: tree, model) else { return [] }
  return Refactoring.all.compactMap { refactoring in
    refactoring.offer(place).map { offer in
      Fix(title: offer.title, kind: refactoring.kind, edits: offer.edits)
    }
  }
}
