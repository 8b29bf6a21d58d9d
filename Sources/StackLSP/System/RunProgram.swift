#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The standard output of a program in PATH; nil if there is no such program, it fails, or it writes too
/// much.
///
/// - Parameter input: the file that it reads as standard input.
func output(
  of words: [String], input: String = "/dev/null", limit: Int = 64 << 20
) -> [UInt8]? {
  var ends: [Int32] = [0, 0]
  guard let program = words.first, pipe(&ends) == 0 else { return nil }
  #if canImport(Glibc)
    var actions = posix_spawn_file_actions_t()
  #else
    var actions: posix_spawn_file_actions_t?
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addclose(&actions, ends[0])
  posix_spawn_file_actions_addclose(&actions, ends[1])
  let (arguments, environment) = (strings(words), strings(ownEnvironment))
  defer { for string in arguments + environment { free(string) } }
  var process = pid_t()
  let status = posix_spawnp(&process, program, &actions, nil, arguments, environment)
  close(ends[1])
  let bytes = status == 0 ? DiskFile.readToEnd(ends[0], limit: limit) : nil
  close(ends[0])
  guard status == 0 else { return nil }
  var result: Int32 = 0
  while waitpid(process, &result, 0) < 0, errno == EINTR {}
  return result == 0 ? bytes : nil
}

/// The program that shows an address in the browser of its user.
var addressOpener: String {
  #if canImport(Glibc)
    "xdg-open"
  #else
    "open"
  #endif
}

/// For a call of the system, which wants a nil at the end; who made them frees them.
private func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
  texts.map { strdup($0) } + [nil]
}

/// The variables of this process that git needs.
private var ownEnvironment: [String] {
  ["PATH", "HOME", "USER", "XDG_CONFIG_HOME", "TMPDIR"].compactMap { name in
    OwnProcess.variable(name).map { "\(name)=\($0)" }
  }
}
