/// Proposals for the beginning of a member, in the order of use: what the view of these braces has and
/// lacks yet, the views it can hold, its anchors, then what any view can have.
extension Proposals {
  /// - Parameter isConditional: in a `when`, where what is there already may be said anew.
  func members(isConditional: Bool) -> [Completion] {
    guard let screen, let declared = ownerView else { return viewKinds + keywords }
    let isFresh: (PropertyName) -> Bool = { name in
      isConditional || !declared.properties.contains { $0.name == name && isElsewhere($0.span) }
    }
    let names = properties(of: declared.kind).filter(isFresh)
    let own = names.filter { isTypical($0, of: declared.kind) }.map(property)
    let general = names.filter { !isTypical($0, of: declared.kind) }.map(property)
    let arguments = arguments(of: declared)
    let views = viewNames(from: owner)
    if owner == .screen {
      let devices = own.filter { $0.label == PropertyName.devices.rawValue }
      let others = own.filter { $0.label != PropertyName.devices.rawValue }
      // What the screen's own view is tied to is rarely its own to say.
      let anchors = attributes(of: PlaceOfAnchor(view: owner), other: nil).map { anchor in
        Completion(
          anchor.label, .attribute, documentation: anchor.documentation,
          snippet: "\(anchor.label) == $1", plainText: "\(anchor.label) == ")
      }
      return [devices, viewKinds, keywords, others, general, views, anchors].flatMap { $0 }
    }
    let anchors = anchorLines(of: owner)
    let groups: [[Completion]]
    if declared.kind.isStack {
      groups = [arguments, own, viewKinds, anchors, general, keywords, views]
    } else if declared.kind.isContainer {
      let isPlaced = screen.constraints.contains { $0.owner == owner && isElsewhere($0.span) }
      let inside = isPlaced ? [viewKinds, anchors] : [anchors, viewKinds]
      groups = [arguments] + inside + [own, general, keywords, views]
    } else {
      groups = [arguments, own, anchors, general, keywords, views, viewKinds]
    }
    return groups.flatMap { $0 }
  }

  /// What follows `view.` at the beginning of a member.
  func members(of view: ViewIndex) -> [Completion] {
    guard let screen, screen.views.indices.contains(view.index) else { return [] }
    let declared = screen.views[view.index]
    let anchors = attributes(of: PlaceOfAnchor(view: view), other: nil)
    return arguments(of: declared) + anchors + properties(of: declared.kind).map(property)
  }

  func property(_ name: PropertyName) -> Completion {
    let description = name.description
    return Completion(
      name.rawValue, .property, detail: "default: \(description.defaultValue)",
      documentation: description.summary, snippet: "\(name.rawValue): \(placeholder(for: name))",
      plainText: "\(name.rawValue): ")
  }

  /// The usual value, selected.
  func placeholder(for name: PropertyName) -> String {
    switch name {
    case .devices: "${1:\(devices(without: []).prefix(2).map(\.label).joined(separator: ", "))}"
    case .text, .title, .placeholder: "\"$1\""
    default: name.usualValue.map { "${1:\($0)}" } ?? "$1"
    }
  }

  /// Whether it is written somewhere else than under the cursor.
  private func isElsewhere(_ span: SourceSpan) -> Bool {
    !(cursor.map(span.touches) ?? false)
  }

  /// A property that this kind has and most others have not.
  private func isTypical(_ name: PropertyName, of kind: ViewKind) -> Bool {
    if name == .axis { return kind == .stack }
    let owners = name.description.owners
    return owners.count < ViewKind.views.count
      || (name == .layoutMargins && kind.isStack)
      || (name == .intrinsicContentSize && kind == .imageView)
  }

  private func properties(of kind: ViewKind) -> [PropertyName] {
    let names = UseOrder.properties.filter { $0.description.owners.contains(kind) }
    return kind == .stack ? [.axis] + names.filter { $0 != .axis } : names
  }

