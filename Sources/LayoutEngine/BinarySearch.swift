extension RandomAccessCollection {
  /// The first index whose element does not belong to the front part, or the end; the elements that
  /// belong to it must all stand before the others.
  func endOfFront(where belongs: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, self.count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongs(self[middle]) {
        low = index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    return low
  }
}
