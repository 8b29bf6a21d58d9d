import LayoutEngine
import StackDSL

/// What makes a cell as high as what is in it.
extension Remedy {
  /// A cell of a fixed height takes the height of its constraints instead.
  static func lettingHostGrow(_ layout: LayoutReading, shows: [ViewIndex]) -> [Remedy] {
    let hosts = layout.screen.properties.filter { $0.name == .host }.flatMap(\.value.items)
    guard hosts.count == 1, case .host(let host, _?) = hosts[0] else { return [] }
    let what = host == .header || host == .footer ? host.rawValue : "cell"
    return [
      Remedy(
        "Let the \(what) be as high as its constraints make it: `host: \(host.rawValue)`",
        [.set(.screen, .host, host.rawValue)], shows: [.screen] + shows, axis: .vertical)
    ]
  }

  /// What a cell ends with is tied too high up in its chain: a view below that one takes the tie over.
  static func endingLower(with view: ViewID, _ layout: LayoutReading) -> [Remedy] {
    let outer = layout.child(of: layout.container, around: view)
    guard let outer else { return [] }
    return layout.chain(through: outer, from: .top, to: .bottom).prefix { $0 != outer }
      .reversed().flatMap { above in
        layout.constraintsOfView[above.index].compactMap(layout.constraintIndex).compactMap {
          index -> Remedy? in
          let written = layout.screen.constraints[index]
          guard written.composite == nil, written.relation != .greaterThanOrEqual,
            written.first.view == layout.index(above), written.first.attribute == .bottom,
            let end = written.second, end.attribute == .bottom,
            layout.layout.id(of: end.view) == layout.container
          else { return nil }
          var tie = PlainConstraint(written)
          tie.first.view = layout.index(outer)
          var remedy = Remedy(
            "End the cell with \(layout.name(outer)) in place of \(layout.name(above)): "
              + "`\(layout.text(tie))`",
            [.removeConstraint(index), .addConstraint(layout.index(outer), tie)],
            shows: [layout.index(layout.container), layout.index(view)], axis: .vertical)
          remedy.isCorrection = true
          return remedy
        }
      }
  }

  /// A cell is as high as its constraints ask for: the view asks as well.
  static func lettingCellGrow(_ view: ViewID, _ layout: LayoutReading) -> [Remedy] {
    let outer = layout.child(of: layout.container, around: view)
    guard let outer, !layout.isNamed(.bottom, of: outer) else { return [] }
    let index = layout.index(outer)
    let cell = layout.superview(of: index)
    let top = layout.pins(of: outer).first { $0.edge == .top }
    let isCentered = layout.isNamed(.centerY, of: outer)
    let inset = isCentered ? standardSpacing : (top?.constant ?? 0).magnitude
    var limits = [
      PlainConstraint.edge(.bottom, of: index, .lessThanOrEqual, to: cell, constant: -inset)
    ]
    if isCentered, !layout.isNamed(.top, of: outer) {
      limits.insert(.edge(.top, of: index, .greaterThanOrEqual, to: cell, constant: inset), at: 0)
    }
    var remedy = Remedy(
      "Let the cell grow with \(layout.name(outer)): "
        + "`\(limits.map(layout.text).joined(separator: "; "))`",
      limits.map { .addConstraint(index, $0) },
      shows: [layout.index(layout.container), layout.index(view)],
      axis: .vertical)
    remedy.isCorrection = true
    return [remedy, remedy.lettingOthersEnd(beside: outer, layout)].compactMap(\.self)
  }

  /// With what gave the cell its height until now: its texts would have to fill the larger one.
  private func lettingOthersEnd(beside outer: ViewID, _ layout: LayoutReading) -> Remedy? {
    let ends = layout.children(of: layout.container).filter { $0 != outer }.flatMap { other in
      layout.pins(of: other).filter { $0.edge == .bottom }.map { (other, $0.index) }
    }
    guard !ends.isEmpty, ends.count <= 3 else { return nil }
    var remedy = self
    remedy.title += ", and let \(layout.names(unique(ends.map(\.0)))) end earlier"
    remedy.changes += ends.map { .setRelation(constraint: $0.1, .lessThanOrEqual) }
    remedy.isCorrection = false
    return remedy
  }
}
