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
  /// Of what holds on a device, at a text size or in a language alone: what it is there.
  fileprivate var cause: String {
    guard RuleFamily(of: code) == .variants else { return code }
    return aspect.split(separator: " ").first.map(String.init) ?? code
  }

  /// More than one layout satisfies the constraints, be it at one text size only.
  fileprivate var isOfAmbiguity: Bool { RuleFamily(of: cause) == .ambiguity }

  /// A column that lies outside of the safe area in landscape did so all along, and it is said once the
  /// open size above it has a value: no fault of the fix that gives it one.
  ///
  /// The views that are mended are another matter: what they do is what the fix does. Only a size of theirs
  /// that was open says nothing against their edges.
  ///
  /// - Parameter openViews: of which nothing was said but that they are open, in some environment.
  func isRevealed(by finding: Finding, _ openViews: Set<ViewIndex>) -> Bool {
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
  /// It is about where views lie, of which nothing was said while the other stood: where they lie just
  /// where they lay, the change that mended the other has not put them there.
  func mayBeOld(beside finding: Finding) -> Bool {
    guard finding.isOfAmbiguity else { return false }
    return [Rule.overflowOrOverlap.code, Rule.outsideSafeArea.code].contains(cause)
  }

  /// The axes on which it complains.
  var axes: [Axis] {
    let words = Set(aspect.split(separator: " ").map(String.init))
    if !words.isDisjoint(with: ["left", "right"]) { return [.horizontal] }
    if !words.isDisjoint(with: ["top", "bottom"]) { return [.vertical] }
    return Axis.allCases
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
