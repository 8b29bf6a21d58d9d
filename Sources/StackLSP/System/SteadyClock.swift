#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Milliseconds of a clock that nobody sets: for how long something took, not for when it was.
func steadyMilliseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
}
