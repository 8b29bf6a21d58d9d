import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// Draws every finding at its views. Ties and conflicts are also drawn from the layout, whichever rule
  /// reports them; on a page, which lists the findings beside the picture, only those that it lists as an error
  /// or a warning.
  mutating func drawTrouble() {
    let reports = reportsByView
    func listed(_ groups: [[ViewID]]) -> Set<ViewID> {
      Set(
        groups.filter { group in
          !options.isInPage
            || group.contains { reports[$0]?.first.map { $0.tone != "remark" } ?? false }
        }.joined())
    }
    let conflicting = listed(
      layout.outcome.conflicts.map { conflict in
        conflict.members.flatMap { layout.problem.views(of: $0.origin) }
      })
    let open = listed(layout.outcome.ambiguities.map { $0.group.map(\.view) })
    for (id, frame) in visibleViews {
      let reports = reports[id] ?? []
      var mark = reports.first?.mark
      var tone = reports.first?.tone ?? "remark"
      if conflicting.contains(id) {
        (mark, tone) = (.conflict, "wrong")
      } else if open.contains(id), mark != .conflict {
        (mark, tone) = (.tie, reports.contains { $0.tone == "wrong" } ? "wrong" : "doubtful")
      }
      if let mark { draw(mark, tone, at: frame, reports.map(\.number)) }
    }
  }

  private struct ReportAtView {
    var mark: FindingMark
    var tone: String
    /// The index in the original list.
    var number: Int
  }

  /// The gravest first; looked up, never iterated.
  private var reportsByView: [ViewID: [ReportAtView]] {
    var reports: [ViewID: [ReportAtView]] = [:]
    // A remark is noise if the reader has no way to ask for its message.
    let tones = ["wrong", "doubtful"] + (options.isInPage ? ["remark"] : [])
    for tone in tones {
      for (number, finding) in findings where finding.severity.tone == tone {
        for view in finding.views {
          guard let id = layout.id(of: view) else { continue }
          reports[id, default: []].append(
            ReportAtView(mark: FindingMark(finding), tone: tone, number: number))
        }
      }
    }
    return reports
  }

  private mutating func draw(
    _ mark: FindingMark, _ tone: String, at frame: Rect, _ numbers: [Int]
  ) {
    svg.open(
      "g",
      [
        ("class", "finding \(mark.rawValue) \(tone)"),
        ("data-findings", numbers.map(String.init).joined(separator: " ")),
      ])
    // A remark suggests a simplification, for which a dot is enough.
    let isRemark = tone == "remark"
    if !isRemark, mark == .tie || mark == .conflict {
      let path = SVG.hatching(frame, isCrossed: mark == .conflict)
      if !path.isEmpty { svg.add("path", [("class", "hatch"), ("d", path)]) }
    }
    if !isRemark { rect(frame, ink: "mark", radius: 3) }
    let (x, y) = badgePlace(at: frame)
    svg.add(
      "circle",
      [
        ("class", "badge"), ("cx", SVG.number(x)), ("cy", SVG.number(y)),
        ("r", isRemark ? "5" : "7"),
      ])
    text(
      isRemark ? "i" : mark.sign, ink: "badgetext", x: x, y: y + (isRemark ? 2.7 : 3.6),
      size: isRemark ? 7.5 : 10, anchor: "middle")
    svg.close("g")
    written.append(Rect(x: x - 7, y: y - 7, width: 14, height: 14))
  }

  /// At the top right corner of a frame, but on the screen.
  private func badgePlace(at frame: Rect) -> (x: Double, y: Double) {
    (
      min(max(frame.maxX, extent.x + 7), extent.x + max(extent.width - 7, 7)),
      min(max(frame.y, extent.y + 7), extent.y + max(extent.height - 7, 7))
    )
  }

  /// Draws the names of stacks on their edges: of all in the layer, otherwise of those in question. A name is
  /// drawn only in free space; otherwise the tooltip has it.
  mutating func drawTags() {
    let showsAll = options.layers.contains(.names)
    let shown = visibleViews.filter { id, _ in
      layout.problem.views[id.index].stack != nil && (showsAll || named.contains(id))
    }
    guard !shown.isEmpty else { return }
    svg.open("g", [("class", "layer names")])
    defer { svg.close("g") }
    for (id, frame) in shown {
      guard let view = layout.view(id), screen.views[view.view.index].name != nil else { continue }
      let name = name(of: view)
      let width = Double(name.count) * 4.6 + 8
      guard let tag = freePlace(width: width, at: frame) else { continue }
      written.append(tag)
      rect(tag, ink: "tag", radius: 4)
      text(name, ink: "tagtext", x: tag.x + width / 2, y: tag.y + 7.6, size: 8, anchor: "middle")
    }
  }

  /// On the upper edge, above it, on the lower edge or below it, starting at the leading side.
  private func freePlace(width: Double, at frame: Rect) -> Rect? {
    let height = 10.0
    let bottom = frame.maxY
    let room = frame.width - width
    guard room >= 4 else { return nil }
    for y in [frame.y - 5, frame.y - 11, bottom - 5, bottom + 1] {
      for x in stride(from: 4.0, through: min(room, 400), by: 6) {
        let tag = Rect(x: frame.x + x, y: y, width: width, height: height)
        if !written.contains(where: { $0.overlap(tag) != nil }) { return tag }
      }
    }
    return nil
  }

  /// Draws the view in question, with its size.
  mutating func drawMark() {
    guard let marked, let frame = layout.frameInScreen(of: marked) else { return }
    rect(frame, ink: "marked", radius: 3)
    let size = "\(figure(frame.width)) × \(figure(frame.height))"
    let isRoomBelow = frame.maxY + 13 < extent.maxY
    text(
      size, ink: "tint", x: frame.midX,
      y: isRoomBelow ? frame.maxY + 11 : frame.y - 4, size: 10, anchor: "middle",
      weight: "600")
  }
}

extension Problem.Severity {
  /// The class of the picture's marks, by severity.
  fileprivate var tone: String {
    switch self {
    case .error: "wrong"
    case .warning: "doubtful"
    default: "remark"
    }
  }
}
