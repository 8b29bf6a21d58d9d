/// The edits that give a file its canonical form.
///
/// They only ever replace what stands between tokens: blanks, line ends and the semicolons that
/// separate members. So no word and no comment can be lost, and a region with errors, whose gaps
/// are left out, stays as it was written. See LANGUAGE.md, "Canonical form".
public func format(_ tree: SyntaxTree) -> [TextEdit] {
  harmless(gapEdits(tree, in: nil), in: tree)
}

/// The edits of `format` that lie in a range of the text, or on a line that it touches.
public func format(_ tree: SyntaxTree, in range: Range<Int>) -> [TextEdit] {
  let start = tree.text.startOfLine(range.lowerBound)
  let lines = start..<max(start, tree.text.endOfLine(range.upperBound))
  return harmless(gapEdits(tree, in: lines), in: tree)
}

/// The edits, or none where they would change what is wrong with a broken text: line ends and
/// indentation are what its recovery goes by.
private func harmless(_ edits: [TextEdit], in tree: SyntaxTree) -> [TextEdit] {
  let faults = tree.problems.map(\.code)
  if faults.isEmpty || edits.isEmpty { return edits }
  let after = parse(apply(edits, to: tree.text), file: tree.file)
  return after.problems.map(\.code) == faults ? edits : []
}

/// The text after `edits`, which are in order and apart from one another.
public func apply(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var end = 0
  for edit in edits {
    let range = edit.span.range.clamped(to: end..<max(end, text.count))
    result += text[end..<range.lowerBound]
    result += Array(edit.newText.utf8)
    end = range.upperBound
  }
  return result + text[min(end, text.count)...]
}

/// What an editor does after a character was typed: the line of a `}` or `;` gets its form, a new
/// line its indentation.
///
/// - Parameter offset: straight behind the character.
public func formatOnType(_ tree: SyntaxTree, _ character: Character, at offset: Int) -> [TextEdit] {
  guard offset >= 0, offset <= tree.text.count else { return [] }
  guard character.isNewline else {
    let line = tree.text.startOfLine(offset)..<max(tree.text.startOfLine(offset), offset)
    return gapEdits(tree, in: line)
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
  return [TextEdit(SourceSpan(file: tree.file, range: start..<end), of: tree.text, by: blanks)]
}

enum Canonical {
  /// Blanks for each block.
  static let indentation = 4
  /// Columns; a block that would make its line longer is spread over lines.
  static let lineLength = 100
}

private func gapEdits(_ tree: SyntaxTree, in range: Range<Int>?) -> [TextEdit] {
  var edits: [TextEdit] = []
  var previous: Piece?
  let newline = tree.text.lineEnding
  func edit(_ gap: Range<Int>, _ wanted: String) {
    if let range, gap.upperBound < range.lowerBound || gap.lowerBound >= range.upperBound { return }
    guard gap.lowerBound <= gap.upperBound, !tree.text[gap].elementsEqual(wanted.utf8) else {
      return
    }
    edits.append(TextEdit(SourceSpan(file: tree.file, range: gap), of: tree.text, by: wanted))
  }
  for (section, start) in zip(tree.sections, tree.starts) {
    for piece in SectionLayout(section, start: start).pieces {
      let gapStart = previous?.range.upperBound ?? 0
      let gap = gapStart..<max(gapStart, piece.range.lowerBound)
      if !piece.isFrozen, !(previous?.isFrozen ?? false) {
        edit(gap, separator(previous, piece, Gap(tree.text, gap), newline))
      }
      previous = piece
    }
  }
  let end = previous?.range.upperBound ?? 0
  if !(previous?.isFrozen ?? false) {
    edit(end..<max(end, tree.text.count), previous == nil ? "" : newline)
  }
  return edits
}

/// What stands between two pieces.
struct Gap {
  var newlines = 0
  var hasSemicolon = false
  var blanks: String = ""

  init(_ text: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch text[index] {
      case UInt8(ascii: "\n"): newlines += 1
      case UInt8(ascii: "\r"):
        newlines += 1
        if index + 1 < range.upperBound, text[index + 1] == UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: ";"): hasSemicolon = true
      default: break
      }
      index += 1
    }
    blanks = String(decoding: text[range], as: UTF8.self)
  }
}
