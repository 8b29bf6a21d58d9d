import Foundation
import JSONRPC

/// The server as a process of its own, connected by pipes.
///
/// It uses plain POSIX calls, which block the calling thread. Foundation's `Process` needs a run loop, and a
/// test has none.
final class ServerProcess {
  let id: pid_t
  private var input: Int32
  private var output: Int32
  private var frames = FrameReader()

  struct Failure: Error {}

  /// The program that was built with the test bundle is beside it.
  static let program: String = {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path.count > 1 {
      let candidate = folder.appending(path: "stack-lsp").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return "/nonexistent/stack-lsp"
  }()

  init(_ arguments: [String] = []) throws {
    let (childInput, input) = try Self.pipeEnds()
    let (output, childOutput) = try Self.pipeEnds()
    (self.input, self.output) = (input, output)
    // A message to a server that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    id = try spawn(Self.program, arguments, input: childInput, output: childOutput)
    close(childInput)
    close(childOutput)
  }

  deinit {
    close(input)
    close(output)
  }

  func send(_ message: Message) throws { try send(Array(message.framed())) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }

  /// The next message; nil at the end of the output.
  func receive() throws -> Message? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if case .body(let body) = frames.next() { return try Message(parsing: body) }
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { return nil }
      frames.append(buffer[..<count])
    }
  }

  func closeInput() {
    close(input)
    input = -1
  }

  func closeOutput() {
    close(output)
    output = -1
  }

  func exitStatus() -> Int32 { waitForEnd(of: id) }

  /// Does not wait; `exitStatus` still works afterwards.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
  }

  func initialize(_ params: JSON = ["capabilities": [:]]) throws -> Message? {
    try send(.request(Request(id: .integer(0), method: "initialize", params: params)))
    return try receive()
  }

  /// Read end and write end; no other child process inherits them.
  private static func pipeEnds() throws -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// Starts a program with these descriptors as standard input and output, and no standard error.
func spawn(
  _ program: String, _ arguments: [String], input: Int32? = nil, output: Int32? = nil
) throws -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if let input { posix_spawn_file_actions_adddup2(&actions, input, 0) }
  if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var process = pid_t()
  guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else {
    throw ServerProcess.Failure()
  }
  return process
}

/// The exit status; 128 plus the signal's number if a signal ended the process, as in a shell.
func waitForEnd(of process: pid_t) -> Int32 {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0, errno == EINTR {}
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
}
