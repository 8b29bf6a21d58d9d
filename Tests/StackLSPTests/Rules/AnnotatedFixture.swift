import StackDSL

@testable import StackLSP

/// A `.stack` file whose comments say what is found in it.
///
/// Below the line of a finding stands its expectation, the carets under the exact range:
/// ```
///     label title "Hello" { width == 100; width == 200 }
/// //                        ^^^^^^^^^^^^ error[contradictory-size]: …
/// //   on iPhoneSE1
/// //   note 12: what the related line says
/// //   fix* Make 'width == 100' @999 (title 200)
/// //     - the line before
/// //     + the line after
/// ```
/// A fixture is right if annotating its bare text gives the fixture: every finding is expected and
/// every expectation is met.
struct AnnotatedFixture {
  let annotated: String
  /// The text without expectations, which is analyzed.
  let bare: String

  init(_ annotated: String) {
    self.annotated = annotated
    bare = annotated.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !Self.isExpectation($0) }.joined(separator: "\n")
  }

  private static func isExpectation(_ line: Substring) -> Bool {
    guard line.hasPrefix("//") else { return false }
    let rest = line.dropFirst(2)
    if rest.hasPrefix("> ") { return true }
    if rest.drop(while: { $0 == " " }).hasPrefix("^") { return true }
    return ["   on ", "   note ", "   fix ", "   fix* ", "     - ", "     + "].contains {
      rest.hasPrefix($0)
    }
  }

  /// The bare text with the findings written below each line.
  func reannotated(importing others: [FileID: String] = [:]) -> String {
    annotatedLines(importing: others).flatMap { [$0.text] + $0.found }.joined(separator: "\n")
  }

  /// The same for the fixture of a rule, in which `// page: example` and `// page: corrected` stand for
  /// the files of the rule's page. Below them, behind `//>`, stands what is found there:
  /// ```
  /// // page: example
  /// //>     label title "Hello" { width == 100; width == 200 }
  /// //> //                        ^^^^^^^^^^^^ error[contradictory-size]: …
  /// ```
  func reannotated(with page: Rule.Page) -> String {
    let files = ["// page: example": page.example, "// page: corrected": page.mended]
    return annotatedLines().flatMap { line in
      let inPage = files[line.text].map { AnnotatedFixture($0).annotatedLines() } ?? []
      let found = inPage.filter { !$0.found.isEmpty }.flatMap { [$0.text] + $0.found }
      return [line.text] + line.found + found.map { "//> \($0)" }
    }.joined(separator: "\n")
  }

  private func annotatedLines(
    importing others: [FileID: String] = [:]
  ) -> [(text: String, found: [String])] {
    let file = FileID("fixture.stack")
    var trees = [parse(Array(bare.utf8), file: file)]
    for (other, text) in others.sorted(by: { $0.key < $1.key }) {
      trees.append(parse(Array(text.utf8), file: other))
    }
    let files = SourceFiles(trees)
    let analysis = analyze(file, in: files, memo: AnalysisMemo())
    let prover = FixProver(files: files, analysis: analysis)
    let lines = Lines(bare)
    var notes: [Int: [String]] = [:]
    for finding in analysis.findings where finding.span.file == file {
      let place = lines.place(of: analysis.model.fileSpan(finding.span).range)
      notes[place.line, default: []] += expectation(of: finding, place, lines, prover)
    }
    return lines.texts.enumerated().map { ($1, notes[$0] ?? []) }
  }

  private func expectation(
    of finding: Finding, _ place: Lines.Place, _ lines: Lines, _ prover: FixProver
  ) -> [String] {
    let blanks = String(repeating: " ", count: max(0, place.column - 2))
    let carets = String(repeating: "^", count: max(1, place.length))
    var result = [
      "//\(blanks)\(carets) \(finding.severity.word)[\(finding.code)]: \(finding.message)"
    ]
    if !finding.environments.isEmpty {
      result.append("//   on \(finding.environments.joined(separator: ", "))")
    }
    for note in finding.related {
      let line = lines.place(of: prover.analysis.model.fileSpan(note.span).range).line + 1
      result.append("//   note \(line): \(note.message)")
    }
    for fix in prover.fixes(for: finding) where !fix.title.hasPrefix("Allow ") {
      result.append("//   fix\(fix.isPreferred ? "*" : "") \(fix.title)")
      result += lines.difference(after: fix.edits)
    }
    return result
  }
}

/// The lines of a text, which convert offsets to lines and columns.
struct Lines {
  struct Place {
    /// Counted from 0.
    var line: Int
    /// The column, in characters from the line's start, and the number of characters covered on that line.
    var column: Int
    var length: Int
  }

  let text: [UInt8]
  let texts: [String]
  private let starts: [Int]

  init(_ text: String) {
    self.text = Array(text.utf8)
    texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var starts = [0]
    for (offset, byte) in self.text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  func place(of range: Range<Int>) -> Place {
    let line = (starts.lastIndex { $0 <= range.lowerBound }) ?? 0
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : text.count
    let from = min(range.lowerBound, end)
    let until = max(from, min(range.upperBound, end))
    return Place(
      line: line, column: characters(starts[line]..<from), length: characters(from..<until))
  }

  private func characters(_ range: Range<Int>) -> Int {
    String(decoding: text[range], as: UTF8.self).count
  }

  /// The lines that the edits remove and add.
  func difference(after edits: [TextEdit]) -> [String] {
    guard let changed = applying(edits, to: text) else { return ["//     - (edits overlap)"] }
    let new = String(decoding: changed, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: texts)
    return changes.removals.map { "//     - \($0.line)" }
      + changes.insertions.map { "//     + \($0.line)" }
  }
}

extension CollectionDifference<String>.Change {
  fileprivate var line: String {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