  private func arguments(of view: View) -> [Completion] {
    guard let component = view.componentName, let declaration = scope.components[component] else {
      return []
    }
    return declaration.parameters.map {
      Completion(
        $0.name, .parameter, detail: $0.value.typePhrase,
        snippet: $0.value.isString ? "\($0.name): \"$1\"" : "\($0.name): $1",
        plainText: "\($0.name): ")
    }
  }

  // MARK: Views

  /// The kinds that stand in most screens, then the components of the file, then the other kinds.
  private var viewKinds: [Completion] {
    UseOrder.kinds.prefix(Self.commonKinds).map(view)
      + scope.components.keys.sorted().filter { $0 != ownComponent }.map(instance)
      + UseOrder.kinds.dropFirst(Self.commonKinds).map(view)
  }

  /// As many as are seen at a glance.
  private static let commonKinds = 8

  /// A component cannot hold itself.
  private var ownComponent: String? {
    model.components.first { cursor.map($0.span.contains) ?? false }?.name
  }

  private func view(_ kind: ViewKind) -> Completion {
    let name = kind.usualName.map { freeName($0, isTaken: taken.contains) }
    return Completion(
      kind.rawValue, .viewKind, detail: kind.className, documentation: kind.summary,
      snippet: Template.view(kind, named: name),
      plainText: name.map { "\(kind.rawValue) \($0)" } ?? kind.rawValue)
  }

  private func instance(_ component: String) -> Completion {
    let wanted = component.prefix(1).lowercased() + component.dropFirst()
    let name = freeName(nameForm(wanted) == .plain ? wanted : "first", isTaken: taken.contains)
    let declaration = scope.components[component]
    let parameter = declaration?.parameters.first
    let argument = parameter.map { parameter in
      " { \(parameter.name): " + (parameter.value.isString ? "\"$2\"" : "$2") + " }"
    }
    return Completion(
      component, .component, detail: "component",
      documentation: declaration.map { documentationComment(of: $0.node) } ?? "",
      snippet: "\(component) ${1:\(name)}\(argument ?? "")$0", plainText: "\(component) \(name)")
  }

  private var keywords: [Completion] {
    let condition = list(.states).first.map { "state == \($0)" } ?? "verticalSizeClass == compact"
    let named = screen?.views.dropFirst().lazy.compactMap(\.reference).first ?? "title"
    return [
      keyword(.when, snippet: "when ${1:\(condition)} {\n    $0\n}"),
      keyword(.expect, snippet: "expect ${1:\(named)}.${2:height} >= ${3:44}"),
      keyword(.allow, snippet: "allow ${1:\(codes.first ?? "code")} \"${2:why}\""),
    ]
  }

  private func keyword(_ keyword: Keyword, snippet: String) -> Completion {
    Completion(
      keyword.rawValue, .keyword, documentation: keyword.summary, snippet: snippet,
      plainText: keyword.rawValue + " ")
  }

  func viewNames(from view: ViewIndex) -> [Completion] {
    guard let screen else { return [] }
    var result: [Completion] = []
    let inside = screen.views.filter { $0.instanceSpan == screen.views[view.index].span }
    for declared in inside {
      guard let path = declared.pathInInstance else { continue }
      result.append(Completion(path, .view, detail: declared.kind.className))
    }
    for declared in screen.views.dropFirst() {
      guard let reference = declared.reference else { continue }
      result.append(
        Completion(
          reference, .view, detail: declared.componentName ?? declared.kind.className,
          documentation: declared.documentation))
    }
    return result
  }
}

extension ViewKind {
  /// A view that is there to hold others.
  fileprivate var isContainer: Bool {
    switch self {
    case .screen, .view, .scrollView, .containerView, .visualEffectView: true
    default: isStack
    }
  }
}

extension Value {
  fileprivate var isString: Bool {
    if case .string = self { return true }
    return false
  }
}
