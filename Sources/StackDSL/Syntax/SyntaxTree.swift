/// A file as a tree that keeps every byte: sections, their tokens and nodes.
public struct SyntaxTree: Sendable {
  public let file: FileID
  public let text: [UInt8]
  public let sections: [Section]
  let places: SectionStarts
  /// The paths of the file's imports, as written, in order.
  public let importPaths: [String]
  /// The files that they mean, one for each.
  public let importedFiles: [FileID]
  /// The mark of each section.
  let marks: [SectionMark]

  /// - Parameter marks: those of the sections, if they are known.
  init(
    file: FileID, text: [UInt8], sections: [Section], places: SectionStarts,
    marks: [SectionMark]? = nil
  ) {
    self.file = file
    self.text = text
    self.sections = sections
    self.places = places
    let marks = marks ?? sections.map(\.mark)
    self.marks = marks
    importPaths = marks.indices.filter { marks[$0].traits.contains(.imports) }
      .flatMap { sections[$0].importPaths }
    importedFiles = importPaths.map { resolveImport($0, from: file) }
  }

  /// The offset of each section in the file.
  public var starts: [Int] { places.starts }

  /// The faults that the parser found, in order of position.
  var problems: [Problem] {
    sections(.isFaulty).flatMap { index in
      sections[index].faults.map { $0.problem(in: id(ofSection: index)) }
    }
  }

  public func id(ofSection index: Int) -> SectionID {
    SectionID(file: file, number: places.numbers[index])
  }

  /// The index of a section; nil for one that the text does not have, or another file.
  public func index(of section: SectionID) -> Int? {
    section.file == file ? places.index(of: section) : nil
  }

  /// The indices of the sections with a trait.
  func sections(_ trait: SectionMark.Traits) -> [Int] {
    marks.indices.filter { marks[$0].traits.contains(trait) }
  }

  /// The section that holds `offset`; the last one at the end of the text.
  func sectionIndex(at offset: Int) -> Int { places.index(at: offset) }
}

extension SyntaxFault {
  func problem(in section: SectionID) -> Problem {
    var fixes: [Problem.Fix] = []
    if let cure {
      let edit = SourceEdit(section.span(cure.range), by: cure.newText)
      fixes.append(.init(title: cure.title, edits: [edit]))
    }
    return Problem(code, span: section.span(range), message: message, fixes: fixes)
  }
}
