import LayoutEngine
import StackDSL

/// The effect of a line of the file, found by solving the screen without it.
struct Consequence {
  /// A number of a frame with and without the line, in points.
  struct Change: Hashable {
    var view: ViewID
    var attribute: FrameAttribute
    var with: Double
    var without: Double
    var difference: Double { without - with }
  }

  /// The differing widths and heights, the largest difference first.
  var changes: [Change] = []
  /// The problem that appears, or disappears, without the line.
  var remark: String?

  /// Differences below this many pixels do not count.
  private static let visible = 0.75

  /// `counterpart` maps a view to the same view on the other side; by default the screens have the same
  /// views.
  init(
    _ with: ScreenLayout, _ without: ScreenLayout,
    counterpart: (ViewIndex) -> ViewIndex? = { $0 }
  ) {
    for index in with.views.indices.dropFirst() {
      let id = ViewID(index)
      guard let view = counterpart(with.views[index].view), let other = without.id(of: view),
        with.outcome.frames.indices.contains(index),
        without.outcome.frames.indices.contains(other.index)
      else { continue }
      for attribute in [FrameAttribute.width, .height] {
        let change = Change(
          view: id, attribute: attribute, with: with.outcome.frames[index][attribute],
          without: without.outcome.frames[other.index][attribute])
        if abs(change.difference) > Self.visible { changes.append(change) }
      }
    }
    changes = changes.enumerated().sorted {
      (abs($0.element.difference), -$0.offset) > (abs($1.element.difference), -$1.offset)
    }.map(\.element)
    remark = Self.remark(with.outcome, without.outcome)
  }

  private static func remark(_ with: LayoutOutcome, _ without: LayoutOutcome) -> String? {
    if with.status == .solved, without.status == .unsatisfiable { return "constraints conflict" }
    if with.status == .unsatisfiable, without.status == .solved {
      return "the conflict would be gone"
    }
    if without.ambiguities.count > with.ambiguities.count { return "the layout is ambiguous" }
    if without.ambiguities.count < with.ambiguities.count { return "less would be ambiguous" }
    return nil
  }

  var isNothing: Bool { changes.isEmpty && remark == nil }
}

extension Consequence {
  /// The number of rows that a hover shows before it counts the rest.
  private static let longest = 6

  /// The numbers that change, with equal changes of several views in one row. Stacks only follow their views,
  /// so they are left out if anything else changes. `first` is a view whose changes are always included, at
  /// the top.
  func rows(_ reading: LayoutReading, first: ViewID? = nil) -> [[String]] {
    let leading = changes.filter { $0.view == first }
    let others = changes.filter { $0.view != first }
    let leaves = others.filter { reading.stackProperties($0.view) == nil }
    var groups: [(change: Change, views: [ViewID])] = []
    for change in leading + (leaves.isEmpty && leading.isEmpty ? others : leaves) {
      if let index = groups.firstIndex(where: { $0.change.isLike(change) }) {
        groups[index].views.append(change.view)
      } else {
        groups.append((change, [change.view]))
      }
    }
    var rows = groups.prefix(Self.longest).map { group in
      let names = shortList(group.views.map(reading.plainName), limit: 3)
      return [
        "\(names): \(group.change.attribute)", figure(group.change.with),
        figure(group.change.without), signedFigure(group.change.difference),
      ]
    }
    if groups.count > rows.count {
      rows.append(["and \(groups.count - rows.count) more", "", "", ""])
    }
    return rows
  }
}

extension Consequence.Change {
  /// Whether the numbers are equal within what pixels show.
  fileprivate func isLike(_ other: Self) -> Bool {
    attribute == other.attribute && abs(with - other.with) < 0.25
      && abs(without - other.without) < 0.25
  }
}
