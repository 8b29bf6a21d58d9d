#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Milliseconds of a monotonic clock, for measuring durations; it is not the time of day.
func steadyMilliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
