/// A view, or one of its guides.
struct PlaceOfAnchor: Hashable {
  var view: ViewIndex
  var item: Anchor.Item = .view
}

/// Resolves the names of a path.
extension NameResolver {
  /// The view or guide that a path of names means, from where it stands.
  mutating func resolve(_ path: ArraySlice<SyntaxToken>, in context: MemberContext)
    -> PlaceOfAnchor?
  {
    guard let first = path.first else { return PlaceOfAnchor(view: context.owner) }
    guard var result = resolveFirst(first, in: context) else { return nil }
    var walked = first.name
    for token in path.dropFirst() {
      guard let next = resolve(token, inside: result, walked: walked, in: context) else {
        return nil
      }
      result = next
      walked += "." + token.name
    }
    return result
  }

  private mutating func resolveFirst(_ token: SyntaxToken, in context: MemberContext)
    -> PlaceOfAnchor?
  {
    let name = token.name
    if let view = names.view(named: name, in: context) {
      remarks.refer(token, to: screen.symbol(of: view, name: token), in: context)
      return PlaceOfAnchor(view: view)
    }
    guard token.kind == .identifier else {
      reportUnknown(token, in: context)
      return nil
    }
    switch name {
    case "superview":
      if let parent = screen.views[context.owner.index].parent {
        return PlaceOfAnchor(view: parent)
      }
      remarks.reportFault(
        .unknownView, token, "The screen's own view has no superview.", in: context)
      return nil
    case "safeArea": return PlaceOfAnchor(view: .screen, item: .safeArea)
    default:
      if let guide = Anchor.Item(rawValue: name), guide != .view {
        return checked(guide, of: context.owner, token, in: context)
      }
      reportUnknown(token, in: context)
      return nil
    }
  }

  private mutating func resolve(
    _ token: SyntaxToken, inside place: PlaceOfAnchor, walked: String, in context: MemberContext
  ) -> PlaceOfAnchor? {
    let name = token.name
    guard place.item == .view else {
      remarks.reportFault(
        .unknownAttribute, token,
        "`\(walked)` is a layout guide: behind it stands an attribute such as `leading`.",
        in: context)
      return nil
    }
    if let view = names.view(named: name, inside: place.view) {
      remarks.refer(token, to: screen.symbol(of: view, name: token), in: context)
      return PlaceOfAnchor(view: view)
    }
    if name == "superview", let parent = screen.views[place.view.index].parent {
      return PlaceOfAnchor(view: parent)
    }
    if let guide = Anchor.Item(rawValue: name), guide != .view {
      return checked(guide, of: place.view, token, in: context)
    }
    if let view = descendant(name, of: place.view) {
      remarks.refer(token, to: screen.symbol(of: view, name: token), in: context)
      return PlaceOfAnchor(view: view)
    }
    reportUnknown(token, inside: place.view, walked: walked, in: context)
    return nil
  }

  private mutating func checked(
    _ guide: Anchor.Item, of view: ViewIndex, _ token: SyntaxToken, in context: MemberContext
  ) -> PlaceOfAnchor? {
    let kind = screen.views[view.index].kind
    guard guide == .content || guide == .frame, kind != .scrollView else {
      return PlaceOfAnchor(view: view, item: guide)
    }
    remarks.reportFault(
      .unknownView, token,
      "`\(token.name)` is a guide of scroll views: \(kind.phrase) has none.", in: context)
    return nil
  }

  /// A view of that name below another, in the same screen or component.
  private func descendant(_ name: String, of view: ViewIndex) -> ViewIndex? {
    names.views(named: name).first { screen.superviews(of: $0).contains(view) }
  }

  // MARK: Messages

  /// Each unknown name is reported once in a screen, where it first stands.
  private mutating func reportUnknown(_ token: SyntaxToken, in context: MemberContext) {
    let span = context.section.span(token)
    guard !context.isSilent, remarks.isFirst(token.name) else { return }
    let misspelling = Misspelling(token.name)
    let known = names.names(in: context, where: misspelling.mayMean)
    let nearest = nearestNames(
      to: token.name, in: known + PlaceWord.ofEveryView.map(\.rawValue))
    if !nearest.isEmpty {
      return remarks.report(
        .unknownView, span,
        "There is no view `\(token.name)` here: did you mean \(choice(among: nearest))?",
        fixes: nearest.map { .init(changing: token.name, at: span, to: $0) })
    }
    if let inner = insidePath(of: token.name) {
      return remarks.report(
        .unknownView, span,
        "`\(token.name)` is inside of a component: its path from here is `\(inner)`.",
        fixes: [.init(changing: token.name, at: span, to: inner)])
    }
    remarks.report(.unknownView, span, "There is no view `\(token.name)` in this \(containerWord).")
  }

  private var containerWord: String { isComponent ? "component" : "screen" }

  /// Where a name that is unknown here stands inside of an instance.
  private func insidePath(of name: String) -> String? {
    screen.views.first { $0.name == name && $0.reference != nil }?.reference
  }

  private mutating func reportUnknown(
    _ token: SyntaxToken, inside view: ViewIndex, walked: String, in context: MemberContext
  ) {
    let span = context.section.span(token)
    guard !context.isSilent, !viewsOfUnknownKind.contains(view),
      remarks.isFirst(walked + "." + token.name)
    else { return }
    let known = names.names(inside: view)
    let nearest = nearestNames(to: token.name, in: known)
    let hint = nearest.isEmpty ? "." : ": did you mean \(choice(among: nearest))?"
    remarks.report(
      .unknownView, span, "There is no view `\(token.name)` inside of `\(walked)`\(hint)",
      fixes: nearest.map { .init(changing: token.name, at: span, to: $0) })
  }

  /// "`a`", "`a` or `b`", and of more the first two.
  private func choice(among names: [String]) -> String {
    names.prefix(2).map { "`\($0)`" }.joined(separator: " or ")
  }
}
