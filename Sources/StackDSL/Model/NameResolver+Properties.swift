/// Properties, each of the view that its key names.
extension NameResolver {
  mutating func addProperty(_ node: SyntaxNode, in context: MemberContext) {
    guard let path = node.first(.path), path.first(.missing) == nil else { return }
    let key = path.nameTokens
    guard let (name, prefix) = splitKey(key, in: context) else {
      if !viewsOfUnknownKind.contains(context.owner) {
        reportUnknownProperty(node, key, in: context)
      }
      return
    }
    guard let place = resolve(prefix, in: context), place.item == .view else { return }
    let kind = screen.views[place.view.index].kind
    guard isApplicable(name, to: kind, at: place.view) else {
      if !viewsOfUnknownKind.contains(place.view) {
        reportNotApplicable(name, kind, node, key: path, in: context)
      }
      return
    }
    var notes = ReadingNotes()
    let property = readProperty(
      name, of: node, key: path, values: context.values, condition: context.condition,
      in: context.section, devices: devices, notes: &notes)
    remarks.keep(notes, in: context)
    if name == .states { declareStates(node, in: context) }
    if name == .setInCode { noteViewsSetInCode(node, in: context) }
    guard let property else { return }
    if place.view == .screen {
      screen.properties.append(property)
    }
    screen.views[place.view.index].properties.append(property)
    checkAlignment(property, of: place.view, in: context)
  }

  /// `first.field.hugging.horizontal`: the longest end that is a property, and the view before it.
  private func splitKey(
    _ key: [SyntaxToken], in context: MemberContext
  ) -> (PropertyName, ArraySlice<SyntaxToken>)? {
    for length in [2, 1] where key.count >= length {
      let word =
        length == 1
        ? key[key.count - 1].name : key.suffix(length).map(\.name).joined(separator: ".")
      guard let name = PropertyName(rawValue: word) else { continue }
      let path = key.dropLast(length)
      // `layer.cornerRadius` and `titleLabel.numberOfLines` are the view's own.
      let isInner = path.last.map { last in
        name.isOfLayer && last.name == "layer"
          || ForeignNames.innerViews.contains(last.name)
            && names.view(named: last.name, in: context) == nil
      }
      return (name, isInner ?? false ? path.dropLast() : path)
    }
    return nil
  }

  private func isApplicable(_ name: PropertyName, to kind: ViewKind, at view: ViewIndex) -> Bool {
    name.description.owners.contains(kind)
  }

  private mutating func noteViewsSetInCode(_ node: SyntaxNode, in context: MemberContext) {
    for value in node.children where value.kind == .value {
      let tokens = value.significantTokens
      if let text = tokens.first, text.kind == .string {
        constraintsSetInCode.insert(stringContent(text.text))
        continue
      }
      let path = tokens.filter { $0.kind.isName }
      guard let place = resolve(path[...], in: context) else { continue }
      if place.item == .safeArea, place.view == .screen { isSafeAreaSetInCode = true }
      guard place.item == .view else { continue }
      viewsSetInCode.insert(place.view)
    }
  }

  private mutating func declareStates(_ node: SyntaxNode, in context: MemberContext) {
    for value in node.children where value.kind == .value {
      guard let token = value.firstToken, token.kind.isName else { continue }
      let span = context.section.span(token)
      remarks.refer(
        token, to: Symbol(kind: .state, name: token.name, declaration: span), in: context)
    }
  }

  // MARK: Messages

  private mutating func reportNotApplicable(
    _ name: PropertyName, _ kind: ViewKind, _ node: SyntaxNode, key: SyntaxNode,
    in context: MemberContext
  ) {
    guard !context.isSilent else { return }
    let span = context.section.span(key)
    let belongs = name.description.ownerPhrase
    var message = "`\(name.rawValue)` belongs to \(belongs), not to \(kind.phrase)"
    var fixes: [Problem.Fix] = []
    let textNames: [PropertyName] = [.text, .title, .placeholder]
    if textNames.contains(name), let other = kind.textProperty, textNames.contains(other) {
      message += ": write \(other.rawValue)"
      fixes = [
        .init(changing: name.rawValue, at: span, to: other.rawValue)
      ]
    }
    remarks.report(.propertyNotApplicable, span, message + ".", fixes: fixes)
  }

  /// A case of the other axis, which has the same number in UIKit for `leading` and `top`, `trailing` and
  /// `bottom`; not where a `when` may turn the stack.
  private mutating func checkAlignment(
    _ property: Property, of view: ViewIndex, in context: MemberContext
  ) {
    guard !context.isSilent, property.name == .alignment, case .name(let name) = property.value,
      let isVertical = fixedAxisIsVertical(of: view)
    else { return }
    let axis: AxisWord = isVertical ? .vertical : .horizontal
    guard let right = AlignmentWord(rawValue: name)?.better(along: axis)?.rawValue else { return }
    let problem = Problem(
      .alignmentOfOtherAxis, .information, span: property.valueSpan,
      message:
        "`\(name)` aligns \(isVertical ? "horizontal" : "vertical") stacks; in a \(axis.rawValue) one it is `\(right)`.",
      fixes: [.init(changing: name, at: property.valueSpan, to: right)])
    remarks.report(problem, in: context)
  }

  /// Whether the stack is vertical; nil if its axis is assigned, whenever.
  private func fixedAxisIsVertical(of view: ViewIndex) -> Bool? {
    switch screen.views[view.index].kind {
    case .hstack, .vstack:
      let isTurned =
        screen.views[view.index].properties.contains { $0.name == .axis }
        || axisAssignments.contains { $0.isOf(view, named: screen.views[view.index].name) }
      return isTurned ? nil : screen.views[view.index].kind == .vstack
    default: return nil
    }
  }
}

/// `axis: …` in the braces of a view, or `row.axis: …` anywhere.
struct AxisAssignment {
  private let owner: ViewIndex
  /// The view that the path names.
  private let name: String?

  /// Nil for any other member.
  init?(_ member: PendingMember) {
    guard member.node.kind == .property, member.node.assignsAxis else { return nil }
    let path = member.node.first(.path)?.nameTokens
    owner = member.context.owner
    name = path?.dropLast().last?.name
  }

  func isOf(_ view: ViewIndex, named viewName: String?) -> Bool {
    name.map { $0 == viewName } ?? (owner == view)
  }
}

extension SyntaxNode {
  /// `axis: …` or `row.axis: …`
  var assignsAxis: Bool {
    let last = first(.path)?.tokenRange.last { section.tokens.kind($0).isName }
    return last.map { SyntaxToken(section, $0).name } == PropertyName.axis.rawValue
  }
}
