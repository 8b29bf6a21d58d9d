import LayoutEngine
import StackDSL

/// The size that a view's content asks for and the priorities that defend it, each with its source.
func contentLines(of id: ViewID, _ reading: LayoutReading) -> [String] {
  guard let view = reading.layout.view(id) else { return [] }
  if view.kind.isStack {
    return ["No content size: a stack is as large as its arranged views make it."]
  }
  let axes = Axis.allCases.filter { view.content($0).intrinsic != nil }
  guard !axes.isEmpty else { return [absence(of: view)] }
  return [
    contentLine(of: view),
    "Hugging " + priorityLine(of: view, axes, \.hugging, \.huggingSource),
    "Compression resistance " + priorityLine(of: view, axes, \.resistance, \.resistanceSource),
  ]
}

private func absence(of view: SolvedView) -> String {
  if case .unknown(let image) = view.horizontal.source {
    return
      "No content size: `intrinsicContentSize` would say how large the image \(code(image)) is."
  }
  if view.kind == .textView {
    return "No content size: a text view scrolls, it takes whatever height it is given."
  }
  return "No content size."
}

/// "Content 83 × 20.33 pt: "First" in system 17, estimated".
private func contentLine(of view: SolvedView) -> String {
  let width = view.horizontal.intrinsic.map(figure) ?? "any"
  let height = view.vertical.intrinsic.map(figure) ?? "any"
  let source =
    view.horizontal.intrinsic == nil ? view.vertical.source : view.horizontal.source
  return "Content \(width) × \(height) pt: \(words(for: source))"
    + evidenceWords(of: view.horizontal.evidence)
}

/// ", width about 74–96 pt: AvenirNextCondensed is estimated"; ", which code may change".
private func evidenceWords(of evidence: Evidence) -> String {
  switch evidence {
  case .known: ""
  case .open: ", which code may change"
  case .estimated(let band, let font): ", width \(bandWords(band, font))"
  }
}

private func words(for source: ContentSource) -> String {
  switch source {
  case .written: "`intrinsicContentSize`, written here"
  case .text("", _): "no text"
  case .text(let text, let font):
    "\(code(excerpt(text))) in \(words(for: font)), estimated"
      + (unmeasuredPhrase(text).map { " roughly: \($0)" } ?? "")
  case .control(let kind): "the usual size of a \(kind.rawValue), estimated"
  case .unknown(let image): "image \(code(image))"
  case .none: "none"
  }
}

/// A part of a long text that is enough to recognise it.
private func excerpt(_ text: String) -> String {
  text.count <= 32 ? "\"\(text)\"" : "\"\(text.prefix(30))…\""
}

/// "headline (semibold 17)", "system 15".
func words(for font: ResolvedFont) -> String {
  let weight = font.weight == .regular ? "" : " \(font.weight.rawValue)"
  if let name = font.name { return "\(name) \(figure(font.size))" }
  guard let style = font.style else { return "system \(figure(font.size))\(weight)" }
  return "\(style) (\(figure(font.size))\(weight))"
}

/// "251 horizontally and vertically (default of a label, `defaults: interfaceBuilder`)".
private func priorityLine(
  of view: SolvedView, _ axes: [Axis], _ priority: KeyPath<AxisContent, Priority>,
  _ source: KeyPath<AxisContent, PrioritySource>
) -> String {
  let parts = axes.map { axis in
    let content = view.content(axis)
    let value = figure(content[keyPath: priority].value)
    return (value: value, origin: provenance(of: content[keyPath: source]), axis: axis.adverb)
  }
  if parts.count == 2, parts[0].value == parts[1].value, parts[0].origin == parts[1].origin {
    return "\(parts[0].value) on both axes (\(parts[0].origin))"
  }
  return parts.map { "\($0.value) \($0.axis) (\($0.origin))" }.joined(separator: ", ")
}

func provenance(of source: PrioritySource) -> String {
  switch source {
  case .written(let name): "written: \(code(name.rawValue))"
  case .classDefault(let kind, let defaults):
    "default of \(kind.withArticle) under \(code("defaults: \(defaults.rawValue)"))"
  }
}

extension ViewKind {
  /// "a label", "an imageView".
  fileprivate var withArticle: String {
    "\("aeiou".contains(rawValue.prefix(1)) ? "an" : "a") \(rawValue)"
  }
}

extension Axis {
  var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
