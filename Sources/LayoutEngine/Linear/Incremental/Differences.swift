extension Array where Element: Equatable {
  /// The places where two arrays of one length differ, ascending; nil if there are more than `most`.
  ///
  /// Elements of the same bytes are the same and are not looked at; arrays that share their storage
  /// are known to be equal at once.
  func differences(from other: [Element], atMost most: Int) -> [Int]? {
    guard count == other.count else { return nil }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { others in
        if own.baseAddress == others.baseAddress { return [] }
        let (bytes, otherBytes) = (UnsafeRawBufferPointer(own), UnsafeRawBufferPointer(others))
        let stride = MemoryLayout<Element>.stride
        var places: [Int] = []
        for index in own.indices {
          if bytes.hasSameWords(as: otherBytes, from: index * stride, count: stride) { continue }
          if own[index] == others[index] { continue }
          if places.count == most { return nil }
          places.append(index)
        }
        return places
      }
    }
  }
}

extension Array where Element: Equatable {
  /// How many elements at the beginning are the same.
  func countOfSame(as other: [Element]) -> Int {
    let shorter = Swift.min(count, other.count)
    return withUnsafeBytes { own in
      other.withUnsafeBytes { bytes in
        if own.baseAddress == bytes.baseAddress { return shorter }
        let stride = MemoryLayout<Element>.stride
        for index in 0..<shorter
        where !own.hasSameWords(as: bytes, from: index * stride, count: stride)
          && self[index] != other[index]
        { return index }
        return shorter
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// False where the bytes are no whole words.
  fileprivate func hasSameWords(as other: Self, from start: Int, count: Int) -> Bool {
    hasSameWords(from: start, as: other, from: start, count: count)
  }

  /// The same of bytes that begin at another place there.
  func hasSameWords(from start: Int, as other: Self, from place: Int, count: Int) -> Bool {
    guard count % 8 == 0 else { return false }
    for offset in stride(from: 0, to: count, by: 8)
    where loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
      != other.loadUnaligned(fromByteOffset: place + offset, as: UInt64.self)
    { return false }
    return true
  }
}
