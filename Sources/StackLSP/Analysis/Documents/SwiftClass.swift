import StackDSL

/// The class that a screen becomes.
struct SwiftClass {
  let screen: Screen
  let settings: FileSettings
  let base: SwiftBase
  /// One for each view; what takes the subviews for the screen's own.
  let names: [String]
  /// One for each condition: `isCompactHeight`, `isEmpty`.
  let conditionNames: [String]
  private let properties: [SwiftProperties]

  init(_ screen: Screen, _ settings: FileSettings, _ form: SwiftForm) {
    self.screen = screen
    self.settings = settings
    base = SwiftBase(form, host: screen.swiftHost)
    let found = SwiftNames(screen)
    let names = [base.root] + found.views.dropFirst()
    self.names = names
    conditionNames = found.conditions
    properties = zip(screen.views, names).map { view, name in
      SwiftProperties(
        name: name, view: view,
        parent: view.parent.flatMap { screen.views[$0.index].kind.isStack ? names[$0.index] : nil },
        settings: settings, conditionNames: found.conditions)
    }
  }

  var name: String { swiftTypeName(screen.name) + base.suffix }

  var usesDetails: Bool {
    screen.constraints.contains { $0.priority < 1000 || $0.identifier != nil }
  }

  /// By the names of the views.
  var omissions: [String] {
    zip(names, properties).flatMap { name, written in written.omissions.map { "\(name).\($0)" } }
  }

  /// The cases of `State`; empty where the screen has none.
  var stateNames: [String] {
    (screen.properties.last { $0.name == .states }?.value.names ?? []).map(swiftCase)
  }

  var text: String {
    let parts = [declarations, initializers, addingViews, settingProperties, applying]
    return parts.compactMap(\.self).joined(separator: "\n") + "}\n"
  }

  // MARK: Views

  private var declarations: String {
    var lines = swiftDocumentation(screen.documentation)
    lines.append("final class \(name): \(base.className) {")
    for (view, name) in zip(screen.views, names).dropFirst() {
      lines += swiftDocumentation(view.documentation).map { "    \($0)" }
      lines.append("    let \(name) = \(initializer(of: view))")
    }
    if let first = stateNames.first {
      lines.append("")
      lines.append("    enum State: CaseIterable { case \(stateNames.joined(separator: ", ")) }")
      let apply = isConditional ? " { didSet { apply(state) } }" : ""
      lines.append("    var state = State.\(first)\(apply)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func initializer(of view: View) -> String {
    if let written = view.properties.last(where: { $0.name == .class && $0.condition == nil }),
      let name = written.value.name
    {
      return "\(name)()"
    }
    switch view.kind {
    case .button:
      return view.swiftConfiguration(settings).map { "UIButton(configuration: .\($0)())" }
        ?? "UIButton(type: .system)"
    case .segmentedControl:
      let titles = view.properties.last { $0.name == .segments && $0.condition == nil }
      let items = titles.map(\.value.names)?.map { swiftText($0, settings) } ?? []
      return items.isEmpty
        ? "UISegmentedControl()" : "UISegmentedControl(items: [\(items.joined(separator: ", "))])"
    case .collectionView:
      return "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case .visualEffectView:
      return "UIVisualEffectView(effect: UIBlurEffect(style: .regular))"
    default: return "\(view.kind.className)()"
    }
  }

  private var initializers: String {
    var steps = [base.call, "addViews()"]
    if setsProperties { steps.append("setProperties()") }
    let always = screen.constraints.filter { conditions(of: $0).isEmpty }
    if !always.isEmpty {
      steps.append("NSLayoutConstraint.activate([")
      steps += always.map { "    \(swift($0))," } + ["])"]
    }
    steps += observing
    if isConditional { steps.append(applyCall) }
    return """
          \(base.initializer) {
      \(steps.map { "        \($0)\n" }.joined())    }

          @available(*, unavailable)
          required init?(coder: NSCoder) { nil }

      """
  }

  /// Each view takes its subviews in one place, outer views first, as the file nests them.
  private var addingViews: String? {
    var lines: [String] = []
    let plain = screen.views.indices.dropFirst().filter { !isArranged(screen.views[$0]) }
    lines += loop(over: plain.map { names[$0] }) {
      "\($0).translatesAutoresizingMaskIntoConstraints = false"
    }
    for (parent, view) in screen.views.enumerated() {
      var children = view.children.filter { !isPlaced($0) }[...]
      while let first = children.first {
        // Arranged views and others keep their order.
        let isArranged = isArranged(screen.views[first.index])
        let run = children.prefix { self.isArranged(screen.views[$0.index]) == isArranged }
        children = children.dropFirst(run.count)
        let call = receiver(parent) + (isArranged ? "addArrangedSubview" : "addSubview")
        lines += loop(over: run.map { names[$0.index] }) { "\(call)(\($0))" }
      }
    }
    let body = lines.map { "        \($0)\n" }.joined()
    return "    private func addViews() {\n\(body)    }\n"
  }

  /// `card.`, with the view that takes the subviews of an effect view.
  private func receiver(_ parent: Int) -> String {
    let isEffect = screen.views[parent].kind == .visualEffectView
    return names[parent] == "self" ? "" : "\(names[parent])." + (isEffect ? "contentView." : "")
  }

  private func loop(over names: [String], _ statement: (String) -> String) -> [String] {
    guard names.count > 1 else { return names.map(statement) }
    let head = "for view in [\(names.joined(separator: ", "))] as [UIView] {"
    let body = statement("view")
    if head.count + body.count < 90 { return ["\(head) \(body) }"] }
    if head.count < 90 { return [head, "    \(body)", "}"] }
    return ["for view in ["] + names.map { "    \($0)," }
      + ["] as [UIView] {", "    \(body)", "}"]
  }

  func isArranged(_ view: View) -> Bool {
    guard let parent = view.parent, screen.views[parent.index].kind.isStack else { return false }
    return view.properties.last { $0.name == .isArranged && $0.condition == nil }?.value
      != .bool(false)
  }

  private var setsProperties: Bool {
    properties.contains { !$0.initial.isEmpty || !$0.omissions.isEmpty }
  }

  /// The properties of each view, with a blank line between two.
  private var settingProperties: String? {
    guard setsProperties else { return nil }
    let blocks = zip(names, properties).compactMap { name, written -> String? in
      let omitted = written.omissions.map { "// not exported: \(name).\($0)" }
      let lines = (written.initial + omitted).flatMap { $0.split(separator: "\n") }
      return lines.isEmpty ? nil : lines.map { "        \($0)\n" }.joined()
    }
    return "    private func setProperties() {\n\(blocks.joined(separator: "\n"))    }\n"
  }

  var conditionalStatements: [String] { properties.flatMap(\.conditional) }
}

extension Screen {
  fileprivate var swiftHost: Host? {
    let written = properties.last { $0.name == .host }?.value
    for value in written?.items ?? [] {
      if case .host(let host, _) = value { return host }
    }
    return nil
  }
}

/// Lines of a documentation comment; what ends a line ends it there.
func swiftDocumentation(_ text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map { line in
    "/// " + String(String.UnicodeScalarView(line.unicodeScalars.filter(\.isPrintable)))
  }
}
