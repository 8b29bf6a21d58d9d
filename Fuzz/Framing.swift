@testable import JSONRPC

/// Any bytes, cut in any way, give the same frames and no trap. The first byte says how they are
/// cut.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFraming(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = [UInt8](fuzz: start, count)
  guard let size = input.first.map({ Int($0) + 1 }) else { return 0 }
  let bytes = Array(input.dropFirst())

  var whole = FrameReader()
  whole.append(bytes)
  let expected = events(of: &whole)

  var reader = FrameReader()
  var found: [FrameReader.Event] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    reader.append(rest.prefix(size))
    rest = rest.dropFirst(size)
    found += events(of: &reader)
  }
  demand(bodies(found) == bodies(expected), "cut into pieces of \(size) the bodies differ")
  return 0
}

private func events(of reader: inout FrameReader) -> [FrameReader.Event] {
  var events: [FrameReader.Event] = []
  while let event = reader.next() { events.append(event) }
  return events
}

/// Where a broken stretch is noticed may depend on how much of it has come; the bodies may not.
private func bodies(_ events: [FrameReader.Event]) -> [[UInt8]] {
  events.compactMap { event in
    guard case .body(let body) = event else { return nil }
    return body
  }
}
