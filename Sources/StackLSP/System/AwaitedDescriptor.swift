#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A descriptor that somebody waits for, and what became of it.
///
/// A closed other end is asked for by name: Linux reports it in any case (poll(2)), macOS only where something that
/// has to do with reading is asked for (xnu, `poll_nocancel` in bsd/kern/sys_generic.c).
struct AwaitedDescriptor {
  private var entry: pollfd

  init(_ descriptor: Int32, reads: Bool = false, writes: Bool = false) {
    let events = POLLHUP | (reads ? POLLIN : 0) | (writes ? POLLOUT : 0)
    entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
  }

  /// Whether there is anything to do about it.
  var isReady: Bool { entry.revents != 0 }
  /// Whether it takes bytes without waiting.
  var takesBytes: Bool { entry.revents & Int16(POLLOUT) != 0 }
  /// Whether the other end is closed, seen past all that waits to be read.
  var hasHungUp: Bool { entry.revents & Int16(POLLHUP) != 0 }
  /// Whether nothing can be written any more.
  var isBroken: Bool { entry.revents & Int16(POLLHUP | POLLERR) != 0 }

  /// As it stands now.
  func now() -> AwaitedDescriptor {
    var awaited = self
    _ = poll(&awaited.entry, 1, 0)
    return awaited
  }

  /// Returns when one of them is ready, when `milliseconds` have passed (never if nil), or at a signal.
  static func wait(for awaited: inout [AwaitedDescriptor], milliseconds: Int32?) {
    var entries = awaited.map(\.entry)
    _ = poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
    for (index, entry) in entries.enumerated() { awaited[index].entry = entry }
  }
}
