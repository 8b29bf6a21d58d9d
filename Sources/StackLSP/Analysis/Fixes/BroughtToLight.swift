import LayoutEngine
import StackDSL

/// Decides which findings another one hid. A conflict hides all findings about frames. An open size hides
/// those about the position of its view and of every view tied to it.
///
/// There are two questions, because a fix answers for the views that it repairs and not for the others.
extension Finding {
  /// Whether this warning may have been true before the other finding was fixed: its view was left open by
  /// the other, or part of a conflict. The fix may also have caused it, so it counts against the fix.
  ///
  /// - Parameter screen: the screen after the fix.
  func mayHaveBeenHidden(by finding: Finding, on screen: Screen) -> Bool {
    guard severity != .error, isWithin(finding) else { return false }
    if finding.severity == .error { return true }
    guard RuleFamily(of: finding.code) == .ambiguity, RuleFamily(of: code) != .ambiguity else {
      return false
    }
    let open = Set(finding.views)
    return views.first.map { screen.isInside($0, ofAny: open) } ?? false
  }

  /// Whether it holds only in environments in which the other holds.
  private func isWithin(_ other: Finding) -> Bool {
    other.environments.isEmpty
      || !environments.isEmpty && Set(environments).isSubset(of: other.environments)
  }
}

/// A finding, or a note under one.
protocol Complaint {
  var code: String { get }
  var aspect: String { get }
  var views: [ViewIndex] { get }
}

extension Finding: Complaint {}
extension Follower: Complaint {}

extension Complaint {
  /// The code without the device, text size or language to which the finding is limited.
  fileprivate var cause: String {
    guard RuleFamily(of: code) == .variants else { return code }
    return aspect.split(separator: " ").first.map(String.init) ?? code
  }

  /// Whether more than one layout satisfies the constraints, if only at one text size.
  fileprivate var isOfAmbiguity: Bool { RuleFamily(of: cause) == .ambiguity }

  /// Whether the finding was true all along. A column outside the safe area in landscape was there before,
  /// and it is reported only once the open size above it has a value; the fix that gives it one is not to
  /// blame.
  ///
  /// The repaired views are different, because the fix causes their new state. Only an open size of theirs is
  /// no evidence about their edges.
  ///
  /// - Parameter openViews: the views that were open in some environment and had no other finding.
  func isRevealed(by finding: Finding, _ openViews: Set<ViewIndex>) -> Bool {
    // Two texts of which one lies over the other stand on no common line.
    if cause == Rule.unevenBaselines.code,
      ([finding] as [any Complaint] + finding.follows).contains(where: {
        $0.cause == Rule.overflowOrOverlap.code && Set(views).isSubset(of: $0.views)
      })
    {
      return true
    }
    guard finding.isOfAmbiguity, let view = views.first, openViews.contains(view) else {
      return false
    }
    let isOutside = cause == Rule.outsideSafeArea.code
    if finding.views.contains(view) {
      return isOutside && finding.cause != Rule.ambiguousPosition.code
    }
    return isOutside || cause == Rule.overflowOrOverlap.code
  }
}

extension Complaint {
  /// Whether it concerns the position of views that had no such finding while the other one stood. If they
  /// have not moved, the fix did not put them there.
  func mayBeOld(beside finding: Finding) -> Bool {
    guard finding.isOfAmbiguity else { return false }
    return [Rule.overflowOrOverlap.code, Rule.outsideSafeArea.code].contains(cause)
  }

  /// The axes that the finding concerns.
  var axes: [Axis] {
    let words = Set(aspect.split(separator: " ").map(String.init))
    if !words.isDisjoint(with: ["left", "right"]) { return [.horizontal] }
    if !words.isDisjoint(with: ["top", "bottom"]) { return [.vertical] }
    return Axis.allCases
  }
}

extension Screen {
  /// Whether the view is one of them or inside one.
  fileprivate func isInside(_ view: ViewIndex, ofAny outer: Set<ViewIndex>) -> Bool {
    var current: ViewIndex? = view
    var steps = 0
    while let index = current, views.indices.contains(index.index), steps <= views.count {
      if outer.contains(index) { return true }
      current = views[index.index].parent
      steps += 1
    }
    return false
  }
}
