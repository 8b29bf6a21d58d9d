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
    if let type = Self.types[name] { return type }
    switch name {
    case .value, .minimumValue, .maximumValue, .stepValue:
      return kind == .slider ? "Float" : "Double"
    case .contentEdgeInsets, .segments, .class, .configuration: return nil
    default: break
    }
    if name.rawValue.hasSuffix("Color") { return "UIColor?" }
    if name.rawValue.contains("hugging") || name.rawValue.contains("compressionResistance") {
      return "UILayoutPriority"
    }
    return switch value {
    case .font: "UIFont?"
    case .bool: "Bool"
    case .string: "String"
    case .number, .percent, .name: "CGFloat"
    default: nil
    }
  }

  private static let types: [PropertyName: String] = [
    .axis: "NSLayoutConstraint.Axis", .distribution: "UIStackView.Distribution",
    .alignment: "UIStackView.Alignment", .contentMode: "UIView.ContentMode",
    .textAlignment: "NSTextAlignment", .lineBreakMode: "NSLineBreakMode",
    .keyboardType: "UIKeyboardType", .returnKeyType: "UIReturnKeyType",
    .autocapitalizationType: "UITextAutocapitalizationType",
    .autocorrectionType: "UITextAutocorrectionType", .clearButtonMode: "UITextField.ViewMode",
    .borderStyle: "UITextField.BorderStyle", .preferredDatePickerStyle: "UIDatePickerStyle",
    .style: "UIActivityIndicatorView.Style", .numberOfLines: "Int", .tag: "Int",
    .numberOfPages: "Int", .currentPage: "Int", .selectedSegmentIndex: "Int", .progress: "Float",
    .shadowOpacity: "Float", .borderColor: "CGColor?", .shadowColor: "CGColor?", .image: "UIImage?",
    .layoutMargins: "NSDirectionalEdgeInsets",
  ]
}
