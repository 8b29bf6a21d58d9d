extension SyntaxTree {
  /// The tree of another text of this file: equal to `parse(text)`, for the price of what differs.
  ///
  /// Sections that the change does not touch are the same objects as before, so that what was
  /// derived from them can be recognised as still good.
  public func reparsed(_ newText: [UInt8]) -> SyntaxTree {
    let shared = sharedEnds(text, newText)
    let changedEnd = newText.count - shared.suffix
    let delta = newText.count - text.count
    // The section before may take over the changed one, whose first line need not begin one now.
    let first = max(0, sectionIndex(at: shared.prefix) - 1)
    guard starts.indices.contains(first) else { return parse(newText, file: file) }
    var newStarts = [starts[first]]
    let resumed = newText.withUnsafeBufferPointer { bytes -> Int? in
      var scanner = SectionScanner(bytes: bytes, offset: starts[first])
      while let start = scanner.next() {
        guard start > starts[first] else { continue }
        if start >= changedEnd, let index = sectionIndex(startingAt: start - delta) { return index }
        newStarts.append(start)
      }
      return nil
    }
    let end = resumed.map { starts[$0] + delta } ?? newText.count
    var changed: [Section] = []
    for (index, start) in newStarts.enumerated() {
      let sectionEnd = index + 1 < newStarts.count ? newStarts[index + 1] : end
      changed.append(section(newText, start..<max(start, sectionEnd), before: shared.prefix))
    }
    // The scan begins one section early, and most often that one is as it was.
    let read = first..<(resumed ?? sections.count)
    let kept = zip(changed, sections[read]).prefix { $0 === $1 }.count
    return replacing(
      read.dropFirst(kept), by: Array(changed[kept...]), at: Array(newStarts[kept...]),
      moving: delta, newText)
  }

  /// - Parameter delta: how far the sections behind `replaced` move.
  private func replacing(
    _ replaced: Range<Int>, by changed: [Section], at newStarts: [Int], moving delta: Int,
    _ newText: [UInt8]
  ) -> SyntaxTree {
    // Most edits change one section: its number and its place in the order stay.
    if replaced.count == 1, changed.count == 1 {
      var (sections, marks, places) = (sections, marks, places)
      sections[replaced.lowerBound] = changed[0]
      marks[replaced.lowerBound] = changed[0].mark
      places.move(behind: replaced.lowerBound, by: delta)
      return SyntaxTree(file: file, text: newText, sections: sections, places: places, marks: marks)
    }
    let numbers = numbers(of: changed, inPlaceOf: replaced)
    let behind = replaced.upperBound...
    return SyntaxTree(
      file: file, text: newText,
      sections: sections[..<replaced.lowerBound] + changed + sections[behind],
      places: SectionStarts(
        starts[..<replaced.lowerBound] + newStarts + starts[behind].map { $0 + delta },
        numbers: places.numbers[..<replaced.lowerBound] + numbers + places.numbers[behind]))
  }

  /// A section of the same bytes keeps its number; the others take those that are left, in order, and
  /// then the least that no section has. So an edit that is taken back finds what was remembered.
  private func numbers(of changed: [Section], inPlaceOf replaced: Range<Int>) -> [Int32] {
    var left = replaced.map { places.numbers[$0] }
    var known: [[UInt8]: [Int32]] = [:]
    for index in replaced.reversed() {
      known[sections[index].bytes, default: []].append(places.numbers[index])
    }
    let kept = changed.map { known[$0.bytes]?.popLast() }
    let taken = Set(kept.compactMap { $0 })
    left.removeAll(where: taken.contains)
    left.reverse()
    var used = Set(places.numbers)
    var next: Int32 = 0
    return kept.map { number in
      if let number = number ?? left.popLast() { return number }
      while !used.insert(next).inserted { next += 1 }
      return next
    }
  }

  private func sectionIndex(startingAt offset: Int) -> Int? {
    let index = sectionIndex(at: offset)
    return starts.indices.contains(index) && starts[index] == offset ? index : nil
  }

  /// The section that was there before the change, if it is the same, or a new one.
  private func section(_ newText: [UInt8], _ range: Range<Int>, before change: Int) -> Section {
    if range.upperBound <= change, let index = sectionIndex(startingAt: range.lowerBound),
      sections[index].bytes.count == range.count
    {
      return sections[index]
    }
    return parseSection(Array(newText[range]))
  }
}

/// How many bytes two texts share at their beginning and, of the rest, at their end.
private func sharedEnds(_ old: [UInt8], _ new: [UInt8]) -> (prefix: Int, suffix: Int) {
  old.withUnsafeBytes { old in
    new.withUnsafeBytes { new in
      let shorter = min(old.count, new.count)
      var prefix = 0
      // The texts are nearly the same: most of them is compared by the block.
      while prefix + blockLength <= shorter, areEqualBlocks(old, prefix, new, prefix) {
        prefix += blockLength
      }
      while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
      let rest = shorter - prefix
      var suffix = 0
      while suffix + blockLength <= rest,
        areEqualBlocks(
          old, old.count - suffix - blockLength, new, new.count - suffix - blockLength)
      {
        suffix += blockLength
      }
      while suffix < rest, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
        suffix += 1
      }
      return (prefix, suffix)
    }
  }
}

/// Four words of eight bytes.
private let blockLength = 32

/// The caller has checked that a block's bytes are there.
private func areEqualBlocks(
  _ a: UnsafeRawBufferPointer, _ aStart: Int, _ b: UnsafeRawBufferPointer, _ bStart: Int
) -> Bool {
  func difference(_ offset: Int) -> UInt64 {
    a.loadUnaligned(fromByteOffset: aStart + offset, as: UInt64.self)
      ^ b.loadUnaligned(fromByteOffset: bStart + offset, as: UInt64.self)
  }
  return difference(0) | difference(8) | difference(16) | difference(24) == 0
}
