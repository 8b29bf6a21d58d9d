#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How writing a file ended.
enum Replacement: Hashable {
  case done
  /// The file holds something else than what the new content was made from; it was left alone.
  case changedMeanwhile
  /// Why it cannot be written, as the end of a sentence that begins with the name.
  case impossible(String)
}

extension DiskFile {
  /// Gives a file new content if it still has the old one. A reader, or a crash in between, sees
  /// the old or the new content, never half of it.
  ///
  /// A link stays one, and what it leads to is written. Permissions stay, and so does the owner
  /// where this process may set it. A file with several names keeps them all, so it has to be
  /// written in place; the new content lies beside it until that is done.
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
      // As late as can be: what is saved between here and the next call is the only loss possible.
      isChanged = read(target) != old
      guard !isChanged else { return false }
      return status.st_nlink > 1 ? overwrite(target, new) : rename(path, target) == 0
    }
    return isDone ? .done : isChanged ? .changedMeanwhile : .impossible(cannotBeWritten())
  }

  /// Gives a file this content, whether it is there or not; as `replace` else.
  static func put(_ path: String, _ bytes: [UInt8]) -> Replacement {
    guard isNamed(path) else { return create(path, bytes).map { .impossible($0) } ?? .done }
    guard let old = read(path) else { return .impossible(obstacle(to: path)) }
    return replace(path, old, with: bytes)
  }

  /// Writes a file that is not there yet, all of it or nothing; nil, or why it cannot, as the end of a
  /// sentence that begins with the name.
  static func create(_ path: String, _ bytes: [UInt8]) -> String? {
    let isThere = "is there already, and was left alone"
    guard !isNamed(path) else { return isThere }
    guard let temporary = TemporaryFile(beside: path, bytes, like: nil) else {
      return cannotBeWritten()
    }
    let isDone = temporary.finish { temporary in
      if link(temporary, path) == 0 { return true }
      // A file system without links.
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
