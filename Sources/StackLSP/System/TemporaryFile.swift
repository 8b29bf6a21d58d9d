#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Synchronization

/// A file with a unique name beside the target that it is to replace. It exists until `finish` has put it
/// into place or failed to; neither an error nor a signal leaves it behind.
struct TemporaryFile {
  let path: String
  /// The temporary files that exist now.
  private static let unfinished = Mutex<Set<String>>([])

  /// Creates the file with the owner and permissions of an existing file, or with those of any new file. Nil
  /// if it cannot be written.
  init?(beside target: String, _ bytes: [UInt8], like status: stat?) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    guard let (path, descriptor) = Self.make(in: String(folder), status == nil ? 0o666 : 0o600)
    else { return nil }
    self.path = path
    var isWritten = DiskFile.write(bytes, to: descriptor)
    if let status {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      // Set the permissions after the owner, because changing the owner clears some of them.
      isWritten = fchmod(descriptor, status.st_mode & 0o7777) == 0 && isWritten
    }
    guard close(descriptor) == 0, isWritten else {
      let reason = errno
      _ = finish { _ in false }
      errno = reason
      return nil
    }
  }

  private static func make(in folder: String, _ mode: mode_t) -> (String, Int32)? {
    var random = SystemRandomNumberGenerator()
    return unfinished.withLock { files in
      for _ in 0..<100 {
        let path =
          "\(folder).stack-lsp-"
          + String(UInt64.random(in: .min ... .max, using: &random), radix: 36)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = open(path, flags, mode)
        if descriptor >= 0 {
          files.insert(path)
          return (path, descriptor)
        }
        guard errno == EEXIST else { return nil }
      }
      return nil
    }
  }

  /// Lets `place` put the content into place, and removes what is left. No signal ends the process in
  /// between.
  ///
  /// - Returns: the result of `place`, with the `errno` that it left.
  func finish(_ place: (String) -> Bool) -> Bool {
    Self.unfinished.withLock { files in
      let isDone = place(path)
      let reason = errno
      unlink(path)
      files.remove(path)
      errno = reason
      return isDone
    }
  }

  /// Removes all temporary files and prevents new ones.
  static func end(_ signal: Int32) {
    unfinished.withLock { files in
      for file in files { unlink(file) }
      raise(signal)
    }
  }
}

/// From now on the process leaves no temporary file when it is interrupted, terminated or hung up. Call this
/// before another thread starts.
func removeTemporaryFilesAtSignals() {
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGHUP] {
    // Under nohup(1) a hang-up is ignored, and stays ignored.
    let action = signal(number, SIG_DFL)
    if action == nil { sigaddset(&signals, number) } else { signal(number, action) }
  }
  let watched = signals
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  let isWatched = startThread {
    var (watched, number) = (watched, Int32(0))
    guard sigwait(&watched, &number) == 0 else { return }
    pthread_sigmask(SIG_UNBLOCK, &watched, nil)
    TemporaryFile.end(number)
  }
  if !isWatched { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
}
