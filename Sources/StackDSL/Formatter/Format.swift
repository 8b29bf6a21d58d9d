/// The edits that give a file its canonical form.
///
/// They only ever replace what stands between tokens: blanks, line ends and the semicolons that
/// separate members. So no word and no comment can be lost, and a region with errors, whose gaps
/// are left out, stays as it was written. See LANGUAGE.md, "Canonical form".
public func format(_ tree: SyntaxTree) -> [TextEdit] {
  harmless(gapEdits(tree), in: tree)
}

/// The edits of `format` that lie in a range of the text, or on a line that it touches.
public func format(_ tree: SyntaxTree, in range: Range<Int>) -> [TextEdit] {
  let start = tree.text.startOfLine(range.lowerBound)
  let lines = start..<max(start, tree.text.endOfLine(range.upperBound))
  return harmless(gapEdits(tree, in: lines), in: tree)
}

/// The edits, or none if they would change what the text says: line ends and indentation are what
/// the recovery of a broken text goes by.
private func harmless(_ edits: [TextEdit], in tree: SyntaxTree) -> [TextEdit] {
  guard !edits.isEmpty, let text = applying(edits, to: tree.text) else { return [] }
  let after = parse(text, file: tree.file)
  return TextStructure(after) == TextStructure(tree) ? edits : []
}

/// A text in its canonical form.
public func formatted(_ text: [UInt8]) -> [UInt8] {
  applying(format(parse(text, file: FileID("<text>"))), to: text) ?? text
}

/// The edits after a character was typed: the line of a `}` or `;` is formatted, and a new line is indented.
///
/// - Parameter offset: immediately behind the character.
public func formatOnType(_ tree: SyntaxTree, _ character: Character, at offset: Int) -> [TextEdit] {
  guard offset >= 0, offset <= tree.text.count else { return [] }
  guard character.isNewline else {
    let line = tree.text.startOfLine(offset)..<max(tree.text.startOfLine(offset), offset)
    return harmless(gapEdits(tree, in: line), in: tree)
  }
  return indent(tree, lineAt: offset)
}

/// The blanks at the beginning of a line, as deep as its block.
private func indent(_ tree: SyntaxTree, lineAt offset: Int) -> [TextEdit] {
  let index = tree.sectionIndex(at: offset)
  guard tree.sections.indices.contains(index) else { return [] }
  let section = tree.sections[index]
  guard !section.hasBraceFault || section.faults.count == 1 else { return [] }
  let start = tree.text.startOfLine(offset)
  var end = start
  while end < tree.text.count, tree.text[end].isBlank { end += 1 }
  var depth = section.openBlocks(before: start - tree.starts[index])
  if end < tree.text.count, tree.text[end] == UInt8(ascii: "}") { depth -= 1 }
  let blanks = String(repeating: " ", count: Canonical.indentation * max(0, depth))
  guard !tree.text[start..<end].elementsEqual(Array(blanks.utf8)) else { return [] }
  return [TextEdit(FileSpan(file: tree.file, range: start..<end), of: tree.text, by: blanks)]
}

enum Canonical {
  /// Blanks for each block.
  static let indentation = 4
  /// Columns; a block that would make its line longer is spread over lines.
  static let lineLength = 100
}

/// The edits that `format` proposes, before it is checked that the text keeps its meaning.
func gapEdits(_ tree: SyntaxTree, in range: Range<Int>? = nil) -> [TextEdit] {
  let pieces = zip(tree.sections, tree.starts).flatMap { SectionLayout($0, start: $1).pieces }
  let newline = tree.text.lineEnding
  var edits: [TextEdit] = []
  var start = pieces.startIndex
  var before: Piece?
  while start <= pieces.endIndex, !pieces.isEmpty {
    let end = pieces[start...].firstIndex { !$0.kind.isTrivia } ?? pieces.endIndex
    let after = end < pieces.endIndex ? pieces[end] : nil
    let run = GapRun(before: before, between: pieces[start..<end], after: after, in: tree.text)
    for (gap, wanted) in run.edits(newline) {
      if let range, gap.upperBound < range.lowerBound || gap.lowerBound >= range.upperBound {
        continue
      }
      guard !tree.text[gap].elementsEqual(wanted.utf8) else { continue }
      edits.append(TextEdit(FileSpan(file: tree.file, range: gap), of: tree.text, by: wanted))
    }
    before = after
    start = end + 1
  }
  return edits
}
