#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The identity of a file or folder, whichever path leads to it.
struct FileIdentity: Sendable, Hashable {
  var device: UInt64
  var inode: UInt64

  /// The identity of a path's target; nil if it does not exist.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }
}

/// An entry of a folder, with its name.
struct FolderEntry: Sendable, Hashable {
  enum Kind: Sendable, Hashable { case file, folder, link }

  var name: String
  var kind: Kind
}

/// The regular files, folders and links in a folder, by name; empty if it cannot be read.
func folderEntries(_ path: String) -> [FolderEntry] {
  guard let directory = opendir(path) else { return [] }
  defer { closedir(directory) }
  var entries: [FolderEntry] = []
  while let entry = readdir(directory) {
    let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
    }
    guard name != ".", name != "..", let kind = kind(of: entry.pointee.d_type, "\(path)/\(name)")
    else { continue }
    entries.append(FolderEntry(name: name, kind: kind))
  }
  return entries.sorted { $0.name < $1.name }
}

/// Nil for pipes, devices and the like. Some file systems leave the type open (`readdir(3)`); else it is the bits
/// of a mode that tell the type (`DTTOIF` of dirent.h).
private func kind(of type: UInt8, _ path: String) -> FolderEntry.Kind? {
  var mode = mode_t(type) << 12
  if Int(type) == Int(DT_UNKNOWN) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    mode = status.st_mode & S_IFMT
  }
  return switch mode {
  case S_IFREG: .file
  case S_IFDIR: .folder
  case S_IFLNK: .link
  default: nil
  }
}
