import LayoutEngine
import StackDSL

/// The values in force for one view in one environment, after conditions and defaults.
struct SolvedView: Sendable, Hashable {
  var view: ViewIndex
  var kind: ViewKind
  /// The assignments that hold here; `Screen.assignment(of:to:)` returns them.
  var inForce: PropertiesInForce
  var horizontal: AxisContent
  var vertical: AxisContent
  /// The text shown, before the language lengthens it; nil for a view without text.
  var text: String?
  var font: ResolvedFont?

  init(
    view: ViewIndex, kind: ViewKind, properties: ViewProperties, settings: FileSettings
  ) {
    self.view = view
    self.kind = kind
    inForce = properties.inForce
    horizontal = AxisContent(
      .horizontal, of: kind, properties: properties, defaults: settings.defaults)
    vertical = AxisContent(.vertical, of: kind, properties: properties, defaults: settings.defaults)
  }

  /// Whether there is not even an estimate of its size.
  var isUnknown: Bool {
    [horizontal, vertical].contains { $0.evidence == .open && $0.intrinsic == nil }
  }

  func content(_ axis: Axis) -> AxisContent { axis == .horizontal ? horizontal : vertical }
}

/// The content size on one axis, with everything needed to explain it.
struct AxisContent: Sendable, Hashable {
  /// In points; nil if there is no intrinsic metric.
  var intrinsic: Double?
  var source = ContentSource.none
  var evidence = Evidence.known
  var hugging: Priority
  var huggingSource: PrioritySource
  var resistance: Priority
  var resistanceSource: PrioritySource

  init(
    _ axis: Axis, of kind: ViewKind, properties: ViewProperties,
    defaults: DefaultPriorities
  ) {
    hugging = defaults.hugging(of: kind, axis)
    huggingSource = .classDefault(kind, defaults)
    resistance = defaults.compressionResistance(of: kind, axis)
    resistanceSource = .classDefault(kind, defaults)
    if let written = properties[axis.hugging], let priority = written.value.priority {
      hugging = priority
      huggingSource = .written(written.name)
    }
    if let written = properties[axis.compressionResistance],
      let priority = written.value.priority
    {
      resistance = priority
      resistanceSource = .written(written.name)
    }
  }

  /// The content size in the engine's form.
  var contentSize: ContentSize {
    ContentSize(intrinsic: intrinsic, hugging: hugging, compressionResistance: resistance)
  }
}

/// An `expect` line in one environment.
struct CheckedExpectation: Sendable, Hashable {
  /// The index in `Screen.expectations`.
  var index: Int
  /// Both sides in points.
  var left: Double
  var right: Double
  /// Whether it holds within half a pixel, the rounding of a frame.
  var holds: Bool
}

extension Screen {
  /// The assignment that is in force for a view in one environment.
  func assignment(of name: PropertyName, to view: SolvedView) -> Property? {
    guard let index = view.inForce.index(of: name), views.indices.contains(view.view.index) else {
      return nil
    }
    let all = views[view.view.index].properties
    return all.indices.contains(index) ? all[index] : nil
  }
}
