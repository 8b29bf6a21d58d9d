/// The message about an unknown property, and its likely meaning.
extension NameResolver {
  mutating func reportUnknownProperty(
    _ node: SyntaxNode, _ key: [SyntaxToken], in context: MemberContext
  ) {
    guard !context.isSilent, let last = key.last else { return }
    let word = last.name
    var span = context.section.span(last)
    var message: String
    var fixes: [Problem.Fix] = []
    if names.view(named: word, in: context) != nil {
      message = "`\(word)` is a view: write a property behind it, such as `\(word).isHidden`."
    } else if Vocabulary.attributeWords.contains(word) {
      let points = key.count == 1 ? node.first(.value).flatMap { Double($0.text) } : nil
      if let side = points.flatMap({ sideInSuperview(of: word, points: $0) }) {
        message = "`\(word)` is an anchor: write `\(word) == \(side)`."
        fixes = [
          .init(changing: node.text, at: context.section.span(node), to: "\(word) == \(side)")
        ]
      } else {
        message = "`\(word)` is an anchor: relate it with `==`, `<=` or `>=`."
        fixes = relating(node, last, by: "\(word) ==", in: context)
      }
    } else if let limit = ForeignNames.limits[word] {
      fixes = relating(node, last, by: limit, in: context)
      let points = node.first(.value).map { " " + shortened($0.text) } ?? ""
      message = "`\(word)` is a constraint here: `\(limit)\(points)`."
    } else if let beginning = ForeignNames.beginnings[word] {
      fixes = relating(node, last, by: beginning, in: context)
      let value = node.first(.value).map { " " + shortened($0.text) } ?? ""
      message = "`\(word)` is written `\(beginning)\(value)` here."
    } else if word == ForeignNames.aspectRatio {
      fixes = relating(node, last, by: ForeignNames.ratio, in: context)
      let ratio = node.first(.value).map { " " + shortened($0.text) } ?? " 1"
      message = "`\(word)` is a constraint here: `\(ForeignNames.ratio)\(ratio)`."
    } else if ForeignNames.needless.contains(word) {
      message =
        "`\(word)` is not needed: constraints place every view that has no `frame`. Remove it."
      fixes = [removing(node, word, in: context)]
    } else if ForeignNames.looks.contains(word) {
      message = "`\(word)` changes no frame, so there is no such property here: remove it."
      fixes = [removing(node, word, in: context)]
    } else {
      let subject = context.instanceOf ?? ownKind(in: context).phrase
      let path = key.map(\.name).joined(separator: ".")
      let written =
        key.dropLast().allSatisfy { names.view(named: $0.name, in: context) == nil } ? path : word
      message = "\(capitalized(subject)) has no property `\(written)`"
      if let (length, meant) = propertyMeant(by: key, in: context) {
        let first = key[key.count - length]
        span = context.section.span(first.range.lowerBound..<last.range.upperBound)
        message += ": did you mean `\(meant)`?"
        let written = key.suffix(length).map(\.name).joined(separator: ".")
        fixes = [.init(changing: written, at: span, to: meant)]
      } else if let answer = ForeignNames.answers[word] {
        message += ". \(answer)"
      } else {
        message += propertyOfOthers(key).map { "; \($0)." } ?? "."
      }
    }
    remarks.report(.unknownProperty, span, message, fixes: fixes)
  }

  private func removing(
    _ node: SyntaxNode, _ word: String, in context: MemberContext
  ) -> Problem.Fix {
    Problem.Fix(
      title: "Remove `\(word)`", edits: [SourceEdit(context.section.span(node), by: "")])
  }

  private func ownKind(in context: MemberContext) -> ViewKind {
    screen.views[context.owner.index].kind
  }

  /// `width: 200` as `width == 200`.
  private func relating(
    _ node: SyntaxNode, _ word: SyntaxToken, by relation: String, in context: MemberContext
  ) -> [Problem.Fix] {
    guard let value = node.first(.value) else { return [] }
    let span = context.section.span(word.range.lowerBound..<value.range.lowerBound)
    return [
      Problem.Fix(
        title: "Write `\(relation) \(value.text)`",
        edits: [SourceEdit(span, by: relation + " ")])
    ]
  }

  /// The property that the last words of a key stand for, and how many words these are.
  private func propertyMeant(
    by key: [SyntaxToken], in context: MemberContext
  ) -> (length: Int, name: String)? {
    let kind = ownKind(in: context)
    for length in [2, 1] where key.count >= length {
      let word = key.suffix(length).map(\.name).joined(separator: ".")
      if let name = ForeignNames.property(word, of: kind) { return (length, name.rawValue) }
    }
    guard let word = key.last?.name else { return nil }
    var known = PropertyName.allCases.filter { $0.description.owners.contains(kind) }
      .map(\.rawValue)
    if let component = context.instanceOf, let declaration = context.components[component] {
      known += declaration.parameters.map(\.name)
    }
    return nearestName(to: word, in: known).map { (1, $0) }
  }

  /// A property of that name that other kinds have: "`axis` belongs to stacks".
  private func propertyOfOthers(_ key: [SyntaxToken]) -> String? {
    guard let word = key.last?.name,
      let nearest = nearestName(to: word, in: PropertyName.allCases.map(\.rawValue)),
      let name = PropertyName(rawValue: nearest)
    else { return nil }
    return "`\(nearest)` belongs to \(name.description.ownerPhrase)"
  }
}
