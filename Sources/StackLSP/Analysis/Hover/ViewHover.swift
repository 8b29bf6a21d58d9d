import LayoutEngine
import StackDSL

extension HoverPage {
  /// A view: its frame in each environment, the reason, and its contents.
  ///
  /// The result comes first: a sentence, `edits`, which are rows about edits since the file was saved, and
  /// the table of environments. The reasons follow.
  mutating func describe(
    _ view: ViewIndex, on layouts: ScreenLayouts, edits: [[String]] = []
  ) {
    guard layouts.screen.views.indices.contains(view.index) else { return }
    let declared = layouts.screen.views[view.index]
    guard let primary = layouts.primary else {
      heading(title(of: view, on: layouts.screen))
      return documentation(declared.documentation)
    }
    guard let id = primary.id(of: view), let frame = primary.frame(of: view) else {
      heading(title(of: view, on: layouts.screen))
      documentation(declared.documentation)
      line("Not there on \(primary.environment.name).")
      frames(of: view, on: layouts)
      return
    }
    let size = "\(figure(frame.width)) × \(figure(frame.height)) pt"
    heading("\(title(of: view, on: layouts.screen)), \(size)")
    let reading = LayoutReading(layouts.screen, primary)
    lines(summary(of: id, frame, reading))
    if !edits.isEmpty { table(edits) }
    frames(of: view, on: layouts)
    documentation(declared.documentation)
    lines(WhyChain.lines(for: id, reading))
    lines(contentLines(of: id, reading))
    lines(hiddenTies(in: id, reading, layouts))
  }

  private func title(of index: ViewIndex, on screen: Screen) -> String {
    if screen.isOfInterfaceBuilder { return screen.outlineTitle(of: index) }
    let view = screen.views[index.index]
    let kind = view.componentName.map { "\($0), \(view.kind.rawValue)" } ?? view.kind.rawValue
    return view.name == nil ? view.path : "\(view.displayName): \(kind)"
  }

  /// "at (20, 40) in `upper`, on iPhone 16", and its open attributes.
  private func summary(of id: ViewID, _ frame: Rect, _ reading: LayoutReading) -> [String] {
    let parent = reading.problem.views[id.index].parent.map(reading.name) ?? "the screen"
    var lines = [
      "at (\(figure(frame.x)), \(figure(frame.y))) in \(parent), on \(reading.environment.name)"
    ]
    let drawn = reading.outcome.framesAsDrawn()[id.index]
    if drawn != frame {
      lines.append(
        "Interface Builder shows it \(figure(drawn.width)) × \(figure(drawn.height)) pt at "
          + "(\(figure(drawn.x)), \(figure(drawn.y))), as it was drawn: no constraint makes it so.")
    }
    if reading.isOutOfSight(id) { lines.append("Hidden.") }
    if reading.outcome.status == .unsatisfiable {
      lines.append("Constraints conflict here: the frame is what UIKit is expected to make of it.")
    }
    lines += openAttributes(of: id, reading.outcome).map {
      "✗ \($0.attribute) is ambiguous: anything from \(figure($0.lower)) to "
        + "\(figure($0.upper)) pt is as good."
    }
    return lines
  }

  /// The frame in every environment.
  private mutating func frames(of view: ViewIndex, on layouts: ScreenLayouts) {
    let rows = EnvironmentRows(layouts) { layout in
      guard let frame = layout.frame(of: view), let id = layout.id(of: view) else {
        return ["", "", "", "", "not there"]
      }
      return [frame.x, frame.y, frame.width, frame.height].map(figure) + [remark(on: id, layout)]
    }
    if rows.isUniform {
      if layouts.all.count > 1 { line("The same in \(rows.everywhere).") }
    } else {
      table(rows.table(["", "x", "y", "width", "height", ""]))
      line(rows.remainder())
    }
  }

  /// The number of a component's instances that a hover shows.
  private static let longestTable = 10

  private func remark(on id: ViewID, _ layout: ScreenLayout) -> String {
    if layout.outcome.status == .unsatisfiable { return "✗ conflict" }
    let open = openAttributes(of: id, layout.outcome)
      .map { "✗ \($0.attribute) \(figure($0.lower))…\(figure($0.upper))" }
    if !open.isEmpty { return open.joined(separator: ", ") }
    return layout.problem.views[id.index].isHidden ? "hidden" : ""
  }

  private func openAttributes(
    of id: ViewID, _ outcome: LayoutOutcome
  ) -> [Ambiguity.Quantity] {
    outcome.ambiguities.flatMap { $0.group + $0.consequences }
      .filter { $0.view == id && $0.item == .view }
  }

  /// The other instances of a component's view, in the primary environments.
  mutating func describeInstances(_ places: [HoverSubject.Place]) {
    guard places.count > 1 else { return }
    var rows = [["In other instances", "x", "y", "width", "height", ""]]
    for place in places.dropFirst().prefix(Self.longestTable) {
      guard case .view(let view) = place.thing, let frame = place.layouts.primary?.frame(of: view),
        place.layouts.screen.views.indices.contains(view.index)
      else { continue }
      let path = place.layouts.screen.views[view.index].path
      rows.append([path] + [frame.x, frame.y, frame.width, frame.height].map(figure) + [""])
    }
    table(rows)
  }
}
