import StackDSL

/// The Swift class that a screen is exported as.
struct SwiftClass {
  let screen: Screen
  let settings: FileSettings
  let base: SwiftBase
  /// The name of each view, and the name of the view that takes the screen's own subviews. `first.title` for
  /// a view that a component's class has.
  let names: [String]
  /// The name of each condition: `isCompactHeight`, `isEmpty`.
  let conditionNames: [String]
  let name: String
  private let properties: [SwiftProperties]
  /// The parameters of the initializer.
  private let parameters: [SwiftParameter]
  /// The components of a screen. A component's class has none; the screen tells it which conditions hold.
  let parts: [Part]
  let isPart: Bool
  /// The expressions that create instances, keyed by their roots.
  private var made: [Int: String] = [:]
  /// The views that belong to a component's class.
  private(set) var inside: Set<Int> = []
  /// The constraints that this class creates.
  let constraints: [SwiftConstraint]

  /// Creates the class of a screen.
  init(
    _ screen: Screen, _ settings: FileSettings, _ form: SwiftForm, _ parts: [SwiftClass.Part]
  ) {
    self.screen = screen
    self.settings = settings
    base = SwiftBase(form, host: screen.swiftHost)
    // The app may have a class of that name for one of the views.
    let ofViews = screen.views.flatMap(\.properties).compactMap {
      $0.name == .class ? $0.value.name : nil
    }
    name = base.className(for: screen.name, apartFrom: ofViews + parts.map(\.body.name))
    parameters = []
    self.parts = parts
    isPart = false
    for part in parts {
      for (index, views) in part.component.instances.enumerated() {
        guard let root = views.first else { continue }
        let arguments = part.component.parameters.compactMap { $0.argument(index) }
        made[root] = "\(part.body.name)(\(arguments.joined(separator: ", ")))"
        inside.formUnion(views.dropFirst())
      }
    }
    let found = SwiftNames(screen, leavingOut: inside)
    var names = [base.root] + found.views.dropFirst()
    for part in parts {
      for views in part.component.instances {
        guard let root = views.first else { continue }
        for (index, own) in zip(views, part.body.names).dropFirst() {
          names[index] = "\(names[root]).\(own)"
        }
      }
    }
    self.names = names
    conditionNames = found.conditions
    let (made, inside) = (made, inside)
    properties = screen.views.indices.map { index in
      var view = screen.views[index]
      let isOfClass = made[index] != nil || inside.contains(index)
      if isOfClass { view.properties = screen.changes(of: view) }
      return SwiftProperties(
        name: names[index], view: view, parent: Self.stack(around: view, in: screen, names),
        settings: settings, conditionNames: found.conditions, isMade: isOfClass)
    }
    constraints = screen.constraints.filter { constraint in
      !parts.contains { $0.component.makes(constraint, in: screen) }
    }.map { SwiftConstraint(model: $0) }
  }

  /// A component and its class.
  struct Part {
    let component: SwiftComponent
    let body: SwiftClass
  }

  /// Creates the class of a component, under a name that no known class has.
  init(_ component: SwiftComponent, _ settings: FileSettings, apartFrom known: [String]) {
    screen = component.screen
    self.settings = settings
    (parts, isPart) = ([], true)
    parameters = component.parameters
    base = SwiftBase(component, of: screen.views.first?.kind ?? .view)
    name = base.className(for: component.name, apartFrom: known)
    let screen = component.screen
    names = component.names.views
    conditionNames = component.names.conditions
    properties = screen.views.indices.map { index in
      component.properties(of: index, settings, given: component.given[index])
    }
    constraints = component.constraints
  }

  static func stack(around view: View, in screen: Screen, _ names: [String]) -> String? {
    view.parent.flatMap { screen.views[$0.index].kind.isStack ? names[$0.index] : nil }
  }

  var usesDetails: Bool {
    constraints.contains { $0.model.priority < 1000 || $0.model.identifier != nil }
  }

  /// Sorted by the names of the views.
  var omissions: [String] {
    zip(names, properties).flatMap { name, written in written.omissions.map { "\(name).\($0)" } }
  }

