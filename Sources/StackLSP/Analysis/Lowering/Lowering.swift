import LayoutEngine
import StackDSL

/// A screen in one environment as a problem for the engine, with the mapping back from its IDs.
struct LoweredScreen {
  var problem = LayoutProblem()
  var views: [SolvedView] = []
  var viewIDs: [ViewID?] = []
  /// The index in `Screen.constraints` of each constraint of the problem.
  var constraintIndices: [Int] = []
  var conditions: ConditionEvaluation
  /// The IDs of the views that set one of the properties that affect margins.
  fileprivate var flags: [PropertyName: [Bool: Set<Int>]] = [:]

  /// The IDs of the views whose property has some value.
  func indices(where property: PropertyName, is value: Bool) -> Set<Int> {
    flags[property]?[value] ?? []
  }

  /// The anchor in the engine's form; nil if its view is absent.
  func anchor(_ anchor: Anchor) -> LayoutAnchor? {
    guard viewIDs.indices.contains(anchor.view.index), let id = viewIDs[anchor.view.index] else {
      return nil
    }
    return LayoutAnchor(anchor, view: id)
  }
}

/// Lowers the screen: every condition is decided, every default filled in, every text measured.
func lower(
  _ screen: Screen, settings: FileSettings, in environment: Environment
) -> LoweredScreen {
  var lowering = Lowering(screen: screen, settings: settings, environment: environment)
  lowering.addViews()
  lowering.addConstraints()
  return lowering.result
}

private struct Lowering {
  let screen: Screen
  let settings: FileSettings
  let environment: Environment
  var result: LoweredScreen

  init(screen: Screen, settings: FileSettings, environment: Environment) {
    self.screen = screen
    self.settings = settings
    self.environment = environment
    result = LoweredScreen(conditions: ConditionEvaluation(screen.conditions, in: environment))
    result.problem.scale = environment.scale
    result.problem.direction = environment.direction
    result.problem.rules.hidingIsRequired = environment.system < 11
    result.problem.rules.disambiguatesTextWidth = environment.system < 15
    result.viewIDs = Array(repeating: nil, count: screen.views.count)
    result.problem.views.reserveCapacity(screen.views.count)
    result.views.reserveCapacity(screen.views.count)
  }

  mutating func addViews() {
    for (index, view) in screen.views.enumerated() {
      if index == 0 {
        addContainer(view)
      } else if result.conditions.holds(view.condition), let parent = parentID(of: view) {
        add(view, at: ViewIndex(index), parent: parent)
      }
    }
  }

  /// Nil if the parent is absent, and so this view too.
  private func parentID(of view: View) -> ViewID? {
    guard let parent = view.parent, result.viewIDs.indices.contains(parent.index) else {
      return nil
    }
    return result.viewIDs[parent.index]
  }

  private mutating func addContainer(_ view: View) {
    let properties = ViewProperties(view.properties, where: result.conditions.holds)
    result.problem.views.append(container(in: environment, properties: properties))
    append(SolvedView(view: .screen, kind: .screen, properties: properties, settings: settings))
  }

  private mutating func add(_ view: View, at index: ViewIndex, parent: ViewID) {
    let properties = ViewProperties(view.properties, where: result.conditions.holds)
    var lowered = LayoutView(parent: parent, stack: stackProperties(of: view.kind, properties))
    lowered.isArranged =
      result.problem.views[parent.index].stack != nil
      && properties[.isArranged]?.value.bool ?? true
    lowered.isScrollView = view.kind == .scrollView
    lowered.isHidden = properties[.isHidden]?.value.bool ?? false && !isShownByCode(view)
    if environment.end == .tight, view.runTime.opensSize, view.children.isEmpty {
      // Code arranges views in it.
      lowered.stack = nil
    }
    lowered.customSpacing = properties[.customSpacing].flatMap { spacing(of: $0.value) }
    lowered.alignmentRectInsets =
      properties[.alignmentRectInsets]?.value.insets.map(physical)
      ?? alignmentRectInsets(of: view.kind, system: environment.system)
    if environment.isCanvas { lowered.drawnFrame = view.drawn.map(Rect.init) }
    if let margins = properties[.layoutMargins]?.value.insets {
      lowered.layoutMargins = margins
    } else if lowered.stack != nil {
      lowered.layoutMargins = Insets()
    }

    var solved = SolvedView(
      view: index, kind: view.kind, properties: properties, settings: settings)
    solved.text = shownText(of: view.kind, properties)
    solved.font = resolvedFont(
      of: view.kind, properties: properties, textSize: environment.textSize)
    let content = intrinsicSize(of: view.kind, properties, solved)
    solved.horizontal.intrinsic = content.width
    solved.horizontal.source = content.widthSource
    solved.vertical.intrinsic = content.height
    solved.vertical.source = content.heightSource
    solved.horizontal.evidence = content.widthEvidence
    solved.vertical.evidence = content.heightEvidence
    lowered.horizontal = solved.horizontal.contentSize
    lowered.vertical = solved.vertical.contentSize
    lowered.wrapping = content.wrapping
    lowered.firstBaseline = content.firstBaseline
    lowered.lastBaseline = content.lastBaseline
    lowered.centersText = content.isCentered
    result.problem.views.append(lowered)
    append(solved)
  }

