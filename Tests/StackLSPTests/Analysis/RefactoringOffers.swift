import StackDSL
import Testing

@testable import StackLSP

/// The actions offered with the cursor before the first `mark`.
func offers(_ text: String, at mark: String) throws -> [Fix] {
  let file = FileID("/a.stack")
  let files = SourceFiles([parse(Array(text.utf8), file: file)])
  let solved = analyze(file, in: files, memo: AnalysisMemo())
  let place = try #require(text.firstRange(of: mark))
  let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
  return refactorings(at: offset, in: files, solved)
}

/// The whole text after the action with that title, which new text may follow; it must be offered.
func result(_ text: String, at mark: String, _ title: String) throws -> String {
  let offered = try offers(text, at: mark)
  let fix = try #require(offered.first { "\($0.title):".hasPrefix("\(title):") })
  let changed = try #require(applying(fix.edits, to: Array(text.utf8)))
  return String(decoding: changed, as: UTF8.self)
}
