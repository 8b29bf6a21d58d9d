/// A file as a tree that keeps every byte: sections, their tokens and nodes.
public struct SyntaxTree: Sendable {
  public let file: FileID
  public let text: [UInt8]
  public let sections: [Section]
  /// The offset of each section in the file.
  public let starts: [Int]

  init(file: FileID, text: [UInt8], sections: [Section], starts: [Int]) {
    self.file = file
    self.text = text
    self.sections = sections
    self.starts = starts
  }

  /// What the parser found wrong, in order of position.
  public var problems: [Problem] {
    zip(sections, starts).flatMap { section, start in
      section.faults.map { $0.problem(in: file, at: start) }
    }
  }

  /// The paths of the file's imports, as written, in order.
  public var importPaths: [String] {
    sections.flatMap { section in
      section.root.children.filter { $0.kind == .importItem }.compactMap(importPath)
    }
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

/// The path between the quotes of an `import`; nil where there is none.
func importPath(_ node: SyntaxNode) -> String? {
  node.ownTokens.first { $0.kind == .string }.map { stringContent($0.text) }
}

extension SyntaxFault {
  func problem(in file: FileID, at start: Int) -> Problem {
    func span(_ range: Range<Int>) -> SourceSpan {
      SourceSpan(file: file, range: range.lowerBound + start..<range.upperBound + start)
    }
    var fixes: [Problem.Fix] = []
    if let cure {
      fixes.append(.init(title: cure.title, edits: [TextEdit(span(cure.range), cure.newText)]))
    }
    return Problem(code, span: span(range), message: message, fixes: fixes)
  }
}
