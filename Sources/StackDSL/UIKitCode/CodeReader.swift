/// Reads statements of layout code: anchors of UIKit, `NSLayoutConstraint.activate`, SnapKit, visual
/// format strings.
struct CodeReader {
  var tokens: CodeTokens
  /// `let margins = view.layoutMarginsGuide`: the paths that names stand for.
  private(set) var guides: [String: [String]]
  /// `let gap: CGFloat = 8`: the numbers that names stand for.
  private(set) var constants: [String: CodeNumber]
  /// `row.spacing = 12`, which is not a constraint.
  private(set) var properties: [CodeProperty] = []
  /// The view that `make` stands for in the closure that is being read.
  private var made: (name: String, place: CodeConstraint.Place)?

  init(
    _ tokens: CodeTokens, guides: [String: [String]] = [:], constants: [String: CodeNumber] = [:]
  ) {
    self.tokens = tokens
    self.guides = guides
    self.constants = constants
  }

  /// The constraints of the next statement, and the tokens it took; nil if there is no such code.
  /// Code that only builds the tree of views has none.
  mutating func statement() -> [CodeConstraint]? {
    let start = tokens.position
    properties = []
    if let constraints = read() { return constraints }
    tokens.position = start
    return nil
  }

  private mutating func read() -> [CodeConstraint]? {
    if let string = tokens.take(.string) {
      _ = tokens.take(.comma)
      return VisualFormat(string.text)?.constraints
    }
    // `let top = a.topAnchor.constraint(…)`
    var name: String?
    if tokens.next?.text == "let" || tokens.next?.text == "var" {
      tokens.position += 1
      name = tokens.next?.text
      tokens.position += 1
      // `: CGFloat`
      if tokens.take(.colon) != nil, tokens.take(.identifier) == nil { return nil }
      guard tokens.take(.assign) != nil else { return nil }
      if let name, let number = number() {
        constants[name] = number
        return []
      }
    }
    if tokens.next?.text == "for" { return loop() }
    guard let chain = CodeChain(&tokens) else { return nil }
    if let name, chain.links.allSatisfy({ $0.arguments == nil && $0.closure == nil }),
      CodeConstraint.Place(path: chain.names)?.guide != nil
    {
      guides[name] = chain.names
      return []
    }
    guard var constraints = constraints(of: chain) else {
      guard let property = CodeProperty(chain, &tokens) else { return nil }
      properties = [property]
      return []
    }
    if tokens.take(.assign) != nil {
      guard let value = assigned() else { return nil }
      if chain.links.last?.name == "priority", let priority = CodeNumber.priority(value) {
        for index in constraints.indices { constraints[index].priority = priority }
      }
    }
    _ = tokens.take(.comma) ?? tokens.take(.semicolon)
    return constraints
  }

  /// `for view in [title, note] as [UIView] { … }`, which sets the same of several views.
  private mutating func loop() -> [CodeConstraint]? {
    tokens.position += 1
    guard let name = tokens.take(.identifier)?.text, tokens.take("in"),
      let list = tokens.takeBracketed()
    else { return nil }
    if tokens.take("as") { _ = tokens.takeBracketed() }
    guard let body = tokens.takeBracketed() else { return nil }
    var inside = CodeReader(CodeTokens(body))
    var set: [CodeProperty] = []
    while !inside.tokens.isAtEnd {
      guard inside.statement()?.isEmpty ?? false else { return nil }
      set += inside.properties
    }
    guard set.allSatisfy({ $0.place.view == .named(name) }) else { return nil }
    properties = CodeTokens.elements(of: list).compactMap(\.last?.text).flatMap { view in
      set.map { CodeProperty(place: .init(.named(view)), text: $0.text) }
    }
    return []
  }

  /// One that ends its line, and so is not part of a sum.
  private mutating func number() -> CodeNumber? {
    let start = tokens.position
    _ = tokens.take(.minus)
    guard tokens.take(.number) != nil, !tokens.isInSum else {
      tokens.position = start
      return nil
    }
    return CodeNumber(Array(tokens.tokens[start..<tokens.position]))
  }

  private mutating func assigned() -> [CodeTokens.Token]? {
    let start = tokens.position
    _ = tokens.take(.dot)
    guard tokens.take(.number) != nil || CodeChain(&tokens) != nil else { return nil }
    return Array(tokens.tokens[start..<tokens.position])
  }

