@testable import StackDSL

/// The tokens of any bytes tile them, and none is empty.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLexing(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = [UInt8](fuzz: start, count)
  let tokens = lex(text)
  var offset = 0
  for token in 0..<tokens.count {
    demand(tokens.start(token) == offset, "there is a gap before token \(token)")
    demand(tokens.end(token) > offset, "token \(token) is empty")
    offset = tokens.end(token)
  }
  demand(offset == text.count, "the tokens end early")
  return 0
}
