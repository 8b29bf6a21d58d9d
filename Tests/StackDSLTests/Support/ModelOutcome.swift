@testable import StackDSL

extension Model {
  /// The whole model as text, including spans.
  var outcome: [String] {
    var result = problems.map { "\($0)" } + references.map { "\($0)" }
    result += imports.map { "\($0)" } + properties.map { "\($0)" }
    result += components.map { "\($0)" }
    for screen in screens { result.append("\(screen)") }
    return result
  }
}

extension SyntaxTree {
  /// The same tree with the section numbers of another tree of the same text, so that spans in both can be
  /// compared.
  func numbered(as other: SyntaxTree) -> SyntaxTree {
    guard starts == other.starts else { return self }
    return SyntaxTree(file: file, text: text, sections: sections, places: other.places)
  }
}
