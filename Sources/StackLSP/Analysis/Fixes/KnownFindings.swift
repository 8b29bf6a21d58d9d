import LayoutEngine
import StackDSL

/// The findings before a change, for comparison with those after it.
struct KnownFindings: Sendable {
  /// Keyed by identity, including the identities of the findings that each stands for.
  private var known: [String: Finding] = [:]
  private var identities: Set<String> = []
  /// The views that were open in some environment and had no other finding.
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

  /// Whether the finding is gone, does not come back in other words, and nothing as grave took its place.
  ///
  /// - Parameters:
  ///   - screen: the screen after the change; if given, a warning that the finding hid is accepted.
  ///   - isUnmoved: whether the views of a complaint have kept their places.
  func areMended(
    _ finding: Finding, by found: [Finding], on screen: Screen? = nil,
    isUnmoved: (any Complaint) -> Bool = { _ in false }
  ) -> Bool {
    found.allSatisfy { now in
      guard now.identity != finding.identity,
        !now.follows.contains(where: { $0.identity == finding.identity })
      else { return false }
      if now.isRevealed(by: finding, openViews) || now.mayBeOld(beside: finding) && isUnmoved(now) {
        return true
      }
      if let was = known[now.identity] { return !now.isWorse(than: was) }
      let wasHidden = screen.map { now.mayHaveBeenHidden(by: finding, on: $0) } ?? false
      return (now.severity.rawValue > finding.severity.rawValue || wasHidden)
        && !now.restates(finding)
    }
  }

  /// The same finding before the change; nil if it is new.
  func known(as finding: Finding) -> Finding? {
    known[finding.identity].flatMap { $0.identity == finding.identity ? $0 : nil }
  }

  /// Whether the finding was there, at least as grave and in all its environments.
  func contains(_ finding: Finding) -> Bool {
    known[finding.identity].map { !finding.isWorse(than: $0) } ?? false
  }

  /// Whether the finding is gone and does not come back in other words.
  func areEnded(_ finding: Finding, by found: [Finding]) -> Bool {
    found.allSatisfy { now in
      now.identity != finding.identity && !now.restates(finding)
        && !now.follows.contains { $0.identity == finding.identity }
    }
  }

  /// Whether there is a new error or warning, or an old one in a further environment.
  ///
  /// - Parameters:
  ///   - finding: the finding that was fixed, whose hidden findings are accepted.
  ///   - isUnmoved: whether the views of a complaint have kept their places.
  func areHarmed(
    by found: [Finding], mending finding: Finding? = nil,
    atLeast severity: Problem.Severity = .warning,
    isUnmoved: (any Complaint) -> Bool = { _ in false }
  ) -> Bool {
    func isRevealed(_ complaint: some Complaint) -> Bool {
      guard let finding else { return false }
      return complaint.isRevealed(by: finding, openViews)
        || complaint.mayBeOld(beside: finding) && isUnmoved(complaint)
    }
    return found.contains { now in
      guard now.severity.rawValue <= severity.rawValue else { return false }
      // The new finding may have been a note under an old one.
      if now.follows.contains(where: {
        $0.severity.rawValue <= severity.rawValue && known[$0.identity] == nil
          && !isRevealed($0)
      }) {
        return true
      }
      if isRevealed(now) { return false }
      return known[now.identity].map { now.isWorse(than: $0) } ?? true
    }
  }

  /// Whether there is a new error, or a warning that the finding cannot have hidden.
  ///
  /// - Parameter screen: the screen after the change.
  func areHarmed(by found: [Finding], outside finding: Finding, on screen: Screen) -> Bool {
    areHarmed(by: found, atLeast: .error)
      || areHarmed(by: found.filter { !$0.mayHaveBeenHidden(by: finding, on: screen) })
  }

  /// Whether a text that was whole now lacks height, even if an `allow` accepts it.
  func lack(cutLinesOf found: [Finding]) -> Bool {
    found.contains { now in
      now.code == Rule.contentClipped.code && now.aspect == Axis.vertical.word
        && !identities.contains(now.identity)
    }
  }
}

extension Finding {
  /// Whether it is the same finding, but graver or in a further environment.
  fileprivate func isWorse(than was: Finding) -> Bool {
    guard severity.rawValue <= Problem.Severity.warning.rawValue else { return false }
    if severity.rawValue < was.severity.rawValue { return true }
    guard !was.environments.isEmpty else { return false }
    return environments.isEmpty || !Set(environments).isSubset(of: was.environments)
  }

  /// Whether it is the same complaint about the same view, even on the other axis.
  fileprivate func restates(_ other: Finding) -> Bool {
    code == other.code && screen == other.screen && views.first == other.views.first
      && severity.rawValue <= other.severity.rawValue + 1
      && causeCode == other.causeCode
  }
}
