// Prints what a screen has made: its views in their places, their properties under UIKit's names, and the
// active constraints. scripts/slow/swift-runs compiles it with the exported classes and compares the output
// with the model.

import Foundation
import UIKit

/// - Parameters:
///   - holder: the object whose properties are the views.
///   - root: the view that represents the screen: the view itself, or the content view of a cell.
@MainActor func report(_ holder: UIView, _ root: UIView, _ title: String) {
  let named = [("self", root)] + views(of: holder, "")
  func name(_ view: UIView?) -> String {
    guard let view else { return "-" }
    if let known = named.first(where: { $0.1 === view }) { return known.0 }
    return view.superview.map { name($0) } ?? "?"
  }
  func item(_ item: AnyObject?) -> String {
    if let view = item as? UIView { return name(view) }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return "-" }
    let scroll = view as? UIScrollView
    let kind =
      guide === view.safeAreaLayoutGuide
      ? "safeArea"
      : guide === view.layoutMarginsGuide
        ? "layoutMargins"
        : guide === view.readableContentGuide
          ? "readableContent" : guide === scroll?.contentLayoutGuide ? "content" : "frame"
    return name(view) + "." + kind
  }
  func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
  func line(_ parts: Any...) { print(parts.map { "\($0)" }.joined(separator: "\t")) }

  // Later code may stop the program.
  defer { fflush(nil) }
  line("screen", title)
  for (label, view) in named {
    let outer = view.superview
    let stack = outer as? UIStackView
    let isArranged = stack?.arrangedSubviews.contains { $0 === view } ?? false
    let place = (isArranged ? stack?.arrangedSubviews : outer?.subviews)?.firstIndex {
      $0 === view
    }
    guard view.withSuperviews.contains(where: { $0 === root }) else { continue }
    line("view", label, name(outer), isArranged ? "arranged" : "sub", place ?? -1)
    for (key, value) in facts(of: view) { line("fact", label, key, value) }
    for (axis, letter) in [
      (NSLayoutConstraint.Axis.horizontal, "horizontal"), (.vertical, "vertical"),
    ] {
      line("fact", label, "hugging.\(letter)", view.contentHuggingPriority(for: axis).rawValue)
      line(
        "fact", label, "compressionResistance.\(letter)",
        view.contentCompressionResistancePriority(for: axis).rawValue)
    }
    if isArranged, let stack {
      line("fact", label, "customSpacing", stack.customSpacing(after: view))
    }
  }
  for constraint in all(root).flatMap(\.constraints) {
    line(
      "constraint", item(constraint.firstItem), constraint.firstAttribute, constraint.relation,
      item(constraint.secondItem), constraint.secondAttribute, constraint.multiplier,
      constraint.constant, constraint.priority.rawValue,
      (constraint.identifier ?? "").debugDescription)
  }
}

/// The views that a class of the app declares, without those of UIKit's classes.
@MainActor private func views(of holder: UIView, _ prefix: String) -> [(String, UIView)] {
  guard !String(reflecting: type(of: holder)).hasPrefix("UIKit.") else { return [] }
  return Mirror(reflecting: holder).children.flatMap { child -> [(String, UIView)] in
    guard let view = child.value as? UIView, let label = child.label else { return [] }
    return [(prefix + label, view)] + views(of: view, prefix + label + ".")
  }
}

/// `alpha`, `layer.cornerRadius`, `titleLabel.font`, as the stand-in keeps them.
@MainActor private func facts(of value: Any, _ prefix: String = "") -> [(String, String)] {
  var result: [(String, String)] = []
  var mirror: Mirror? = Mirror(reflecting: value)
  while let current = mirror {
    for child in current.children {
      guard let label = child.label, let value = unwrapped(child.value) else { continue }
      let key = prefix + label
      switch value {
      case let text as String: result.append((key, text.debugDescription))
      case let texts as [String]:
        result.append((key, texts.map(\.debugDescription).joined(separator: ", ")))
      case let insets as NSDirectionalEdgeInsets:
        result.append(
          (key, "\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing)"))
      case let insets as UIEdgeInsets:
        result.append((key, "\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)"))
      case is CALayer, is UIButton.Configuration: result += facts(of: value, key + ".")
      case is UILabel where label == "titleLabel", is UITextField where label == "searchTextField":
        result += facts(of: value, key + ".")
      case is UIView, is [UIView], is [NSLayoutConstraint], is UILayoutGuide: break
      default: result.append((key, "\(value)"))
      }
    }
    mirror = current.superclassMirror
  }
  return result
}

private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional
    ? mirror.children.first.flatMap { unwrapped($0.value) } : value
}

/// Switches between a phone held upright and largely opposite traits, and notifies all registered observers.
@MainActor func turn(_ view: UIView, toOther isOther: Bool) {
  UITraitCollection.isOther = isOther
  view.bounds.size = isOther ? CGSize(width: 1000, height: 700) : CGSize(width: 0, height: 0)
  view.layoutSubviews()
  for observer in view.observers { observer() }
}
