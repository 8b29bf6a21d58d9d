extension RandomAccessCollection where Index == Int {
  /// The first index whose element does not belong to the front part, or the end; the elements that belong to it
  /// must all stand before the others.
  @inlinable
  public func endOfFront(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
