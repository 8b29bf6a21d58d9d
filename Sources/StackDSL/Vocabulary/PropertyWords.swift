/// The values of a property that is one of UIKit's enums, where they move frames: what reads one handles each.
public protocol PropertyWord: RawRepresentable<String>, CaseIterable, Sendable {}

extension PropertyWord {
  public static var words: [String] { allCases.map(\.rawValue) }
}

/// `NSLayoutConstraint.Axis`
public enum AxisWord: String, PropertyWord { case horizontal, vertical }

/// `UIStackView.Distribution`
public enum DistributionWord: String, PropertyWord {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// `UIStackView.Alignment`
public enum AlignmentWord: String, PropertyWord {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  /// The axis of the stacks in which it means something; nil: both.
  var axis: AxisWord? {
    switch self {
    case .fill, .center: nil
    case .leading, .trailing: .vertical
    case .top, .bottom, .firstBaseline, .lastBaseline: .horizontal
    }
  }

  /// The case that has the same number in UIKit and is the one to write in a stack along this axis; nil if there is
  /// no better one.
  public func better(along axis: AxisWord) -> AlignmentWord? {
    switch (axis, self) {
    case (.vertical, .top): .leading
    case (.vertical, .bottom): .trailing
    case (.horizontal, .leading): .top
    case (.horizontal, .trailing): .bottom
    default: nil
    }
  }
}

/// Which table of default priorities a file uses.
public enum DefaultPriorities: String, PropertyWord, Hashable {
  case code, interfaceBuilder, uniform
}

/// Whether a screen begins at the left or at the right.
public enum DirectionWord: String, PropertyWord { case leftToRight, rightToLeft }

/// `UITextField.BorderStyle`
public enum BorderStyleWord: String, PropertyWord { case none, line, bezel, roundedRect }

/// `UIActivityIndicatorView.Style`
public enum SpinnerStyleWord: String, PropertyWord { case medium, large }

/// `UIDatePickerStyle`
public enum DatePickerStyleWord: String, PropertyWord { case wheels, compact, inline }

/// The parts of a frame that grow with the superview: `UIView.AutoresizingMask`
enum FlexibleWord: String, PropertyWord {
  case flexibleLeftMargin, flexibleWidth, flexibleRightMargin
  case flexibleTopMargin, flexibleHeight, flexibleBottomMargin
}
