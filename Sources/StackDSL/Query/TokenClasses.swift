/// A token with its class, which determines its color.
public struct ClassifiedToken: Sendable, Hashable {
  public enum Class: String, Sendable, CaseIterable {
    case keyword, viewKind, component, view, screen, constant, parameter, state
    case property, attribute, guide, enumCase, device, priority, number, string, comment
    case documentation, operation, condition, code
  }
  public var range: Range<Int>
  public var tokenClass: Class
  public var isDeclaration = false
}

extension SyntaxTree {
  /// Every token that has a class, in order. Names are told apart by what the model says they mean;
  /// without it, by where they stand.
  public func classifiedTokens(_ model: Model? = nil) -> [ClassifiedToken] {
    var result: [ClassifiedToken] = []
    for (index, start) in starts.enumerated() {
      let references = model.map {
        $0.parts.indices.contains(index) ? $0.parts[index].references : []
      }
      let tokens = SectionClassifier(sections[index]).tokens
      result += tokens.refined(by: references ?? []).map { token in
        var token = token
        token.range = token.range.lowerBound + start..<token.range.upperBound + start
        return token
      }
    }
    return result
  }
}

extension [ClassifiedToken] {
  /// Both lists are of one section, in order of position.
  fileprivate func refined(by references: [Reference]) -> [ClassifiedToken] {
    var next = 0
    return map { token in
      while next < references.count,
        references[next].span.offsets.lowerBound < token.range.lowerBound
      {
        next += 1
      }
      guard next < references.count, references[next].span.offsets == token.range else {
        return token
      }
      var token = token
      token.isDeclaration = references[next].isDeclaration
      token.tokenClass =
        switch references[next].symbol.kind {
        case .screen: .screen
        case .component: .component
        case .view: .view
        case .constant: .constant
        case .parameter: .parameter
        case .state: .state
        }
      return token
    }
  }
}

/// Classifies by syntax alone.
private struct SectionClassifier {
  let section: Section
  private(set) var tokens: [ClassifiedToken] = []

  init(_ section: Section) {
    self.section = section
    var classes = [ClassifiedToken.Class?](repeating: nil, count: section.tokens.count)
    for index in section.nodes.indices { Self.classify(SyntaxNode(section, index), &classes) }
    for token in 0..<section.tokens.count {
      guard let tokenClass = classes[token] ?? Self.general(section.tokens.kind(token)) else {
        continue
      }
      tokens.append(ClassifiedToken(range: section.tokens.range(token), tokenClass: tokenClass))
    }
  }

  /// The class of a token that does not depend on its place.
  private static func general(_ kind: TokenKind) -> ClassifiedToken.Class? {
    switch kind {
    case .number, .percent: .number
    case .string: .string
    case .lineComment, .blockComment: .comment
    case .documentationComment: .documentation
    case _ where kind.isComparison || kind.isArithmetic: .operation
    case .and, .or, .not, .assign, .at, .range: .operation
    default: nil
    }
  }

  private static func classify(_ node: SyntaxNode, _ classes: inout [ClassifiedToken.Class?]) {
    func mark(_ token: SyntaxToken?, _ tokenClass: ClassifiedToken.Class) {
      guard let token, token.kind.isName, classes.indices.contains(token.index) else { return }
      classes[token.index] = tokenClass
    }
    switch node.kind {
    case .importItem, .letItem, .component, .parameter, .screen, .when, .expect, .inset, .devices:
      mark(node.ownTokens.first, .keyword)
    case .allow:
      for token in node.ownTokens.dropFirst() { mark(token, .code) }
      mark(node.ownTokens.first, .keyword)
    case .viewKind:
      let isKind = ViewKind(rawValue: node.text) != nil
      mark(node.significantTokens.first, isKind ? .viewKind : .component)
    case .name: mark(node.significantTokens.first, nameClass(node.parent?.kind))
    case .path: classifyPath(node, mark)
    case .value: for token in node.significantTokens { mark(token, .enumCase) }
    case .priority:
      for token in node.significantTokens {
        mark(token, .priority)
        if token.kind == .number { classes[token.index] = .priority }
      }
    default: break
    }
  }

  private static func nameClass(_ parent: NodeKind?) -> ClassifiedToken.Class {
    switch parent {
    case .screen: .screen
    case .component: .component
    case .letItem: .constant
    case .parameter: .parameter
    default: .view
    }
  }

  private static func classifyPath(
    _ node: SyntaxNode, _ mark: (SyntaxToken?, ClassifiedToken.Class) -> Void
  ) {
    let names = node.significantTokens.filter { $0.kind.isName }
    for token in names.dropLast() {
      mark(token, PlaceWord(rawValue: token.text) != nil ? .guide : .view)
    }
    guard let last = names.last else { return }
    switch node.parent?.kind {
    case .property:
      mark(last, .property)
      let isAxis = last.text == "horizontal" || last.text == "vertical"
      if isAxis, names.count > 1 { mark(names[names.count - 2], .property) }
    case .comparison: mark(last, .condition)
    case .devices: for token in names { mark(token, .device) }
    default:
      mark(last, Vocabulary.attributeWords.contains(last.text) ? .attribute : .constant)
    }
  }
}
