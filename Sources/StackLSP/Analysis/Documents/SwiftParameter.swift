import StackDSL

/// A parameter of a component's initializer.
struct SwiftParameter {
  /// The argument label of the call.
  let label: String
  /// The name inside the class, where a view may have the same name.
  let name: String
  let type: String
  /// The value of each instance, as Swift.
  let values: [String]
  /// The default value, if there is one.
  let usual: String?

  var declaration: String {
    (label == name ? label : "\(label) \(name)") + ": \(type)" + (usual.map { " = \($0)" } ?? "")
  }

  func argument(_ instance: Int) -> String? {
    values[instance] == usual ? nil : "\(label): \(values[instance])"
  }
}

/// The use of a parameter in place of a value.
struct SwiftGiven {
  /// The value of the first instance.
  var value: String
  /// The name of the parameter.
  var name: String
}

extension Property {
  /// The type of the assigned value, after Apple's documentation of each class; nil for a value that decides
  /// how a view is created.
  func swiftType(of kind: ViewKind) -> String? {
    if let type = Self.types[name] { return type }
    switch name {
    case .value, .minimumValue, .maximumValue, .stepValue:
      return kind == .slider ? "Float" : "Double"
    case .contentEdgeInsets, .segments, .class, .configuration: return nil
    default: break
    }
    if name.rawValue.hasSuffix("Color") { return "UIColor?" }
    if name.isPriority { return "UILayoutPriority" }
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
