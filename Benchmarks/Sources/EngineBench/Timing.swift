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
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}
