extension SyntaxTree {
  /// The tree of another text of this file: equal to `parse(text)`, for the price of what differs.
  ///
  /// Sections that the change does not touch are the same objects as before, so that what was
  /// derived from them can be recognised as still good.
  public func reparsed(_ newText: [UInt8]) -> SyntaxTree {
    let shared = sharedEnds(text, newText)
    if let tree = reparsedInBlock(newText, shared) { return tree }
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
    var sections = Array(self.sections[..<first])
    sections.reserveCapacity(self.sections.count + newStarts.count)
    for (index, start) in newStarts.enumerated() {
      let sectionEnd = index + 1 < newStarts.count ? newStarts[index + 1] : end
      sections.append(section(newText, start..<max(start, sectionEnd), before: shared.prefix))
    }
    var allStarts = Array(starts[..<first]) + newStarts
    if let resumed {
      sections += self.sections[resumed...]
      allStarts += starts[resumed...].map { $0 + delta }
    }
    return SyntaxTree(file: file, text: newText, sections: sections, starts: allStarts)
  }

  /// The tree after a change inside of one block, which leaves every section where it begins.
  private func reparsedInBlock(
    _ newText: [UInt8], _ shared: (prefix: Int, suffix: Int)
  ) -> SyntaxTree? {
    let growth = newText.count - text.count
    let index = sectionIndex(at: shared.prefix)
    guard sections.indices.contains(index), starts.indices.contains(index) else { return nil }
    let start = starts[index]
    let end = start + sections[index].bytes.count
    let change = ByteChange(range: shared.prefix..<text.count - shared.suffix, growth: growth)
    guard change.range.upperBound < end,
      let section = sections[index].reparsed(
        Array(newText[start..<end + growth]), after: change.moved(by: -start))
    else { return nil }
    var sections = sections
    var starts = starts
    var marks = marks
    sections[index] = section
    marks[index] = section.mark
    for behind in starts.indices[(index + 1)...] { starts[behind] += growth }
    return SyntaxTree(
      file: file, text: newText, sections: sections, starts: starts, marks: marks)
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
