#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads and writes whole files within the limits that a server needs.
enum DiskFile {
  /// Tells whether a file has changed without reading it: the time of its last write, the time of its last
  /// status change (which no one can set back), and the identity of the file.
  struct Stamp: Sendable, Hashable {
    var modified: Time
    var changed: Time
    var device: UInt64
    var inode: UInt64
    var size: Int

    struct Time: Sendable, Hashable {
      var seconds: Int
      var nanoseconds: Int

      fileprivate init(_ time: timespec) {
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
      }
    }
  }

  /// In bytes. Larger files are not read: no one writes a screen of that size.
  static let maximumSize = 16 << 20

  /// Nil for anything but a regular file: reading a pipe or a device could take forever.
  static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Glibc)
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #else
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    return Stamp(
      modified: Stamp.Time(modified), changed: Stamp.Time(changed),
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int(status.st_size))
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a file or folder of that name exists.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Like `exists`, but also true for a dangling link.
  static func isNamed(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The file to which a link leads, across other links; nil if the path is not a link or the link is
  /// dangling.
  static func linkTarget(_ path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return nil }
    return resolvingLinks(path)
  }

  /// The path with all links resolved; nil if a link is dangling.
  static func resolvingLinks(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The reason why `read` returns nil, as the end of a sentence that begins with the name.
  static func obstacle(to path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      return errno == ENOENT
        ? "does not exist" : "cannot be found: \(String(cString: strerror(errno)))"
    }
    if status.st_mode & S_IFMT == S_IFDIR { return "is a folder" }
    guard let stamp = stamp(path) else { return "is no regular file" }
    guard stamp.size <= maximumSize else { return "is larger than \(maximumSize >> 20) MB" }
    return "cannot be read"
  }

  /// The bytes of a regular file; nil if it does not exist or is too large.
  static func read(_ path: String, limit: Int = maximumSize) -> [UInt8]? {
    guard let stamp = stamp(path), stamp.size <= limit else { return nil }
    return readVirtual(path, limit: limit)
  }

  /// Like `read`, for files of the system that do not report their size.
  static func readVirtual(_ path: String, limit: Int = maximumSize) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return readToEnd(descriptor, limit: limit)
  }

  /// A new file, or one in place of an old one, for its owner alone; nil if it cannot be written. Each write goes to
  /// the end in one piece, so those of two threads do not mix.
  static func openLog(_ path: String) -> Int32? {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC
    let descriptor = open(path, flags, S_IRUSR | S_IWUSR)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Makes a folder in a folder that is there; nothing where it cannot, or is there already.
  static func makeFolder(_ path: String) { mkdir(path, 0o755) }

  /// Makes a folder that nobody else has, in the system's folder for such; nil if it cannot.
  ///
  /// - Returns: its path, which begins with the name.
  static func makeTemporaryFolder(_ name: String) -> String? {
    var path = Array("/tmp/\(name).XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else { return nil }
    return String(decoding: path.dropLast().map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  /// Everything up to the end of a descriptor; nil on an error or beyond the limit.
  static func readToEnd(_ descriptor: Int32, limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard case .moved(let count) = readSome(from: descriptor, into: &buffer),
        bytes.count + count <= limit
      else { return nil }
      if count == 0 { return bytes }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    write(bytes[...], to: descriptor)
  }

  /// Writes all bytes, in as many pieces as it takes; false on an error.
  static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      guard case .moved(let count) = writeSome(rest, to: descriptor), count > 0 else {
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
