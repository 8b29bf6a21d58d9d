/// The gaps between two tokens: one, or one more than the comments between them.
///
/// They are decided together, because a member ends in exactly one of them. That is where a line
/// ends, else at the first `;`: in `a; /* of b */ b` the comment belongs to `b`.
struct GapRun {
  /// The token before; nil at the beginning of the file.
  let before: Piece?
  /// The pieces between them that have no meaning: comments, byte order marks.
  let between: ArraySlice<Piece>
  /// The token behind; nil at the end of the file.
  let after: Piece?
  /// One more than there are pieces between.
  let gaps: [Gap]
  /// By gap: whether a line ends in it.
  private var endsLine: [Bool] = []

  init(before: Piece?, between: ArraySlice<Piece>, after: Piece?, in text: [UInt8]) {
    self.before = before
    self.between = between
    self.after = after
    let pieces = [before] + between.map(Optional.some) + [after]
    gaps = zip(pieces, pieces.dropFirst()).map { previous, next in
      let start = previous?.range.upperBound ?? 0
      let end = next?.range.lowerBound ?? text.count
      return Gap(text, start..<max(start, end))
    }
    endsLine = lineEnds()
  }

  /// The new text of each gap. A gap beside an error stays as it is.
  func edits(_ newline: String) -> [(gap: Range<Int>, text: String)] {
    gaps.indices.compactMap { index in
      if piece(before: index)?.isFrozen ?? false { return nil }
      if piece(behind: index)?.isFrozen ?? false { return nil }
      return (gaps[index].range, canonical(index, newline))
    }
  }

  private func piece(before gap: Int) -> Piece? {
    gap == 0 ? before : between[between.startIndex + gap - 1]
  }

  private func piece(behind gap: Int) -> Piece? {
    gap == between.count ? after : between[between.startIndex + gap]
  }

  // MARK: Lines

  private func lineEnds() -> [Bool] {
    var ends = gaps.indices.map(endsLineAsWritten)
    if let after, after.kind == .rightBrace, after.isMultilineBrace, !isEmptyBlock {
      ends[gaps.count - 1] = true
    }
    if needsLineEnd, !ends.contains(true) { ends[memberEnd] = true }
    return ends
  }

  private func endsLineAsWritten(_ gap: Int) -> Bool {
    guard let previous = piece(before: gap), let next = piece(behind: gap) else { return false }
    if previous.kind == .lineComment || previous.kind == .documentationComment { return true }
    if next.kind == .leftBrace, next.node == .block { return false }
    return gaps[gap].newlines > 0 && !isEmptyBlock
  }

  private var isEmptyBlock: Bool {
    before?.kind == .leftBrace && after?.kind == .rightBrace && between.isEmpty
  }

  /// Whether what follows stands on a line below.
  private var needsLineEnd: Bool {
    guard let before, let after, !isEmptyBlock else { return false }
    return (before.kind == .leftBrace && before.isMultilineBrace)
      || (after.startsMember && !after.isInline)
  }

  private var separatesMembers: Bool {
    guard let before, let after else { return false }
    return before.kind != .leftBrace && after.startsMember
  }

  /// The gap in which the member before ends. Behind a `}` nothing needs to say so.
  private var memberEnd: Int {
    gaps.firstIndex { $0.newlines > 0 } ?? gaps.firstIndex { $0.hasSemicolon } ?? 0
  }

  // MARK: Text

  private func canonical(_ gap: Int, _ newline: String) -> String {
    guard let previous = piece(before: gap) else { return "" }
    guard let next = piece(behind: gap) else { return newline }
    if endsLine[gap] { return line(previous, next, gaps[gap], newline) }
    if separatesMembers, gap == memberEnd, !endsLine.contains(true) { return "; " }
    // A comment at the end of a line keeps its distance, so that comments below one another do so.
    if next.kind.isComment { return gaps[gap].blanks.isEmpty ? " " : gaps[gap].blanks }
    if previous.kind.isComment { return " " }
    return needsBlank(between: previous, and: next) ? " " : ""
  }

  /// A line end, at most one blank line where one was, and the indentation.
  private func line(_ previous: Piece, _ next: Piece, _ gap: Gap, _ newline: String) -> String {
    let isAtBrace = previous.kind == .leftBrace || next.kind == .rightBrace
    let lines = gap.newlines > 1 && !isAtBrace ? newline + newline : newline
    let depth = next.depth + (next.isContinuation ? 1 : 0)
    return lines + String(repeating: " ", count: depth * Canonical.indentation)
  }
}

/// The space between two pieces.
struct Gap {
  /// In the file.
  let range: Range<Int>
  private(set) var newlines = 0
  private(set) var hasSemicolon = false
  /// Behind the last semicolon.
  private(set) var blanks = ""

  init(_ text: [UInt8], _ range: Range<Int>) {
    self.range = range
    var index = range.lowerBound
    var blanksStart = index
    while index < range.upperBound {
      switch text[index] {
      case UInt8(ascii: "\n"): newlines += 1
      case UInt8(ascii: "\r"):
        newlines += 1
        if index + 1 < range.upperBound, text[index + 1] == UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: ";"):
        hasSemicolon = true
        blanksStart = index + 1
      default: break
      }
      index += 1
    }
    blanks = String(decoding: text[blanksStart..<range.upperBound], as: UTF8.self)
  }
}
