import Foundation
import JSONRPC
import Testing

@testable import StackLSP

/// Behavior that only a real process can show: its threads, its pipes and its end.
@Suite struct ServerProcessTests {
  @Test(arguments: [[], ["--stdio"], ["--stdio", "--clientProcessId=1"]])
  func answersAndEndsInOrder(arguments: [String]) throws {
    let server = try ServerProcess(arguments)
    #expect(try server.initialize() != nil)
    try server.send(.request(Request(id: .integer(1), method: "shutdown")))
    #expect(
      try server.receive() == .response(Response(id: .integer(1), result: .success(.null))))
    try server.send(.notification(Notification(method: "exit")))
    #expect(try server.receive() == nil)
    #expect(server.exitStatus() == 0)
  }

  @Test func endOfInputEndsIt() throws {
    let server = try ServerProcess()
    #expect(try server.initialize() != nil)
    server.closeInput()
    #expect(try server.receive() == nil)
    #expect(server.exitStatus() == 1)
  }

  @Test func aClientThatClosesItsPipeEndsIt() throws {
    let server = try ServerProcess()
    #expect(try server.initialize() != nil)
    server.closeOutput()
    // A process that another test starts also holds the pipe until it runs its own program, so the first
    // answer may find a reader.
    while !server.hasEnded {
      try? server.send(.request(Request(id: .integer(1), method: "stack/nonsense")))
      usleep(20_000)
    }
    #expect(server.exitStatus() == 1)
  }

  @Test func theEndOfTheParentProcessEndsIt() throws {
    let parent = try spawn("/bin/sleep", ["600"])
    let server = try ServerProcess()
    #expect(
      try server.initialize([
        "capabilities": [:], "processId": .integer(Int(parent)),
      ]) != nil)
    kill(parent, SIGKILL)
    #expect(waitForEnd(of: parent) == 128 + SIGKILL)
    #expect(server.exitStatus() == 1)
  }

  @Test func aClientThatNeverReadsHoldsUpNobody() throws {
    let server = try ServerProcess()
    // A pipe holds some 64 KiB; these answers take more, and the server must keep reading.
    for id in 1...2000 {
      try server.send(.request(Request(id: .integer(id), method: "textDocument/hover")))
    }
    server.closeInput()
    var answers = 0
    while case .response = try server.receive() { answers += 1 }
    #expect(answers == 2000)
    #expect(server.exitStatus() == 1)
  }
}
