/// Writes changes of a screen into its files: the smallest edits, in canonical form, comments kept.
///
/// A view that a component brought in is changed where its instance stands
/// (`field.hugging.horizontal: 249` in the braces of `first`), so that other instances stay as they
/// are. Nil if the text gives no place for a change, such as a number that comes from a `let`.
public struct ScreenEditor: Sendable {
  public let screen: Screen
  let files: SourceFiles

  public init(_ screen: Screen, in files: SourceFiles) {
    self.screen = screen
    self.files = files
  }

  // MARK: Properties

  /// `name: value`, in place of the assignment that is in force in every environment, or as a new
  /// member.
  public func set(_ name: PropertyName, of view: ViewIndex, to value: String) -> [TextEdit]? {
    guard let target = target(of: view) else { return nil }
    if let known = ownProperties(of: view).last(where: { $0.name == name }) {
      return replace(known.valueSpan, by: value)
    }
    let member = "\(target.prefix)\(name.rawValue): \(value)"
    return insert(member, into: target, after: ownProperties(of: view).last?.span)
  }

  /// Every assignment of the property that stands with the view and holds in every environment.
  public func remove(_ name: PropertyName, of view: ViewIndex) -> [TextEdit]? {
    let spans = ownProperties(of: view).filter { $0.name == name }.map(\.span)
    let edits = spans.compactMap(remove)
    return spans.isEmpty || edits.count < spans.count ? nil : edits.flatMap { $0 }
  }

  /// Assignments that a change of this view alone may touch: not those of a component's body.
  private func ownProperties(of view: ViewIndex) -> [Property] {
    guard screen.views.indices.contains(view.index), let target = target(of: view),
      let block = target.block
    else { return [] }
    return screen.views[view.index].properties.filter {
      $0.condition == nil && block.contains($0.span)
    }
  }

  // MARK: Members

  /// A new member in the braces of a view, after what stands there.
  public func add(_ member: String, to view: ViewIndex) -> [TextEdit]? {
    guard let target = target(of: view), target.prefix.isEmpty else { return nil }
    return insert(member, into: target, after: nil)
  }

  /// New members in the braces of a view, one below the other where it begins a line.
  public func add(_ members: [String], to view: ViewIndex) -> [TextEdit]? {
    guard let target = target(of: view), target.prefix.isEmpty,
      let declared = passage(target.span)
    else { return nil }
    let text = declared.text
    if let block = target.block.flatMap(passage), block.bytes.contains(where: \.isNewline) {
      let edits = members.compactMap { addConstraint($0, to: view) }
      return edits.count == members.count ? edits.flatMap { $0 } : nil
    }
    let start = declared.range.lowerBound
    let beginsLine = text[text.startOfLine(start)..<start].allSatisfy(\.isBlank)
    guard target.block == nil, beginsLine, members.count > 1 else {
      return addConstraint(members.joined(separator: "; "), to: view)
    }
    let ending = text.lineEnding + text.indentation(at: start)
    let lines = members.map { ending + "    " + $0 }.joined()
    let end = declared.range.upperBound
    return [declared.other(end..<end).replaced(by: " {\(lines)\(ending)}")]
  }

  /// A new constraint on a view: `left op right`, its own anchors without a path.
  func addConstraint(_ constraint: String, to view: ViewIndex) -> [TextEdit]? {
    guard let target = target(of: view) else { return nil }
    let last = screen.constraints.last {
      $0.owner == view && $0.condition == nil && target.block?.contains($0.span) ?? false
    }
    return insert(target.prefix + constraint, into: target, after: last?.span)
  }

  func addConstraint(_ constraint: PlainConstraint, to view: ViewIndex) -> [TextEdit]? {
    addConstraint(screen.text(of: constraint, in: view), to: view)
  }

  /// Several of one view, which may share braces that are new as well.
  public func add(_ constraints: [PlainConstraint], to view: ViewIndex) -> [TextEdit]? {
    if constraints.count == 1 { return addConstraint(constraints[0], to: view) }
    return add(constraints.map { screen.text(of: $0, in: view) }, to: view)
  }

  /// `allow code "reason"`, with the view or with the instance that brought it in.
  public func allow(_ code: String, because reason: String, at view: ViewIndex) -> [TextEdit]? {
    guard let target = target(of: view) else { return nil }
    return insert("allow \(code) \(stringLiteral(reason))", into: target, after: nil)
  }

  /// The member goes, with its line if nothing else is on it, else with its semicolon.
  public func remove(_ span: SourceSpan) -> [TextEdit]? {
    passage(span).map { [$0.extent.replaced(by: "")] }
  }

  /// Other words in place of those at `span`.
  public func replace(_ span: SourceSpan, by newText: String) -> [TextEdit]? {
    passage(span).map { [$0.replaced(by: newText)] }
  }

  private func insert(_ member: String, into target: Target, after neighbour: SourceSpan?)
    -> [TextEdit]?
  {
    guard let block = target.block else {
      return passage(target.span.end.span).map { [$0.replaced(by: " { \(member) }")] }
    }
    let neighbour = neighbour.flatMap { block.contains($0) ? passage($0)?.range : nil }
    return passage(block).flatMap { BlockText($0).insertion(of: member, after: neighbour) }
  }

  // MARK: Where a view is changed

  struct Target {
    /// The declaration: of the view, or of the instance that brought it in.
    var span: SourceSpan
    var block: SourceSpan?
    /// The path from there to the view, such as `field.`; empty for the view itself.
    var prefix: String
  }

  func target(of view: ViewIndex) -> Target? {
    guard screen.views.indices.contains(view.index) else { return nil }
    let declared = screen.views[view.index]
    if view == .screen { return Target(span: declared.span, block: declared.blockSpan, prefix: "") }
    guard let instanceSpan = declared.instanceSpan else {
      return Target(span: declared.span, block: declared.blockSpan, prefix: "")
    }
    // The instance is the nearest ancestor that the screen itself has written.
    let instance = screen.superviews(of: view).lazy.map { screen.views[$0.index] }
      .first { $0.instanceSpan == nil }
    guard let instance, instance.span == instanceSpan, instance.componentName != nil,
      // `field` for `first.field`; nil if a name is missing on the way.
      let path = declared.pathInInstance
    else { return nil }
    return Target(span: instance.span, block: instance.blockSpan, prefix: path + ".")
  }
}
