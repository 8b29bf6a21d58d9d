// What every fuzz target needs: its bytes as an array, and a way to fail.

/// Ends the process, which is how the fuzzer learns of a property that does not hold.
func demand(_ holds: Bool, _ property: @autoclosure () -> String) {
  if !holds { fatalError(property()) }
}

extension Array where Element == UInt8 {
  init(fuzz start: UnsafePointer<UInt8>?, _ count: Int) {
    self.init(UnsafeBufferPointer(start: start, count: count))
  }
}
