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
    // As late as can be: what is saved between here and the next call is the only loss possible.
    guard read(target) == old else {
      temporary.remove()
      return .changedMeanwhile
    }
    if status.st_nlink > 1 {
      defer { temporary.remove() }
      return overwrite(target, new) ? .done : .impossible(cannotBeWritten())
    }
    guard rename(temporary.path, target) == 0 else {
      defer { temporary.remove() }
      return .impossible(cannotBeWritten())
    }
    return .done
  }

  /// Gives a file this content, whether it is there or not; as `replace` else.
  static func put(_ path: String, _ bytes: [UInt8]) -> Replacement {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    if descriptor >= 0 { close(descriptor) }
    guard descriptor >= 0 || errno == EEXIST else { return .impossible(cannotBeWritten()) }
    guard let old = read(path) else { return .impossible(obstacle(to: path)) }
    return replace(path, old, with: bytes)
  }

  /// Writes a file that is not there yet; nil, or why it cannot, as the end of a sentence that begins
  /// with the name.
  static func create(_ path: String, _ bytes: [UInt8]) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      return errno == EEXIST ? "is there already, and was left alone" : cannotBeWritten()
    }
    defer { close(descriptor) }
    guard write(bytes, to: descriptor) else {
      let reason = cannotBeWritten()
      unlink(path)
      return reason
    }
    return nil
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

/// A file of a name that no other has, in the folder of the one whose place it is to take.
private struct TemporaryFile {
  let path: String

  /// Nil where it cannot be written, or not with the owner's permissions.
  init?(beside target: String, _ bytes: [UInt8], like status: stat) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    var name = Array("\(folder).stack-lsp-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    path = name.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    let isWritten = DiskFile.write(bytes, to: descriptor)
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    // After the owner, who would take away what is not for the new one.
    let isPermitted = fchmod(descriptor, status.st_mode & 0o7777) == 0
    guard close(descriptor) == 0, isWritten, isPermitted else {
      remove()
      return nil
    }
  }

  func remove() { unlink(path) }
}
