import StackDSL

extension Refactoring {
  /// Replaces an instance by the view of its component, with the parameters filled in.
  ///
  /// Only if this file declares the component, which is a single root view, and if no name inside it is
  /// already used around the instance.
  static let inlineComponent = Refactoring(kind: .inline, keepsFrames: true) { place -> Offer? in
    guard let component = ComponentDeclaration(place.kindWord, in: place),
      let instance = Instance(place, of: component)
    else { return nil }
    return Offer(
      title: "Inline " + [place.kindWord, place.name].compactMap { $0 }.joined(separator: " "),
      edits: [place.edit(place.range(of: place.member), instance.text)]
        + instance.shortenedPaths.map { place.edit($0, "") })
  }
}

/// A component of the file: its parameters, and its one view.
private struct ComponentDeclaration {
  var root: SyntaxNode
  /// The whole declaration.
  var extent: SourceSpan
  private var section: SectionID
  /// The offset of its section in the file.
  private var start: Int
  /// The name and default, as written.
  var parameters: [(name: String, text: String)]

  /// Nil if there is no component of that name, or it contains more than a view.
  init?(_ name: String, in place: RefactoringPlace) {
    guard ViewKind(rawValue: name) == nil else { return nil }
    for (index, start) in place.tree.starts.enumerated() {
      for node in place.tree.sections[index].root.children
      where node.kind == .component && node.first(.name)?.significantTokens.first?.name == name {
        guard let members = node.first(.block).map({ Array($0.children) }),
          members.allSatisfy({ $0.kind == .parameter || $0.kind == .view }),
          let root = members.last, members.filter({ $0.kind == .view }).count == 1,
          root.kind == .view, root.first(.viewKind).flatMap({ ViewKind(rawValue: $0.text) }) != nil
        else { return nil }
        self.root = root
        self.start = start
        section = place.tree.id(ofSection: index)
        extent = section.span(node)
        parameters = members.dropLast().compactMap { parameter in
          guard let name = parameter.first(.name)?.significantTokens.first?.name,
            let value = parameter.first(.value)
          else { return nil }
          return (name, value.text)
        }
        return
      }
    }
    return nil
  }

  /// The range in the file.
  var range: Range<Int> { shifted(root) }
  var span: SourceSpan { section.span(root) }

  /// The span of a node in the component.
  func span(_ node: SyntaxNode) -> SourceSpan { section.span(node) }

  func shifted(_ node: SyntaxNode) -> Range<Int> {
    node.range.lowerBound + start..<node.range.upperBound + start
  }
}

/// The view of an instance, as text.
private struct Instance {
  var text: String
  /// `first.` before names that are now reached directly.
  var shortenedPaths: [Range<Int>]

