#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a process still runs. A zombie, which has ended but has not been waited for, does not.
func isAlive(_ process: Int32) -> Bool {
  guard process > 0 else { return true }
  // EPERM means that the process exists and belongs to another user.
  guard kill(process, 0) == 0 || errno == EPERM else { return false }
  // On Linux the state follows the name, which is in parentheses and may contain any characters: proc(5),
  // /proc/pid/stat.
  guard let stat = DiskFile.readVirtual("/proc/\(process)/stat"),
    let close = stat.lastIndex(of: UInt8(ascii: ")")), close + 2 < stat.count
  else { return true }
  let state = stat[close + 2]
  return state != UInt8(ascii: "Z") && state != UInt8(ascii: "X")
}
