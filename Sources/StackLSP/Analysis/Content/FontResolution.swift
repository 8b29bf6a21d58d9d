import StackDSL

/// The font of a view's text at one text size; nil for a class without text.
func resolvedFont(
  of kind: ViewKind, properties: ViewProperties, textSize: TextSize
) -> ResolvedFont? {
  let isConfigured = properties[.configuration] != nil
  guard let standard = isConfigured ? 17 : standardFontSize(of: kind) else { return nil }
  guard case .font(let font) = properties[.font]?.value else {
    return ResolvedFont(size: standard, weight: .regular)
  }
  switch font {
  case .system(let size, let weight):
    return ResolvedFont(size: size.isFinite ? min(max(size, 1), 1000) : standard, weight: weight)
  case .named(let name, let size):
    var font = ResolvedFont(
      size: size.isFinite ? min(max(size, 1), 1000) : standard, weight: .regular)
    font.name = name
    return font
  case .style(let style):
    let follows = properties[.adjustsFontForContentSizeCategory]?.value.bool ?? true
    let size = TextStyleTable.size(of: style, at: follows ? textSize : .standard)
    return ResolvedFont(
      size: size ?? standard, weight: TextStyleTable.weight(of: style), style: style)
  }
}

/// The system font size of a new view of the class, in points; a configured button has 17.
private func standardFontSize(of kind: ViewKind) -> Double? {
  switch kind {
  case .label, .textField, .textView: 17
  case .button: 15
  case .segmentedControl: 13
  default: nil
  }
}
