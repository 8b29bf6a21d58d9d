import StackDSL

/// A parameter of a component's initializer.
struct SwiftParameter {
  /// At the call.
  let label: String
  /// Inside of the class, where a view may have the name.
  let name: String
  let type: String
  /// What each instance gives, as Swift.
  let values: [String]
  /// What holds where an instance says nothing.
  let usual: String?

  var declaration: String {
    (label == name ? label : "\(label) \(name)") + ": \(type)" + (usual.map { " = \($0)" } ?? "")
  }

  func argument(_ instance: Int) -> String? {
    values[instance] == usual ? nil : "\(label): \(values[instance])"
  }
}

/// Where a parameter stands for a value.
struct SwiftGiven {
  /// That the first instance has.
  var value: String
  /// Of the parameter.
  var name: String
}

extension Property {
  /// The type of what is assigned, after Apple's documentation of each class; nil for what decides how a view is made.
  func swiftType(of kind: ViewKind) -> String? {
    switch name {
    case .axis: "NSLayoutConstraint.Axis"
    case .distribution: "UIStackView.Distribution"
    case .alignment: "UIStackView.Alignment"
    case .contentMode: "UIView.ContentMode"
    case .textAlignment: "NSTextAlignment"
    case .lineBreakMode: "NSLineBreakMode"
    case .keyboardType: "UIKeyboardType"
    case .returnKeyType: "UIReturnKeyType"
    case .autocapitalizationType: "UITextAutocapitalizationType"
    case .autocorrectionType: "UITextAutocorrectionType"
    case .clearButtonMode: "UITextField.ViewMode"
    case .borderStyle: "UITextField.BorderStyle"
    case .preferredDatePickerStyle: "UIDatePickerStyle"
    case .style: "UIActivityIndicatorView.Style"
    case .numberOfLines, .tag, .numberOfPages, .currentPage, .selectedSegmentIndex: "Int"
    case .value, .minimumValue, .maximumValue, .stepValue: kind == .slider ? "Float" : "Double"
    case .progress, .shadowOpacity: "Float"
    case .borderColor, .shadowColor: "CGColor?"
    case .backgroundColor, .textColor, .tintColor, .onTintColor, .progressTintColor,
      .trackTintColor, .pageIndicatorTintColor, .currentPageIndicatorTintColor:
      "UIColor?"
    case .image: "UIImage?"
    case .hugging, .horizontalHugging, .verticalHugging, .compressionResistance,
      .horizontalCompressionResistance, .verticalCompressionResistance:
      "UILayoutPriority"
    case .layoutMargins: "NSDirectionalEdgeInsets"
    case .contentEdgeInsets, .segments, .class, .configuration: nil
    default:
      switch value {
      case .font: "UIFont?"
      case .bool: "Bool"
      case .string: "String"
      case .number, .percent, .name: "CGFloat"
      default: nil
      }
    }
  }
}