  private func constraints(of chain: CodeChain) -> [CodeConstraint]? {
    let names = chain.names
    if names.first == "NSLayoutConstraint" { return activation(chain) }
    if let make = chain.links.first(where: { $0.closure != nil }), names.contains("snp") {
      return snapKitBlock(make, on: names)
    }
    if let made, names.first == made.name {
      return snapKitLine(Array(chain.links.dropFirst()), on: made.place)
    }
    if names.first == "make" {
      return snapKitLine(Array(chain.links.dropFirst()), on: .init(.owner))
    }
    if let call = chain.links.firstIndex(where: { $0.name == "constraint" && $0.arguments != nil })
    {
      return anchorConstraint(chain, call)
    }
    if names.last == "addConstraints" || names.last == "addConstraint" {
      return chain.links.last?.arguments?.first.flatMap { list(of: $0.tokens) }
    }
    let buildsTree: Set = [
      "translatesAutoresizingMaskIntoConstraints", "addSubview", "addArrangedSubview",
    ]
    return names.last.map(buildsTree.contains) ?? false ? [] : nil
  }

  // MARK: UIKit

  /// `NSLayoutConstraint.activate([…])`, and what makes constraints of a visual format.
  private func activation(_ chain: CodeChain) -> [CodeConstraint]? {
    guard chain.links.count > 1, let argument = chain.links[1].arguments?.first else { return nil }
    switch chain.links[1].name {
    case "activate": return list(of: argument.tokens)
    case "constraints": return argument.tokens.first.flatMap { VisualFormat($0.text)?.constraints }
    default: return nil
    }
  }

  /// The constraints of a list in brackets, or of one call that makes several.
  private func list(of tokens: [CodeTokens.Token]) -> [CodeConstraint]? {
    var inside = CodeTokens(tokens)
    if inside.next?.text == "[" {
      guard let elements = inside.takeBracketed() else { return nil }
      inside = CodeTokens(elements)
    }
    return all(in: inside)
  }

  private func all(in tokens: CodeTokens) -> [CodeConstraint]? {
    var reader = CodeReader(tokens, guides: guides, constants: constants)
    reader.made = made
    var result: [CodeConstraint] = []
    while !reader.tokens.isAtEnd {
      guard let constraints = reader.statement(), reader.properties.isEmpty else { return nil }
      result += constraints
    }
    return result
  }

  private func anchorConstraint(_ chain: CodeChain, _ call: Int) -> [CodeConstraint]? {
    guard call > 0, let attribute = Self.attribute(chain.links[call - 1].name),
      let place = meant(Array(chain.names[..<(call - 1)])),
      let arguments = chain.links[call].arguments, let first = arguments.first,
      let label = first.label, let relation = Self.relation(label)
    else { return nil }
    var constraint = CodeConstraint(place: place, attribute: attribute, relation: relation)
    let link = chain.links[call]
    if label.hasSuffix("Constant") {
      guard let number = CodeNumber(first.tokens) else { return nil }
      constraint.constant = number.text
      constraint.isNegative = number.isNegative
      return [constraint.with(chain.links[(call + 1)...])]
    }
    var target = CodeTokens(first.tokens)
    guard let other = CodeChain(&target), target.isAtEnd, let last = other.names.last,
      let otherAttribute = Self.attribute(last),
      let otherPlace = meant(other.names.dropLast())
    else { return nil }
    constraint.other = (otherPlace, otherAttribute)
    let isSystemSpacing = label.contains("SystemSpacing")
    if let tokens = link.argument("multiplier") {
      guard let number = CodeNumber(tokens), !number.isNegative else { return nil }
      if !isSystemSpacing { constraint.multiplier = number.text }
    }
    if isSystemSpacing { constraint.constant = "systemSpacing" }
    if let tokens = link.argument("constant") {
      guard let number = CodeNumber(tokens) else { return nil }
      constraint.constant = number.text
      constraint.isNegative = number.isNegative
    }
    return [constraint.with(chain.links[(call + 1)...])]
  }

  private func meant(_ path: [String]) -> CodeConstraint.Place? {
    let known = path.first.flatMap { guides[$0] }
    return CodeConstraint.Place(path: known.map { $0 + path.dropFirst() } ?? path)
  }

