import LayoutEngine
import StackDSL

/// The constraints that a UIStackView makes for one of its properties, with the names of this screen and the
/// identifiers that UIKit prints.
func stackEffect(of name: PropertyName, on id: ViewID, _ reading: LayoutReading) -> [String] {
  guard let stack = reading.stackProperties(id) else { return [] }
  let visible = reading.visibleArranged(in: id).map(reading.plainName)
  guard visible.count > 1 else {
    return visible.isEmpty ? ["No arranged view is visible here."] : []
  }
  switch name {
  case .spacing: return [spacingEffect(stack, visible)]
  case .distribution: return distributionEffect(stack, visible)
  case .alignment:
    return alignmentEffect(stack, reading.arranged(in: id).map(reading.plainName))
  default: return []
  }
}

private func spacingEffect(_ stack: StackProperties, _ visible: [String]) -> String {
  let isMinimum = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  let gaps = zip(visible, visible.dropFirst()).map { "\($0) and \($1)" }
  let size = "\(isMinimum ? "at least " : "")\(figure(stack.spacing)) pt"
  return "UISV-spacing: \(size) between \(shortList(gaps, limit: 3))."
}

private func distributionEffect(_ stack: StackProperties, _ visible: [String]) -> [String] {
  let size = stack.axis == .horizontal ? "width" : "height"
  switch stack.distribution {
  case .fill: return []
  case .fillEqually:
    return made(
      "UISV-fill-equally", visible.dropFirst().map { "\($0).\(size) == \(visible[0]).\(size)" })
  case .fillProportionally:
    return [
      "UISV-fill-proportionally: each \(size) in proportion to its content; the last gives way first."
    ]
  case .equalSpacing: return ["UISV-distributing-edge: the gaps between the views are equal."]
  case .equalCentering:
    return [
      "UISV-distributing-edge: the distances between the centres are equal, at 149 and below."
    ]
  }
}

/// Hidden views are aligned too, so `arranged` contains them.
private func alignmentEffect(_ stack: StackProperties, _ arranged: [String]) -> [String] {
  guard let first = arranged.first else { return [] }
  let isHorizontal = stack.axis == .horizontal
  let sides: [String] =
    switch stack.alignment {
    case .fill: isHorizontal ? ["top", "bottom"] : ["leading", "trailing"]
    case .leading: [isHorizontal ? "top" : "leading"]
    case .trailing: [isHorizontal ? "bottom" : "trailing"]
    case .center: [isHorizontal ? "centerY" : "centerX"]
    case .firstBaseline: isHorizontal ? ["firstBaseline"] : []
    case .lastBaseline: isHorizontal ? ["lastBaseline"] : []
    }
  if sides.isEmpty { return ["A vertical stack makes no constraint of a baseline alignment."] }
  return made(
    "UISV-alignment",
    arranged.dropFirst().flatMap { view in sides.map { "\(view).\($0) == \(first).\($0)" } })
}

private func made(_ identifier: String, _ constraints: [String]) -> [String] {
  ["\(identifier): \(shortList(constraints.map(code), limit: 4))."]
}
