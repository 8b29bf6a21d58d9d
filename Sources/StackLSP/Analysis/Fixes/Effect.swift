import LayoutEngine
import StackDSL

/// The effect of a fix on its views, as its title shows it: "`bio` 83 → 120 pt, `title` 9 pt to the right".
///
/// Computed from the frames before and after, in the first environment in which the finding holds.
struct Effect: Sendable {
  private var parts: [String] = []
  /// The words if nothing changes.
  private var unchanged: String?

  /// The number of changes that a menu shows.
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

  /// " — `bio` 83 → 120 pt"; if nothing changes, the first view and its unchanged size.
  var suffix: String {
    let said = parts.isEmpty ? unchanged.map { [$0] } ?? [] : parts
    return said.isEmpty ? "" : Self.mark + said.joined(separator: ", ")
  }

  /// The mark between the effect on the text and the effect on the views.
  static let mark = " — "

  /// One frame before and after, on one or both axes.
  private struct Change {
    var was: Rect
    var now: Rect
    var axes: [Axis]

    init(from was: Rect, to now: Rect, on axis: Axis?) {
      self.was = was
      self.now = now
      axes = axis.map { [$0] } ?? Axis.allCases
    }

    /// The new size, or the movement of a view that keeps its size; nil if nothing changes.
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
