#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Processor time of this process in milliseconds: what else the machine does counts for little.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The median of several runs, in milliseconds of processor time; `body` gets the run's number.
func median(_ runs: Int, _ body: (Int) -> Void) -> Double {
  let times = (0..<runs).map { run -> Double in
    let start = processorTime()
    body(run)
    return processorTime() - start
  }
  return times.sorted()[runs / 2]
}

/// The most memory this process has had so far, in bytes.
///
/// Linux hands the peak that `getrusage` tells on to the programs a process starts, so it is read
/// where the peak is this program's own.
func peakMemory() -> Int {
  #if canImport(Glibc)
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, CInt(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if text.hasPrefix("VmHWM:") {
        return 1024 * (Int(text.filter(\.isNumber)) ?? 0)
      }
    }
    return 0
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}
