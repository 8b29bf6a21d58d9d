@testable import JSONRPC

/// What was written is read again, and written to the same bytes. JSON has one kind of number, so a
/// whole number may come back as an integer; its text may not change.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let value = try? JSONParser.parse([UInt8](fuzz: start, count)) else { return 0 }
  let text = value.serialized()
  guard let again = try? JSONParser.parse(text) else {
    demand(false, "what was written cannot be read")
    return 0
  }
  demand(again.serialized() == text, "the value changed on its way through text")
  return 0
}