  /// The cases of `State`; empty if the screen has none.
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
    for (index, view) in screen.views.enumerated().dropFirst() where !inside.contains(index) {
      let isOfClass = parts.contains {
        $0.component.name == view.componentName
          && $0.component.screen.documentation == view.documentation
      }
      lines += isOfClass ? [] : swiftDocumentation(view.documentation).map { "    \($0)" }
      lines.append("    let \(names[index]) = \(made[index] ?? initializer(of: view))")
    }
    lines += parameters.map { "    private let \($0.name): \($0.type)" }
    if let first = stateNames.first {
      lines.append("")
      lines.append("    enum State: CaseIterable { case \(stateNames.joined(separator: ", ")) }")
      let apply = isConditional ? " { didSet { apply(state) } }" : ""
      lines.append("    var state = State.\(first)\(apply)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func initializer(of view: View) -> String {
    let written = view.properties.last { $0.name == .class && $0.condition == nil }?.value.name
    let name = written ?? view.kind.className
    switch view.kind {
    case .button:
      return view.swiftConfiguration(settings).map { "\(name)(configuration: .\($0)())" }
        ?? (written == nil ? "\(name)(type: .system)" : "\(name)()")
    case .segmentedControl:
      let titles = view.properties.last { $0.name == .segments && $0.condition == nil }
      let items = titles.map(\.value.names)?.map { swiftText($0, settings) } ?? []
      return items.isEmpty
        ? "\(name)()" : "\(name)(items: [\(items.joined(separator: ", "))])"
    case .collectionView:
      return "\(name)(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case .visualEffectView:
      return "\(name)(effect: UIBlurEffect(style: .regular))"
    default: return "\(name)()"
    }
  }

  private var initializers: String {
    var steps = parameters.map { "self.\($0.name) = \($0.name)" } + [base.call]
    if !added.isEmpty { steps.append("addViews()") }
    if setsProperties { steps.append("setProperties()") }
    let always = constraints.filter { $0.model.condition == nil }
    if !always.isEmpty {
      steps.append("NSLayoutConstraint.activate([")
      steps += always.map { "    \(swift($0))," } + ["])"]
    }
    steps += observing
    if isConditional, !isPart { steps.append(applyCall) }
    return """
          \(base.initializer) {
      \(steps.map { "        \($0)\n" }.joined())    }

          @available(*, unavailable)
          \(base.coder)

      """
  }

  /// Each view gets its subviews in one place, outer views first, as the file nests them.
  private var added: [String] {
    var lines: [String] = []
    let isFree = "translatesAutoresizingMaskIntoConstraints = false"
    let waiting = screen.views.indices.dropFirst().filter {
      isPlaced(ViewIndex($0)) && !isArranged(screen.views[$0]) && !inside.contains($0)
    }
    lines += loop(over: waiting.map { names[$0] }) { ["\($0).\(isFree)"] }
    for (parent, view) in screen.views.enumerated() {
      var children = view.children.filter { !isPlaced($0) && !inside.contains($0.index) }[...]
      while let first = children.first {
        // Arranged views and other subviews keep their order.
        let isArranged = isArranged(screen.views[first.index])
        let run = children.prefix { self.isArranged(screen.views[$0.index]) == isArranged }
        children = children.dropFirst(run.count)
        let call = receiver(parent) + (isArranged ? "addArrangedSubview" : "addSubview")
        lines += loop(over: run.map { names[$0.index] }) {
          (isArranged ? [] : ["\($0).\(isFree)"]) + ["\(call)(\($0))"]
        }
      }
    }
    return lines
  }

  private var addingViews: String? {
    let body = added.map { "        \($0)\n" }.joined()
    return body.isEmpty ? nil : "    private func addViews() {\n\(body)    }\n"
  }

  /// `card.`, with the view that takes the subviews of an effect view.
  private func receiver(_ parent: Int) -> String {
    let isEffect = screen.views[parent].kind == .visualEffectView
    return names[parent] == "self" ? "" : "\(names[parent])." + (isEffect ? "contentView." : "")
  }

  private func loop(over names: [String], _ statements: (String) -> [String]) -> [String] {
    guard names.count > 1 else { return names.flatMap(statements) }
    // A view of that name would be hidden by the loop variable.
    let one = ["view", "subview"].first { !self.names.contains($0) } ?? "one"
    let head = "for \(one) in [\(names.joined(separator: ", "))] as [UIView] {"
    let body = statements(one)
    if body.count == 1, head.count + body[0].count < 90 { return ["\(head) \(body[0]) }"] }
    let rest = body.map { "    \($0)" } + ["}"]
    if head.count < 90 { return [head] + rest }
    return ["for \(one) in ["] + names.map { "    \($0)," } + ["] as [UIView] {"] + rest
  }

  func isArranged(_ view: View) -> Bool {
    guard let parent = view.parent, screen.views[parent.index].kind.isStack else { return false }
    return view.properties.last { $0.name == .isArranged && $0.condition == nil }?.value
      != .bool(false)
  }

  private var setsProperties: Bool {
    properties.contains { !($0.initial + $0.ofKind + $0.omissions).isEmpty }
  }

  /// The statements for the properties of each view, separated by a blank line.
  private var settingProperties: String? {
    guard setsProperties else { return nil }
    let shared = callsOfSeveral
    var blocks = shared.map { calls in
      let alike = properties.filter { $0.ofKind == calls }.map(\.name)
      return loop(over: alike) { name in calls.map { "\(name).\($0)" } }
    }
    blocks += properties.map { written in
      let alone = shared.contains(written.ofKind) ? [] : written.ofKind
      let omitted = written.omissions.map { "// not exported: \(written.name).\($0)" }
      let lines = alone.map { "\(written.name).\($0)" } + written.initial + omitted
      return lines.flatMap { $0.split(separator: "\n").map(String.init) }
    }
    let texts = blocks.filter { !$0.isEmpty }.map { $0.map { "        \($0)\n" }.joined() }
    return "    private func setProperties() {\n\(texts.joined(separator: "\n"))    }\n"
  }

  /// The settings that the file's `defaults` give several views of one kind are applied in a loop.
  private var callsOfSeveral: [[String]] {
    var known: [[String]: Int] = [:]
    var order: [[String]] = []
    for calls in properties.map(\.ofKind) where !calls.isEmpty {
      known[calls, default: 0] += 1
      if known[calls] == 2 { order.append(calls) }
    }
    return order
  }

  var conditionalStatements: [String] { properties.flatMap(\.conditional) }
}

extension Screen {
  /// The screen's own settings of a view in an instance: its own properties and, if one of them or of the
  /// component's depends on a condition, all assignments that decide the same value.
  fileprivate func changes(of view: View) -> [Property] {
    let own = view.properties.filter { span.contains($0.span) }
    let names = Set(own.map(\.name.family))
    let rivals = view.properties.filter { names.contains($0.name.family) }
    let open = Set(rivals.filter { $0.condition != nil }.map(\.name.family))
    return rivals.filter { span.contains($0.span) || open.contains($0.name.family) }
  }

  /// The form that holds it in an app.
  var swiftForm: SwiftForm { swiftHost.map { $0 == .view } ?? true ? .view : .cell }

  fileprivate var swiftHost: Host? {
    let written = properties.last { $0.name == .host }?.value
    for value in written?.items ?? [] {
      if case .host(let host, _) = value { return host }
    }
    return nil
  }
}

/// Lines of a documentation comment; a line terminator in the text ends the line.
func swiftDocumentation(_ text: String) -> [String] {
  text.split(whereSeparator: \.isNewline).map { line in
    "/// " + String(String.UnicodeScalarView(line.unicodeScalars.filter(\.isPrintable)))
  }
}

extension PropertyName {
  /// `hugging` for the priorities of one axis and of both.
  fileprivate var family: Substring { rawValue.prefix { $0 != "." } }
}
