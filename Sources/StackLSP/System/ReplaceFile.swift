#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The outcome of writing a file.
enum Replacement: Hashable {
  case done
  /// The file no longer has the content from which the new content was made, so it was left alone.
  case changedMeanwhile
  /// The reason why it cannot be written, as the end of a sentence that begins with the name.
  case impossible(String)
}

extension DiskFile {
  /// Replaces the content of a file if it is still the old one. After a crash, or for a concurrent reader,
  /// the file has either the old or the new content, never a part of it.
  ///
  /// A link stays a link, and its target is written. The permissions stay, and so does the owner if this
  /// process may set it. A file with several hard links keeps them all, so it is written in place, and the
  /// new content lies beside it until the write is done.
  static func replace(_ path: String, _ old: [UInt8], with new: [UInt8]) -> Replacement {
    var status = stat()
    guard let target = resolvingLinks(path), stat(target, &status) == 0 else {
      return .impossible(obstacle(to: path))
    }
    guard access(target, W_OK) == 0 else { return .impossible(cannotBeWritten()) }
    guard let temporary = TemporaryFile(beside: target, new, like: status) else {
      return .impossible(cannotBeWritten())
    }
    var isChanged = false
    let isDone = temporary.finish { path in
      // As late as possible: only a save between here and the next call can be lost.
      isChanged = read(target) != old
      guard !isChanged else { return false }
      return status.st_nlink > 1 ? overwrite(target, new) : rename(path, target) == 0
    }
    return isDone ? .done : isChanged ? .changedMeanwhile : .impossible(cannotBeWritten())
  }

  /// Gives a file this content, whether or not it exists; otherwise like `replace`.
  static func put(_ path: String, _ bytes: [UInt8]) -> Replacement {
    guard isNamed(path) else { return create(path, bytes).map { .impossible($0) } ?? .done }
    guard let old = read(path) else { return .impossible(obstacle(to: path)) }
    return replace(path, old, with: bytes)
  }

  /// Creates a file with all of its content or not at all. Returns nil, or the reason for the failure, as the
  /// end of a sentence that begins with the name.
  static func create(_ path: String, _ bytes: [UInt8]) -> String? {
    let isThere = "is there already, and was left alone"
    guard !isNamed(path) else { return isThere }
    guard let temporary = TemporaryFile(beside: path, bytes, like: nil) else {
      return cannotBeWritten()
    }
    let isDone = temporary.finish { temporary in
      if link(temporary, path) == 0 { return true }
      // The file system has no hard links.
      return errno != EEXIST && rename(temporary, path) == 0
    }
    return isDone ? nil : errno == EEXIST ? isThere : cannotBeWritten()
  }

  private static func cannotBeWritten() -> String {
    "cannot be written: \(String(cString: strerror(errno)))"
  }

  private static func overwrite(_ path: String, _ bytes: [UInt8]) -> Bool {
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(bytes, to: descriptor) && ftruncate(descriptor, off_t(bytes.count)) == 0
  }
}
