@testable import StackDSL

/// The sections and tokens tile any bytes, every problem lies inside the text, and the model of it
/// is built.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParsing(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = [UInt8](fuzz: start, count)
  let file = FileID("fuzz.stack")
  let tree = parse(text, file: file)
  demand(tree.sections.flatMap(\.bytes) == text, "the sections lose bytes")
  for section in tree.sections {
    var offset = 0
    for token in 0..<section.tokens.count {
      demand(section.tokens.start(token) == offset, "there is a gap before token \(token)")
      offset = section.tokens.end(token)
    }
    demand(offset == section.bytes.count, "the tokens end early")
  }
  let model = buildModel(of: file, in: SourceFiles([tree]))
  for problem in tree.problems + model.problems where problem.span.file == file {
    let range = model.fileSpan(problem.span).range
    demand(range.lowerBound >= 0 && range.upperBound <= text.count, "a problem lies outside")
  }
  return 0
}
