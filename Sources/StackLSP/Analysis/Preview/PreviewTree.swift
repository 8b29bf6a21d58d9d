import LayoutEngine
import StackDSL

/// Draws the views in the order of UIKit: each before its subviews, clipped by its superviews, with their
/// combined opacity.
extension PreviewDrawing {
  private enum Step {
    case begin(ViewID, Rect)
    case end(ViewID, Rect)
  }

  mutating func drawViews() {
    let showsAll = options.layers.contains(.content)
    let isCut = isWholeScreen && !showsAll
    svg.open("g", [("class", "views")])
    if isCut { openClip(extent, radius: body?.radius ?? 0) }
    drawScreenBackground()
    var children: [ViewID: [Step]] = [:]
    for (id, frame) in visibleViews {
      children[layout.problem.views[id.index].parent ?? ViewID(0), default: []].append(
        .begin(id, frame))
    }
    var steps = Array((children[ViewID(0)] ?? []).reversed())
    while let step = steps.popLast() {
      switch step {
      case .begin(let id, let frame):
        begin(id, frame, hasSubviews: children[id] != nil)
        steps.append(.end(id, frame))
        steps += (children[id] ?? []).reversed()
      case .end(let id, let frame):
        end(id, frame, hasSubviews: children[id] != nil)
      }
    }
    if isCut { closeClip(radius: body?.radius ?? 0) }
    svg.close("g")
  }

  private mutating func drawScreenBackground() {
    guard let view = layout.view(ViewID(0)), property(.backgroundColor, of: view) != nil else {
      return
    }
    rect(extent, ink: ink(.backgroundColor, of: view, default: "screen"))
  }

  private mutating func begin(_ id: ViewID, _ frame: Rect, hasSubviews: Bool) {
    guard let view = layout.view(id), screen.views.indices.contains(view.view.index) else { return }
    let effects = effects(of: view)
    if !effects.isEmpty { svg.open("g", effects) }
    let declared = screen.views[view.view.index]
    var attributes = [
      ("class", "view"), ("data-view", declared.path), ("data-kind", view.kind.rawValue),
    ]
    if let place = options.place(declared.place) { attributes.append(("data-source", place)) }
    svg.open("g", attributes)
    if !options.isInPage {
      svg.add("title", [], content: SVG.escaped(tooltip(of: view, frame)))
    }
    let hasBackground = drawBackground(of: view, in: frame)
    draw(view, id, frame, hasBackground: hasBackground)
    svg.close("g")
    if hasSubviews, clips(view) { openClip(frame, radius: cornerRadius(of: view, in: frame)) }
  }

  private mutating func end(_ id: ViewID, _ frame: Rect, hasSubviews: Bool) {
    guard let view = layout.view(id), screen.views.indices.contains(view.view.index) else { return }
    if hasSubviews, clips(view) { closeClip(radius: cornerRadius(of: view, in: frame)) }
    if view.kind == .scrollView { drawScrollBars(of: view, id, in: frame) }
    drawBorder(of: view, in: frame)
    if !effects(of: view).isEmpty { svg.close("g") }
  }

  /// A scroll view always clips its content; the layer of whole contents shows it.
  private func clips(_ view: SolvedView) -> Bool {
    switch view.kind {
    case .scrollView, .tableView, .collectionView, .textView: !options.layers.contains(.content)
    default: flag(.clipsToBounds, of: view)
    }
  }

  /// `alpha` and the layer's shadow apply to a view with all its subviews.
  ///
  /// Source: Apple, `CALayer`: the shadow's offset is (0, -3) unless code sets another; its radius is the
  /// standard deviation of the blur, half of the CSS value.
  private func effects(of view: SolvedView) -> [(String, String)] {
    var attributes: [(String, String)] = []
    let alpha = number(.alpha, of: view)
    if alpha < 1 { attributes.append(("opacity", SVG.number(max(alpha, 0)))) }
    let opacity = min(number(.shadowOpacity, of: view), 1)
    if opacity > 0, !flag(.clipsToBounds, of: view) {
      let radius = max(number(.shadowRadius, of: view), 0)
      let color = property(.shadowColor, of: view).flatMap(color)?.light
      let percent = SVG.number((opacity * 100).rounded())
      attributes.append(
        (
          "filter",
          "drop-shadow(0 -3px \(SVG.number(2 * radius))px color-mix(in srgb, "
            + "\(color ?? "#000000") \(percent)%, transparent))"
        ))
    }
    return attributes
  }

  /// Draws the background of a view: its `backgroundColor` with its `cornerRadius`. Returns false if there is
  /// none.
  private mutating func drawBackground(of view: SolvedView, in frame: Rect) -> Bool {
    guard let written = property(.backgroundColor, of: view), written.name != nil else {
      return false
    }
    let color = color(written)
    guard color?.isClear != true else { return false }
    rect(frame, ink: color.map(Ink.color) ?? "area", radius: cornerRadius(of: view, in: frame))
    return true
  }

  /// Draws a border inside the bounds and over all contents, as `CALayer` does.
  private mutating func drawBorder(of view: SolvedView, in frame: Rect) {
    let width = number(.borderWidth, of: view)
    guard width > 0 else { return }
    let radius = cornerRadius(of: view, in: frame)
    ring(
      in: frame, width: width, radius: radius,
      ink: ink(.borderColor, of: view, standIn: "glyph", default: "letters"))
  }

  /// Draws the edge of a rectangle, this wide towards its inside.
  mutating func ring(in frame: Rect, width: Double, radius: Double, ink: Ink) {
    let width = min(width, frame.width / 2, frame.height / 2)
    guard width > 0 else { return }
    svg.add(
      "path",
      [
        ink.attribute, ("fill-rule", "evenodd"),
        (
          "d",
          SVG.roundedRect(frame, radius: radius)
            + SVG.roundedRect(frame.grown(by: -width), radius: radius - width)
        ),
      ])
  }

  private func tooltip(of view: SolvedView, _ frame: Rect) -> String {
    let size = "\(figure(frame.width)) × \(figure(frame.height))"
    return "\(name(of: view)) \(size) at (\(figure(frame.x)), \(figure(frame.y)))"
  }

  func name(of view: SolvedView) -> String {
    screen.views.indices.contains(view.view.index)
      ? screen.views[view.view.index].displayName : view.kind.rawValue
  }
}
