import LayoutEngine
import StackDSL

/// What was found before a change, to be compared with what is found after it.
struct KnownFindings: Sendable {
  /// By identity, with what each stands for besides.
  private var known: [String: Finding] = [:]
  private var identities: Set<String> = []
  /// Views of which nothing was said but that they are open, in some environment.
  private let openViews: Set<ViewIndex>

  init(_ findings: [Finding], openViews: Set<ViewIndex> = []) {
    self.openViews = openViews
    add(findings)
  }

  mutating func add(_ findings: [Finding]) {
    for finding in findings {
      identities.insert(finding.identity)
      known[finding.identity] = finding
      for follower in finding.follows { known[follower.identity] = finding }
    }
  }

  /// The finding is gone, it does not come back in other words, and nothing as grave came in its place.
  ///
  /// - Parameter wasHidden: whether another warning could not be seen before.
  func areMended(
    _ finding: Finding, by found: [Finding], wasHidden: (Finding) -> Bool = { _ in false }
  ) -> Bool {
    found.allSatisfy { now in
      guard now.identity != finding.identity,
        !now.follows.contains(where: { $0.identity == finding.identity })
      else { return false }
      if isRevealed(now.code, now.aspect, now.views, by: finding) { return true }
      if let was = known[now.identity] { return !now.isWorse(than: was) }
      return (now.severity.rawValue > finding.severity.rawValue || wasHidden(now))
        && !now.restates(finding)
    }
  }

  /// Whether an error or a warning came that was not there, or reached another environment.
  ///
  /// - Parameter finding: what was mended, so that what it hid may come to light.
  func areHarmed(
    by found: [Finding], mending finding: Finding? = nil,
    atLeast severity: Problem.Severity = .warning
  ) -> Bool {
    found.contains { now in
      guard now.severity.rawValue <= severity.rawValue else { return false }
      // What came may be a note under what was there.
      if now.follows.contains(where: {
        $0.severity.rawValue <= severity.rawValue && known[$0.identity] == nil
          && !isRevealed($0.code, $0.aspect, $0.views, by: finding)
      }) {
        return true
      }
      if isRevealed(now.code, now.aspect, now.views, by: finding) { return false }
      return known[now.identity].map { now.isWorse(than: $0) } ?? true
    }
  }

  /// While a size is open nothing is said of where the view lies, nor of all that hangs on it. Once it has
  /// one, a column that was outside of the safe area in landscape all along is found to be so.
  ///
  /// The views that are mended are another matter: what they do is what the fix does. Only a size of theirs
  /// that was open says nothing against their edges.
  private func isRevealed(
    _ code: String, _ aspect: String, _ views: [ViewIndex], by finding: Finding?
  ) -> Bool {
    guard let finding, RuleFamily(of: finding.code) == .ambiguity,
      let view = views.first, openViews.contains(view)
    else { return false }
    let cause = aspect.split(separator: " ").first.map(String.init) ?? ""
    let isOutside = code == Rule.outsideSafeArea.code
    if finding.views.contains(view) {
      return isOutside && finding.code != Rule.ambiguousPosition.code
    }
    return isOutside || [code, cause].contains(Rule.overflowOrOverlap.code)
  }

  /// Whether a text that was whole lacks height now, even where somebody allowed it.
  func lack(cutLinesOf found: [Finding]) -> Bool {
    found.contains { now in
      now.code == Rule.contentClipped.code && now.aspect == LayoutEngine.Axis.vertical.word
        && !identities.contains(now.identity)
    }
  }
}

extension Finding {
  /// It holds in no environment that the other does not hold in.
  func isWithin(_ other: Finding) -> Bool {
    other.environments.isEmpty
      || !environments.isEmpty && Set(environments).isSubset(of: other.environments)
  }

  /// The same finding, graver than it was or in an environment that had it not.
  fileprivate func isWorse(than was: Finding) -> Bool {
    guard severity.rawValue <= Problem.Severity.warning.rawValue else { return false }
    if severity.rawValue < was.severity.rawValue { return true }
    guard !was.environments.isEmpty else { return false }
    return environments.isEmpty || !Set(environments).isSubset(of: was.environments)
  }

  /// The same complaint about the same view, be it on the other axis.
  fileprivate func restates(_ other: Finding) -> Bool {
    code == other.code && screen == other.screen && views.first == other.views.first
      && severity.rawValue <= other.severity.rawValue + 1
  }
}