  /// `topAnchor` is `top`.
  private static func attribute(_ name: String) -> String? {
    guard name.hasSuffix("Anchor") else { return nil }
    let word = String(name.dropLast("Anchor".count))
    return Anchor.Attribute(rawValue: word).map(\.rawValue)
  }

  private static func relation(_ label: String) -> String? {
    Constraint.Relation.allCases.first { label.hasPrefix("\($0.nameInUIKit)To") }?.rawValue
  }

  // MARK: SnapKit

  private func snapKitBlock(_ make: CodeChain.Link, on names: [String]) -> [CodeConstraint]? {
    guard
      make.name.hasSuffix("makeConstraints") || make.name.hasSuffix("remakeConstraints")
        || make.name.hasSuffix("updateConstraints"), var closure = make.closure,
      let place = CodeConstraint.Place(path: names.prefix { $0 != "snp" })
    else { return nil }
    var name = "$0"
    let head = closure.prefix(5).filter { $0.text != "(" && $0.text != ")" }
    if head.count > 1, head[1].text == "in",
      let end = closure.firstIndex(where: { $0.text == "in" })
    {
      name = head[0].text
      closure.removeFirst(end + 1)
    }
    var reader = self
    reader.made = (name, place)
    return reader.all(in: CodeTokens(closure))
  }

  /// `leading.trailing.equalToSuperview().inset(20).priority(.high)`
  private func snapKitLine(
    _ links: [CodeChain.Link], on place: CodeConstraint.Place
  ) -> [CodeConstraint]? {
    let attributes = links.prefix { Vocabulary.attributeWords.contains($0.name) }.map(\.name)
    let rest = links.dropFirst(attributes.count)
    guard !attributes.isEmpty, let relation = rest.first.flatMap({ Self.relation($0.name) }) else {
      return nil
    }
    var result: [CodeConstraint] = []
    for attribute in attributes {
      var constraint = CodeConstraint(place: place, attribute: attribute, relation: relation)
      for link in rest {
        guard constraint.apply(link, reading: Self.snapKitTarget) else { return nil }
      }
      result.append(constraint)
    }
    return result
  }

  /// The argument of `equalTo`: a view, a guide, an anchor `view.snp.bottom`.
  private static func snapKitTarget(
    _ tokens: [CodeTokens.Token], _ attribute: String
  ) -> (place: CodeConstraint.Place, attribute: String)? {
    var target = CodeTokens(tokens)
    guard let chain = CodeChain(&target), target.isAtEnd else { return nil }
    let names = chain.names.prefix { $0 != "snp" }
    let word = chain.names.dropFirst(names.count + 1).first ?? attribute
    guard Vocabulary.attributeWords.contains(word), let place = CodeConstraint.Place(path: names)
    else { return nil }
    return (place, word)
  }
}

extension CodeConstraint {
  /// `.with(priority: .defaultHigh, identifier: "gap")`, as exported Swift has it.
  fileprivate func with(_ links: ArraySlice<CodeChain.Link>) -> Self {
    var result = self
    for link in links where link.name == "with" {
      result.priority = link.argument("priority").flatMap(CodeNumber.priority)
      result.identifier = link.argument("identifier")?.first?.text
    }
    return result
  }

  /// One call of SnapKit's chain; false for one that means nothing here.
  fileprivate mutating func apply(
    _ link: CodeChain.Link,
    reading target: ([CodeTokens.Token], String) -> (place: Place, attribute: String)?
  ) -> Bool {
    let tokens = link.arguments?.first?.tokens ?? []
    switch link.name {
    case "equalToSuperview", "greaterThanOrEqualToSuperview", "lessThanOrEqualToSuperview":
      other = (Place(.superview), attribute)
    case "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo":
      if let number = CodeNumber(tokens), tokens.last?.kind == .number {
        constant = number.text
        isNegative = number.isNegative
      } else if let found = target(tokens, attribute) {
        other = found
      } else {
        return false
      }
    case "offset":
      guard let number = CodeNumber(tokens) else { return false }
      constant = number.text
      isNegative = number.isNegative
    case "inset":
      guard let number = CodeNumber(tokens), !number.isNegative else { return false }
      inset = number.text
    case "multipliedBy":
      guard let number = CodeNumber(tokens) else { return false }
      multiplier = number.text
    case "priority":
      guard let word = CodeNumber.priority(tokens) else { return false }
      priority = word
    default: return false
    }
    return true
  }
}
