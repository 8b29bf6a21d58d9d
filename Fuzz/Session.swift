@testable import JSONRPC

@testable import StackLSP

/// A whole session, each line of the input the body of one message: every request gets exactly one
/// answer, the work that can wait comes to an end, and nothing traps.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSession(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var session = Session()
  var asked: [RequestID] = []
  var answered: [RequestID] = []
  for line in [UInt8](fuzz: start, count).split(separator: UInt8(ascii: "\n")) {
    let (incoming, _) = Session.Incoming.read(.body(Array(line)))
    if case .message(.request(let request)) = incoming { asked.append(request.id) }
    session.announce(incoming)
    session.receive(incoming)
    answered += answers(of: &session)
    if session.exitStatus != nil { break }
  }
  var slices = 0
  while session.exitStatus == nil, session.work() {
    slices += 1
    demand(slices < 10_000, "the work does not end")
  }
  answered += answers(of: &session)
  for id in Set(asked) {
    let expected = asked.count { $0 == id }
    demand(answered.count { $0 == id } == expected, "a request has not exactly one answer")
  }
  return 0
}

private func answers(of session: inout Session) -> [RequestID] {
  session.takeOutgoing().compactMap { outgoing in
    guard case .response(let response) = outgoing.message else { return nil }
    return response.id
  }
}
