#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a process still runs; one that has ended but that nobody has waited for does not.
func isAlive(_ process: Int32) -> Bool {
  guard process > 0 else { return true }
  // EPERM says that there is one, of another user.
  guard kill(process, 0) == 0 || errno == EPERM else { return false }
  // Linux tells the state behind the name, which stands in parentheses and may hold any letters:
  // proc(5), /proc/pid/stat.
  guard let stat = DiskFile.readVirtual("/proc/\(process)/stat"),
    let close = stat.lastIndex(of: UInt8(ascii: ")")), close + 2 < stat.count
  else { return true }
  let state = stat[close + 2]
  return state != UInt8(ascii: "Z") && state != UInt8(ascii: "X")
}
