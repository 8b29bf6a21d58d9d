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

/// The regular files, folders and links in a folder that may lead to `.stack` files, sorted by name; empty if
/// it cannot be read.
func folderEntries(_ path: String) -> [FolderEntry] {
  guard let directory = opendir(path) else { return [] }
  defer { closedir(directory) }
  var entries: [FolderEntry] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        String(cString: $0)
      }
    }
    guard name != ".", name != "..",
      let kind = kind(of: Int32(entry.pointee.d_type), name, in: path),
      FolderEntry.mayLeadToStackFile(name, kind)
    else { continue }
    entries.append(FolderEntry(name: name, kind: kind))
  }
  return entries.sorted { $0.name < $1.name }
}

/// Nil for pipes, devices and the like. Some file systems do not report the type: `readdir(3)`.
private func kind(of type: Int32, _ name: String, in folder: String) -> FolderEntry.Kind? {
  switch type {
  case Int32(DT_REG): return .file
  case Int32(DT_DIR): return .folder
  case Int32(DT_LNK): return .link
  case Int32(DT_UNKNOWN): break
  default: return nil
  }
  var status = stat()
  guard lstat("\(folder)/\(name)", &status) == 0 else { return nil }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  case S_IFLNK: return .link
  default: return nil
  }
}