  /// Whether a hidden view is shown later: code reaches it, or the empty stack around it.
  private func isShownByCode(_ view: View) -> Bool {
    guard environment.end == .tight else { return false }
    let outer = view.parent.map { screen.views[$0.index].runTime } ?? []
    return view.runTime.opensSize || outer.contains(.hiddenContent)
  }

  /// Converts insets that are written from the leading edge to physical left and right.
  private func physical(_ insets: Insets) -> Insets {
    guard environment.direction == .rightToLeft else { return insets }
    return Insets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  private mutating func append(_ view: SolvedView) {
    let id = result.views.count
    for name in [PropertyName.preservesSuperviewLayoutMargins, .insetsLayoutMarginsFromSafeArea] {
      let all = screen.views[view.view.index].properties
      if let index = view.inForce.index(of: name), let value = all[index].value.bool {
        result.flags[name, default: [:]][value, default: []].insert(id)
      }
    }
    result.viewIDs[view.view.index] = ViewID(id)
    result.views.append(view)
  }

  private func spacing(of value: Value) -> Double? {
    value.name == "systemSpacing" ? standardSpacing : value.number
  }

  private func intrinsicSize(
    of kind: ViewKind, _ properties: ViewProperties, _ view: SolvedView
  ) -> IntrinsicSize {
    ContentReader(
      kind: kind, properties: properties, text: view.text,
      measure: view.font.map { TextMeasure($0, in: environment) },
      system: environment.system, runTime: screen.views[view.view.index].runTime,
      end: environment.end
    ).intrinsicSize()
  }

  mutating func addConstraints() {
    var inForce: [(order: ConstraintOrder, constraint: LayoutConstraint, index: Int)] = []
    for (index, constraint) in screen.constraints.enumerated()
    where result.conditions.holds(constraint.condition) {
      guard let lowered = lower(constraint) else { continue }
      inForce.append((ConstraintOrder(lowered), lowered, index))
    }
    inForce.sort { ($0.order, $0.index) < ($1.order, $1.index) }
    result.problem.constraints = inForce.map(\.constraint)
    result.constraintIndices = inForce.map(\.index)
  }

  /// Nil if one of its views is absent here: UIKit removes a view's constraints with the view.
  private func lower(_ constraint: Constraint) -> LayoutConstraint? {
    guard let first = result.anchor(constraint.first) else { return nil }
    var second: LayoutAnchor?
    if let anchor = constraint.second {
      second = result.anchor(anchor)
      if second == nil { return nil }
    }
    var constant = Value.number(constraint.constant).number ?? 0
    if constraint.isOfAutoresizingMask {
      constant += result.problem.views[first.view.index].alignmentOffset(of: first.attribute)
    }
    return LayoutConstraint(
      first, LinearProblem.Relation(constraint.relation), second,
      multiplier: Value.number(constraint.multiplier).number ?? 1,
      constant: constant,
      priority: Value.number(constraint.priority).priority ?? .required)
  }
}

extension Rect {
  init(_ recorded: RecordedRect) {
    self.init(x: recorded.x, y: recorded.y, width: recorded.width, height: recorded.height)
  }
}

extension Environment {
  /// Whether this is the environment in which frames were recorded, if there is one: the root has its drawn
  /// size, and text size, direction and language are those of the document.
  fileprivate var isCanvas: Bool {
    device == nil && !host.isSelfSizing && textSize == .standard && direction == .leftToRight
      && language == .english && state == nil
  }
}

extension LayoutView {
  /// The offset from an attribute of the frame to that of the alignment rect, which constraints use.
  fileprivate func alignmentOffset(of attribute: LayoutAnchor.Attribute) -> Double {
    let insets = alignmentRectInsets
    return switch attribute {
    case .left: insets.left
    case .top: insets.top
    case .width: -insets.left - insets.right
    case .height: -insets.top - insets.bottom
    default: 0
    }
  }
}

/// The text that a view shows; a text field without text shows its placeholder.
private func shownText(of kind: ViewKind, _ properties: ViewProperties) -> String? {
  let text = shown(properties[.text])
  switch kind {
  case .label, .textView: return text ?? shown(properties[.title])
  case .button: return shown(properties[.title]) ?? text
  case .textField:
    if let text, !text.isEmpty { return text }
    return shown(properties[.placeholder])
  default: return nil
  }
}

/// The part of a text that can matter for a layout: a line of a megabyte must not be measured letter by
/// letter in every environment.
private func shown(_ property: Property?) -> String? {
  guard let text = property?.value.name else { return nil }
  return text.utf8.count <= 20_000 ? text : String(text.prefix(20_000))
}

extension TextMeasure {
  init(_ font: ResolvedFont, in environment: Environment) {
    self.init(
      font: font, era: FontEra(system: environment.system), scale: environment.scale,
      growth: environment.language.growth, at: environment.end)
  }
}
