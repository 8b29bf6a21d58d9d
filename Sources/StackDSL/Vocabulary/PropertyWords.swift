/// The values of a property that is one of UIKit's enums, where they move frames: what reads one handles each.
public protocol PropertyWord: RawRepresentable<String>, CaseIterable, Sendable {}

extension PropertyWord {
  public static var words: [String] { allCases.map(\.rawValue) }
}

/// `NSLayoutConstraint.Axis`
public enum AxisWord: String, PropertyWord {
  case horizontal, vertical

  var summary: String {
    switch self {
    case .horizontal: "A row: views from leading to trailing."
    case .vertical: "A column: views from top to bottom."
    }
  }
}

/// `UIStackView.Distribution`
public enum DistributionWord: String, PropertyWord {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering

  var summary: String {
    switch self {
    case .fill: "Views fill the axis; hugging and compression resistance decide who gives way."
    case .fillEqually: "Views fill the axis, all of the same length."
    case .fillProportionally: "Views fill the axis in the proportion of their content sizes."
    case .equalSpacing:
      "Views keep their lengths; equal gaps, of at least the spacing, fill the axis."
    case .equalCentering:
      "Views keep their lengths; their centers have equal distances, as far as the spacing allows."
    }
  }
}

/// `UIStackView.Alignment`
public enum AlignmentWord: String, PropertyWord {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline

  var summary: String {
    switch self {
    case .fill: "Views reach across the whole stack."
    case .leading: "Leading edges meet, in a vertical stack."
    case .top: "Top edges meet, in a horizontal stack."
    case .firstBaseline: "First baselines meet, in a horizontal stack."
    case .center: "Centers meet."
    case .trailing: "Trailing edges meet, in a vertical stack."
    case .bottom: "Bottom edges meet, in a horizontal stack."
    case .lastBaseline: "Last baselines meet, in a horizontal stack."
    }
  }

  /// The axis of the stacks in which it means something; nil: both.
  var axis: AxisWord? {
    switch self {
    case .fill, .center: nil
    case .leading, .trailing: .vertical
    case .top, .bottom, .firstBaseline, .lastBaseline: .horizontal
    }
  }

  /// The case that has the same number in UIKit and is the one to write in a stack along this axis; nil where there is
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

  var summary: String {
    switch self {
    case .code: "Every view hugs at 250, as those made in code do."
    case .interfaceBuilder: "Labels and images hug at 251, as Interface Builder writes them."
    case .uniform:
      "Every view hugs at 250, whatever its class: what a storyboard leaves unwritten."
    }
  }
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

extension PropertyName {
  /// The effect of a value, in UIKit's terms; nil for a property that has no such values, or whose values move nothing.
  func summary(ofCase name: String) -> String? {
    switch self {
    case .distribution: DistributionWord(rawValue: name)?.summary
    case .alignment: AlignmentWord(rawValue: name)?.summary
    case .axis: AxisWord(rawValue: name)?.summary
    case .defaults: DefaultPriorities(rawValue: name)?.summary
    default: nil
    }
  }
}
