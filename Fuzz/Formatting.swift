@testable import StackDSL

/// Formatting is idempotent, and what was wrong with a text before is wrong with it afterwards.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormatting(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let file = FileID("fuzz.stack")
  let tree = parse([UInt8](fuzz: start, count), file: file)
  let once = formatted(tree.text)
  let again = parse(once, file: file)
  demand(again.problems.map(\.code) == tree.problems.map(\.code), "formatting changes the faults")
  demand(formatted(once) == once, "formatting twice is not formatting once")
  return 0
}
