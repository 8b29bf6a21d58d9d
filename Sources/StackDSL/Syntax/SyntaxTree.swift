/// A file as a tree that keeps every byte: sections, their tokens and nodes.
public struct SyntaxTree: Sendable {
  public let file: FileID
  public let text: [UInt8]
  public let sections: [Section]
  /// The offset of each section in the file.
  public let starts: [Int]
  /// The paths of the file's imports, as written, in order.
  public let importPaths: [String]
  /// The files that they mean, one for each.
  public let importedFiles: [FileID]
  /// Of each section.
  let marks: [SectionMark]

  /// - Parameter marks: those of the sections, where they are known.
  init(
    file: FileID, text: [UInt8], sections: [Section], starts: [Int], marks: [SectionMark]? = nil
  ) {
    self.file = file
    self.text = text
    self.sections = sections
    self.starts = starts
    let marks = marks ?? sections.map(\.mark)
    self.marks = marks
    importPaths = marks.indices.filter { marks[$0].traits.contains(.imports) }
      .flatMap { sections[$0].importPaths }
    importedFiles = importPaths.map { resolveImport($0, from: file) }
  }

  /// What the parser found wrong, in order of position.
  public var problems: [Problem] {
    sections(.isFaulty).flatMap { index in
      sections[index].faults.map {
        $0.problem(of: sections[index], in: file, at: starts[index])
      }
    }
  }

  /// The indices of the sections with a trait.
  func sections(_ trait: SectionMark.Traits) -> [Int] {
    marks.indices.filter { marks[$0].traits.contains(trait) }
  }

  /// The section that holds `offset`; the last one at the end of the text.
  public func sectionIndex(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}

extension SyntaxFault {
  func problem(of section: Section, in file: FileID, at start: Int) -> Problem {
    func span(_ range: Range<Int>) -> SourceSpan {
      SourceSpan(file: file, range: range.lowerBound + start..<range.upperBound + start)
    }
    var fixes: [Problem.Fix] = []
    if let cure {
      let edit = Place(file: file, start: start).edit(cure.range, of: section, by: cure.newText)
      fixes.append(.init(title: cure.title, edits: [edit]))
    }
    return Problem(code, span: span(range), message: message, fixes: fixes)
  }
}
