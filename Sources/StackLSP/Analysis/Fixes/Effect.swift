import LayoutEngine
import StackDSL

/// What a fix does to the views that its title shows: "`bio` 83 → 120 pt, `title` 9 pt to the right".
///
/// Read in the first environment in which the finding holds, from the frames before and after.
struct Effect: Sendable {
  private var parts: [String] = []
  /// Said where nothing changes.
  private var unchanged: String?

  /// More than that no menu shows.
  private static let limit = 4

  init(_ remedy: Remedy, of finding: Finding, from before: ScreenLayouts, to after: ScreenLayouts) {
    let isConcerned: (ScreenLayout) -> Bool = { layout in
      finding.environments.isEmpty || finding.environments.contains(layout.environment.name)
    }
    guard let old = before.all.first(where: isConcerned),
      let new = after.all.first(where: { $0.environment.name == old.environment.name })
    else { return }
    for view in remedy.shows.prefix(Self.limit) {
      let declared = before.screen.views[view.index]
      guard let index = after.screen.index(of: declared),
        let was = old.frameInScreen(of: view), let now = new.frameInScreen(of: index)
      else { continue }
      let change = Change(from: was, to: now, on: remedy.axis)
      let name = before.screen.called(view)
      if let words = change.words {
        parts.append("\(name) \(words)")
      } else if unchanged == nil {
        unchanged = "\(name) stays \(change.size(of: now)) pt"
      }
    }
  }

  /// " — `bio` 83 → 120 pt"; where nothing changes, of the first view that it stays as it is.
  var suffix: String {
    let said = parts.isEmpty ? unchanged.map { [$0] } ?? [] : parts
    return said.isEmpty ? "" : Self.mark + said.joined(separator: ", ")
  }

  /// Stands between what a fix does to the text and what it does to the views.
  static let mark = " — "

  /// One frame before and after, on one axis or on both.
  private struct Change {
    var was: Rect
    var now: Rect
    var axes: [Axis]

    init(from was: Rect, to now: Rect, on axis: Axis?) {
      self.was = was
      self.now = now
      axes = axis.map { [$0] } ?? Axis.allCases
    }

    /// A new size; for a view that keeps its size, where it went; nil if it stays as it is.
    var words: String? {
      let old = size(of: was)
      let new = size(of: now)
      return old == new ? move : "\(old) → \(new) pt"
    }

    func size(of rect: Rect) -> String {
      axes.map { tenths(rect[.size($0)]) }.joined(separator: " × ")
    }

    private var move: String? {
      for axis in axes {
        let distance = now[.position(axis)] - was[.position(axis)]
        guard tenths(distance) != "0" else { continue }
        let ways = axis == .horizontal ? ("to the right", "to the left") : ("down", "up")
        return "\(pt(distance.magnitude)) \(distance > 0 ? ways.0 : ways.1)"
      }
      return nil
    }
  }
}