  init?(_ place: RefactoringPlace, of component: ComponentDeclaration) {
    guard let item = place.item, !Self.clashes(component, with: item) else { return nil }
    let members = place.member.first(.block).map { Array($0.children) } ?? []
    let names = component.parameters.map(\.name)
    let isArgument: (SyntaxNode) -> Bool = { member in
      member.kind == .property && names.contains(member.first(.path)?.text ?? "")
    }
    var values = Dictionary(
      component.parameters.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    for member in members where isArgument(member) {
      if let name = member.first(.path)?.text, let value = member.first(.value) {
        values[name] = value.text
      }
    }
    guard var body = Self.body(component, place, values) else { return nil }
    let rest = members.filter { !isArgument($0) }.map { place.text(place.range(of: $0)) }
    if !rest.isEmpty { body = Self.adding(rest, to: body) }
    text = body
    shortenedPaths = Self.paths(through: place, into: component)
  }

  /// Whether a name inside the component's root is already used in the screen or component.
  private static func clashes(_ component: ComponentDeclaration, with item: SyntaxNode) -> Bool {
    let inner = component.root.first(.block).map { $0.declaredNames } ?? []
    return !Set(inner).isDisjoint(with: item.declaredNames)
  }

  /// The root's text with the instance's name, and with values in place of the parameters.
  private static func body(
    _ component: ComponentDeclaration, _ place: RefactoringPlace, _ values: [String: String]
  ) -> String? {
    let range = component.range
    var edits: [TextEdit] = []
    for reference in unique(place.model.references)
    where component.span.contains(reference.span) && reference.symbol.kind == .parameter
      && component.extent.contains(reference.symbol.declaration)
    {
      guard let value = values[reference.symbol.name], let use = place.range(of: reference.span)
      else { continue }
      edits.append(place.edit(use, place.isOperand(use) ? "(\(value))" : value))
    }
    edits += naming(component, place)
    return applying(edits, to: place.tree.text, within: range).map { text in
      String(decoding: text, as: UTF8.self).reindented(
        from: place.indentation(at: range.lowerBound),
        to: place.indentation(at: place.range(of: place.member).lowerBound))
    }
  }

  /// Gives the root the instance's name wherever the component mentions it.
  private static func naming(
    _ component: ComponentDeclaration, _ place: RefactoringPlace
  ) -> [TextEdit] {
    let written = place.member.first(.name)?.text
    guard let kind = component.root.first(.viewKind) else { return [] }
    guard let name = component.root.first(.name) else {
      let end = component.shifted(kind).upperBound
      return written.map { [place.edit(end..<end, " \($0)")] } ?? []
    }
    let declaration = component.span(name)
    guard let written else { return [] }
    return unique(place.model.references)
      .filter { $0.symbol.declaration == declaration && component.span.contains($0.span) }
      .compactMap { reference in place.range(of: reference.span).map { place.edit($0, written) } }
  }

  /// The instance's own members follow those of the root, because later assignments win.
  private static func adding(_ members: [String], to body: String) -> String {
    guard body.hasSuffix("}") else { return "\(body) { \(members.joined(separator: "; ")) }" }
    let open = body.dropLast()
    guard let line = open.lastIndex(of: "\n"), open[line...].dropFirst().allSatisfy({ $0 == " " })
    else { return open.trimmed + "; " + members.joined(separator: "; ") + " }" }
    let indentation = open[line...].dropFirst()
    let lines = members.map { "\n\(indentation)    \($0)" }.joined()
    return open[..<line] + lines + "\n\(indentation)}"
  }

  private static func paths(
    through place: RefactoringPlace, into component: ComponentDeclaration
  ) -> [Range<Int>] {
    guard let name = place.name else { return [] }
    let own = place.section.span(place.member)
    return unique(place.model.references).compactMap { reference in
      guard reference.symbol.kind == .view, let range = place.range(of: reference.span),
        !component.span.contains(reference.span), !own.contains(reference.span),
        component.span.contains(reference.symbol.declaration)
      else { return nil }
      let prefix = range.lowerBound - name.utf8.count - 1..<range.lowerBound
      guard prefix.lowerBound >= 0, place.text(prefix) == name + "." else { return nil }
      return prefix
    }
  }
}

extension SyntaxNode {
  /// The names of all views declared inside, without this node's own.
  fileprivate var declaredNames: [String] {
    var names: [String] = []
    var pending = Array(children)
    while let node = pending.popLast() {
      if node.kind == .view, let name = node.first(.name)?.significantTokens.first?.name {
        names.append(name)
      }
      pending += node.children
    }
    return names
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    var text = String(self)
    while text.last == " " || text.last == "\n" { text.removeLast() }
    return text
  }
}

extension RefactoringPlace {
  /// Whether an arithmetic operator stands beside the range.
  fileprivate func isOperand(_ range: Range<Int>) -> Bool {
    let operators = Set("+-*/".utf8)
    let before = tree.text[..<range.lowerBound].last { $0 != 0x20 }
    let after = tree.text[range.upperBound...].first { $0 != 0x20 }
    return [before, after].contains { $0.map(operators.contains) ?? false }
  }
}
