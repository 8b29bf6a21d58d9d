import LayoutEngine
import StackDSL

/// What a finding hid: while constraints contradict each other nothing is said of frames, and while a size is
/// open nothing is said of where its view lies, nor of all that hangs on it.
///
/// Two questions, since a fix answers for the views that it mends and not for the others.
extension Finding {
  /// This warning may have been true before the other was mended: it stands in a view that the other left
  /// open, or where a conflict held. The fix may as well have brought it, so it counts against the fix.
  ///
  /// - Parameter screen: as it is after the fix.
  func mayHaveBeenHidden(by finding: Finding, on screen: Screen) -> Bool {
    guard severity != .error, isWithin(finding) else { return false }
    if finding.severity == .error { return true }
    guard RuleFamily(of: finding.code) == .ambiguity, RuleFamily(of: code) != .ambiguity else {
      return false
    }
    let open = Set(finding.views)
    return views.first.map { screen.isInside($0, ofAny: open) } ?? false
  }

  /// It holds in no environment that the other does not hold in.
  private func isWithin(_ other: Finding) -> Bool {
    other.environments.isEmpty
      || !environments.isEmpty && Set(environments).isSubset(of: other.environments)
  }
}

/// A finding of its own, or one that is a note under another.
protocol Complaint {
  var code: String { get }
  var aspect: String { get }
  var views: [ViewIndex] { get }
}

extension Finding: Complaint {}
extension Follower: Complaint {}

extension Complaint {
  /// A column that lies outside of the safe area in landscape did so all along, and it is said once the
  /// open size above it has a value: no fault of the fix that gives it one.
  ///
  /// The views that are mended are another matter: what they do is what the fix does. Only a size of theirs
  /// that was open says nothing against their edges.
  ///
  /// - Parameter openViews: of which nothing was said but that they are open, in some environment.
  func isRevealed(by finding: Finding, _ openViews: Set<ViewIndex>) -> Bool {
    guard RuleFamily(of: finding.code) == .ambiguity, let view = views.first,
      openViews.contains(view)
    else { return false }
    let cause = aspect.split(separator: " ").first.map(String.init) ?? ""
    let isOutside = code == Rule.outsideSafeArea.code
    if finding.views.contains(view) {
      return isOutside && finding.code != Rule.ambiguousPosition.code
    }
    return isOutside || [code, cause].contains(Rule.overflowOrOverlap.code)
  }
}

extension Screen {
  /// The view is one of them or stands in one.
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
