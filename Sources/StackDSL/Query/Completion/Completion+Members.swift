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
    let likely = isConditional ? [] : likelyMembers()
    let values = lastValues()
    func proposals(_ names: [PropertyName]) -> [Completion] {
      names.map { property($0, last: values[$0]) }
    }
    let own = proposals(names.filter { isTypical($0, of: declared.kind) })
    let general = proposals(names.filter { !isTypical($0, of: declared.kind) })
    let arguments = arguments(of: declared)
    let views = viewNames(from: owner)
    // Behind the first view of some braces comes the next one rather than a property.
    let isAmongViews = !childrenBefore.isEmpty
    if owner == .screen, isInComponent {
      let parameter = Completion(
        Keyword.param.rawValue, .keyword, documentation: Keyword.param.summary,
        snippet: "param ${1:caption}: \"$2\"", plainText: "param ")
      let first = isAmongViews ? [] : [parameter]
      return first + viewKinds + keywords + views
    }
    if owner == .screen {
      let devices = own.filter { $0.label == PropertyName.devices.rawValue }
      let others = own.filter { $0.label != PropertyName.devices.rawValue }
      // A screen's own view is rarely tied by constraints of its own.
      let anchors = attributes(of: PlaceOfAnchor(view: owner), other: nil).map { anchor in
        Completion(
          anchor.label, .attribute, documentation: anchor.documentation,
          snippet: "\(anchor.label) == $1", plainText: "\(anchor.label) == ")
      }
      // Behind the devices of a screen comes what else it is looked at in, until it has views.
      let isPlaced = !names.contains(.devices) && !isAmongViews
      let environments = isPlaced ? others.filter(\.isEnvironment) : []
      let rest = others.filter { !environments.contains($0) }
      return [likely, devices, environments, viewKinds, keywords, rest, general, views, anchors]
        .flatMap { $0 }
    }
    let anchors = anchorLines(of: owner)
    let groups: [[Completion]]
    if declared.kind.isStack {
      let usual = own.filter { own in UseOrder.ofMostStacks.contains { $0.rawValue == own.label } }
      let inside =
        isAmongViews ? [viewKinds, own] : [usual, viewKinds, own.filter { !usual.contains($0) }]
      groups = inside + [anchors, general, keywords, views]
    } else if declared.kind.isContainer {
      let isPlaced = screen.constraints.contains { $0.owner == owner && isElsewhere($0.span) }
      let inside = isPlaced ? [viewKinds, anchors] : [anchors, viewKinds]
      groups = inside + [own, general, keywords, views]
    } else {
      groups = [own, anchors, general, keywords, views, viewKinds]
    }
    return arguments + likely + groups.flatMap { $0 }
  }

  /// The words that can follow `view.` at the beginning of a member.
  func members(of view: ViewIndex) -> [Completion] {
    guard let screen, screen.views.indices.contains(view.index) else { return [] }
    let declared = screen.views[view.index]
    let anchors = attributes(of: PlaceOfAnchor(view: view), other: nil)
    return arguments(of: declared) + anchors
      + properties(of: declared.kind).map { property($0, last: nil) }
  }

  /// - Parameter last: the value that it was given last.
  func property(_ name: PropertyName, last: String?) -> Completion {
    let description = name.description
    return Completion(
      name.rawValue, .property, detail: "default: \(description.initial)",
      documentation: description.summary,
      snippet: "\(name.rawValue): \(placeholder(for: name, last: last))",
      plainText: "\(name.rawValue): ")
  }

  /// The last or the usual value, selected.
  private func placeholder(for name: PropertyName, last: String?) -> String {
    switch name {
    case .devices: "${1:\(last ?? usualDevices)}"
    // In a component it is mostly a parameter.
    case .text, .title, .placeholder: parameters.isEmpty ? "\"$1\"" : "$1"
    case .image, .accessibilityLabel, .accessibilityIdentifier: "\"$1\""
    default: (last ?? name.usualValue).map { "${1:\($0)}" } ?? "$1"
    }
  }

  /// Whether it is written somewhere else than under the cursor.
  func isElsewhere(_ span: SourceSpan) -> Bool {
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
        snippet: $0.value.isText ? "\($0.name): \"$1\"" : "\($0.name): $1",
        plainText: "\($0.name): ")
    }
  }

  // MARK: Views

  /// The likely next view of a row, then the kinds that most screens have, then the components of the file,
  /// then the other kinds.
  private var viewKinds: [Completion] {
    let all =
      UseOrder.kinds.prefix(Self.commonKinds).map(view)
      + scope.components.keys.sorted().filter { $0 != ownComponent }.map(instance)
      + UseOrder.kinds.dropFirst(Self.commonKinds).map(view)
    guard let next = nextKind else { return all }
    return all.filter { $0.label == next } + all.filter { $0.label != next }
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
      snippet: Template.view(kind, named: name), plainText: kind.rawValue + " ")
  }

  private func instance(_ component: String) -> Completion {
    let wanted = component.prefix(1).lowercased() + component.dropFirst()
    let name = freeName(nameForm(wanted) == .plain ? wanted : "first", isTaken: taken.contains)
    let declaration = scope.components[component]
    let arguments = parametersWritten(of: component).enumerated().map { index, parameter in
      "\(parameter.name): " + (parameter.value.isText ? "\"$\(index + 2)\"" : "$\(index + 2)")
    }
    let block = arguments.isEmpty ? "" : " { \(arguments.joined(separator: "; ")) }"
    return Completion(
      component, .component, detail: "component",
      documentation: declaration.map { documentationComment(of: $0.node) } ?? "",
      snippet: "\(component) ${1:\(name)}\(block)$0", plainText: component + " ")
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
    var result = screen.names(inside: view)
    // A whole view is expensive to copy.
    for index in screen.views.indices.dropFirst() {
      guard let reference = screen.views[index].reference else { continue }
      result.append(
        Completion(
          reference, .view,
          detail: screen.views[index].componentName ?? screen.views[index].kind.className,
          documentation: screen.views[index].documentation))
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

extension Completion {
  /// A property that says in which environments a screen is checked.
  fileprivate var isEnvironment: Bool {
    switch PropertyName(rawValue: label) {
    case .textSizes, .languages, .directions, .states, .host: true
    default: false
    }
  }
}
