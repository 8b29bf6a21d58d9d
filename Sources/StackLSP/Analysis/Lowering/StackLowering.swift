import LayoutEngine
import StackDSL

/// The properties of a UIStackView in the file; unset ones keep UIKit's defaults.
func stackProperties(
  of kind: ViewKind, _ properties: ViewProperties
) -> StackProperties? {
  guard kind.isStack else { return nil }
  var stack = StackProperties(axis: axis(of: kind, properties))
  if let word: DistributionWord = properties.word(.distribution) {
    stack.distribution = .init(word)
  }
  if let word: AlignmentWord = properties.word(.alignment) { stack.alignment = .init(word) }
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

private func axis(of kind: ViewKind, _ properties: ViewProperties) -> Axis {
  switch properties.word(.axis) as AxisWord? {
  case .horizontal?: .horizontal
  case .vertical?: .vertical
  case nil: kind == .vstack ? .vertical : .horizontal
  }
}

extension StackProperties.Distribution {
  fileprivate init(_ word: DistributionWord) {
    self =
      switch word {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
  }
}

extension StackProperties.Alignment {
  fileprivate init(_ word: AlignmentWord) {
    self =
      switch word {
      case .fill: .fill
      case .leading, .top: .leading
      case .center: .center
      case .trailing, .bottom: .trailing
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
  }
}
