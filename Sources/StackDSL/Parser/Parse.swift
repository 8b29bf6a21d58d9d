/// Parses a file. Any bytes are a file; what is wrong with it is in the tree's `problems`.
///
/// - Parameter workers: who parses the sections.
public func parse(
  _ text: [UInt8], file: FileID, by workers: Workers = .thisThread
) -> SyntaxTree {
  let starts = sectionStarts(of: text)
  let sections = workers.reading(text.count).map(starts.count) {
    { index in
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      return parseSection(Array(text[starts[index]..<max(starts[index], end)]))
    }
  }
  return SyntaxTree(file: file, text: text, sections: sections, places: SectionStarts(starts))
}
