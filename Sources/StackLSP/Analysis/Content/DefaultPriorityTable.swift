import LayoutEngine
import StackDSL

extension DefaultPriorities {
  /// The hugging priority of a view for which the file gives none.
  ///
  /// Source: classes created in code and files written by Interface Builder, as observed in 2016.
  func hugging(of kind: ViewKind, _ axis: Axis) -> Priority {
    if self == .uniform { return .defaultLow }
    return switch kind {
    case .label, .imageView:
      self == .interfaceBuilder ? Priority(251) : .defaultLow
    case .switch, .stepper, .activityIndicator:
      .defaultHigh
    case .progressView:
      axis == .vertical ? .defaultHigh : .defaultLow
    case .datePicker, .pageControl, .picker:
      self == .interfaceBuilder ? .defaultLow : .defaultHigh
    case .searchBar, .segmentedControl, .slider:
      self == .code && axis == .vertical ? .defaultHigh : .defaultLow
    default:
      .defaultLow
    }
  }

  /// Equal for every class.
  func compressionResistance(of kind: ViewKind, _ axis: Axis) -> Priority { .defaultHigh }
}
