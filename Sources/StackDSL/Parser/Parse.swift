/// Parses a file. Any bytes are a file; what is wrong with it is in the tree's `problems`.
public func parse(_ text: [UInt8], file: FileID) -> SyntaxTree {
  let starts = sectionStarts(of: text)
  var sections: [Section] = []
  sections.reserveCapacity(starts.count)
  for (index, start) in starts.enumerated() {
    let end = index + 1 < starts.count ? starts[index + 1] : text.count
    sections.append(parseSection(Array(text[start..<max(start, end)])))
  }
  return SyntaxTree(file: file, text: text, sections: sections, places: SectionStarts(starts))
}
