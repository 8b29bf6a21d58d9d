import LayoutEngine
import StackDSL

/// Remedies that make a cell as high as its content.
extension Remedy {
  /// Gives a cell of a fixed height the height that its constraints ask for.
  static func lettingHostGrow(_ reading: LayoutReading, shows: [ViewIndex]) -> [Remedy] {
    let hosts = reading.screen.properties.filter { $0.name == .host }.flatMap(\.value.items)
    guard hosts.count == 1, case .host(let host, let size) = hosts[0], size.height != nil else {
      return []
    }
    let text = host.rawValue + HostSize(width: size.width).sourceText
    let what = host == .header || host == .footer ? host.rawValue : "cell"
    return [
      Remedy(
        "Let the \(what) be as high as its constraints make it: `host: \(text)`",
        [.set(.screen, .host, text)], shows: [.screen] + shows, axis: .vertical)
    ]
  }

  /// The height that UIKit gives a cell at first is not its last one, so a line gives way meanwhile: the only written
  /// height, and the edge at the bottom of the cell.
  ///
  /// Source: 29 reported conflicts of cells. The accepted edits change 20 of 28 such edges, 25 of 33 heights, 10 of 30
  /// edges at the top and none of 12 gaps.
  static func givingWay(in conflict: ConflictCase) -> [Remedy] {
    let reading = conflict.reading
    guard conflict.includesEnvironment, conflict.isOnOneAxis, conflict.axis == .vertical,
      case .cell = reading.environment.host
    else { return [] }
    let heights = conflict.fixedSizes
    let ends = conflict.written.filter { line in
      let (first, second) = (line.constraint.first, line.constraint.second)
      return first.attribute == .bottom && second?.attribute == .bottom
        && (first.view == reading.container || second?.view == reading.container)
    }
    return ((heights.count == 1 ? heights : []) + ends).map { line in
      relax(line, reading, [reading.index(line.constraint.first.view)], .vertical)
    }
  }

  /// A cell is as high as its constraints ask for, so the view adds constraints of its own.
  static func lettingCellGrow(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let outer = reading.child(of: reading.container, around: view)
    guard let outer, !reading.isNamed(.bottom, of: outer) else { return [] }
    let index = reading.index(outer)
    let cell = reading.superview(of: index)
    let isCentered = reading.isNamed(.centerY, of: outer)
    let ends = reading.children(of: reading.container).filter { $0 != outer }.flatMap { other in
      reading.pins(of: other).filter { $0.edge == .bottom }
    }
    // What ends the cell today has its margin.
    let model = ends.first ?? reading.pins(of: outer).first { $0.edge == .top }
    let inset = isCentered ? standardSpacing : (model?.constant ?? 0).magnitude
    var limits = [
      PlainConstraint.edge(.bottom, of: index, .lessThanOrEqual, to: cell, constant: -inset)
    ]
    if isCentered, !reading.isNamed(.top, of: outer) {
      limits.insert(.edge(.top, of: index, .greaterThanOrEqual, to: cell, constant: inset), at: 0)
    }
    var remedy = Remedy(
      "Let the cell grow with \(reading.name(outer)): "
        + "`\(limits.map(reading.text).joined(separator: "; "))`",
      limits.map { .addConstraint(index, $0) },
      shows: [reading.index(reading.container), reading.index(view)],
      axis: .vertical)
    remedy.isCorrection = true
    return [remedy, remedy.lettingOthersEnd(beside: outer, reading)].compactMap(\.self)
  }

  /// The same remedy, with the previous end of the cell released: its texts would have to fill the larger
  /// cell otherwise.
  private func lettingOthersEnd(beside outer: ViewID, _ reading: LayoutReading) -> Remedy? {
    let ends = reading.children(of: reading.container).filter { $0 != outer }.flatMap { other in
      reading.pins(of: other).filter { $0.edge == .bottom }.map { (other, $0.index) }
    }
    guard !ends.isEmpty, ends.count <= 3 else { return nil }
    var remedy = self
    remedy.title += ", and let \(reading.names(unique(ends.map(\.0)))) end earlier"
    remedy.changes += ends.map { .setRelation(constraint: $0.1, .lessThanOrEqual) }
    remedy.isCorrection = false
    return remedy
  }
}
