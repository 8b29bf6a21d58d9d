import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// Views that are left open get stripes, a broken outline and a question mark; views of a
  /// conflict get crosses, a thick outline and a cross: told apart without colour too.
  mutating func drawTrouble() {
    let conflicting = Set(
      layout.outcome.conflicts.flatMap(\.members).flatMap {
        layout.problem.views(of: $0.origin)
      })
    let open = Set(layout.outcome.ambiguities.flatMap(\.group).map(\.view))
    for (id, frame) in visibleViews {
      if conflicting.contains(id) {
        rect(frame, class: "conflict", radius: 3)
        badge("✕", class: "wrong", at: frame)
      } else if open.contains(id) {
        rect(frame, class: "ambiguous", radius: 3)
        badge("?", class: "badge", at: frame)
      }
    }
  }

  /// At the top right corner of a frame.
  private mutating func badge(_ sign: String, class name: String, at frame: Rect) {
    let x = frame.x + frame.width
    svg.add(
      "circle",
      [("class", name), ("cx", SVG.number(x)), ("cy", SVG.number(frame.y)), ("r", "7")])
    text(
      sign, class: "badgetext", x: x, y: frame.y + 3.6, size: 10, anchor: "middle")
    written.append(Rect(x: x - 7, y: frame.y - 7, width: 14, height: 14))
  }

  /// The names of the stacks on their edges, each where nothing else is to be read; where there is
  /// no such place the tooltip has it.
  mutating func drawTags() {
    for (id, frame) in visibleViews where layout.problem.views[id.index].stack != nil {
      guard let view = layout.view(id), screen.views[view.view.index].name != nil else { continue }
      let name = name(of: view)
      let width = Double(name.count) * 4.6 + 8
      guard let tag = freePlace(width: width, at: frame) else { continue }
      written.append(tag)
      rect(tag, class: "tag", radius: 4)
      text(name, class: "tagtext", x: tag.x + width / 2, y: tag.y + 7.6, size: 8, anchor: "middle")
    }
  }

  /// On the upper edge, above it, on the lower edge or below it, from the leading side on.
  private func freePlace(width: Double, at frame: Rect) -> Rect? {
    let height = 10.0
    let bottom = frame.y + frame.height
    let room = frame.width - width
    guard room >= 4 else { return nil }
    for y in [frame.y - 5, frame.y - 11, bottom - 5, bottom + 1] {
      for x in stride(from: 4.0, through: min(room, 400), by: 6) {
        let tag = Rect(x: frame.x + x, y: y, width: width, height: height)
        if !written.contains(where: { $0.overlaps(tag) }) { return tag }
      }
    }
    return nil
  }

  /// The view in question, with its size.
  mutating func drawMark() {
    if let marked, let frame = layout.frameInScreen(of: marked) {
      rect(frame, class: "marked", radius: 3)
      let size = "\(figure(frame.width)) × \(figure(frame.height))"
      let below = frame.y + frame.height + 13 < self.size.height
      text(
        size, class: "tint", x: frame.x + frame.width / 2,
        y: below ? frame.y + frame.height + 11 : frame.y - 4, size: 10, anchor: "middle",
        weight: "600")
    }
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
