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
  /// - Parameters:
  ///   - screen: after the change; with it, a warning may come to light that the finding hid.
  ///   - isUnmoved: whether the views of a complaint lie where they lay before.
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

  /// It was there, as grave as it is and in each environment that it holds in.
  func contains(_ finding: Finding) -> Bool {
    known[finding.identity].map { !finding.isWorse(than: $0) } ?? false
  }

  /// The finding is gone, and does not come back in other words.
  func areEnded(_ finding: Finding, by found: [Finding]) -> Bool {
    found.allSatisfy { now in
      now.identity != finding.identity && !now.restates(finding)
        && !now.follows.contains { $0.identity == finding.identity }
    }
  }

  /// Whether an error or a warning came that was not there, or reached another environment.
  ///
  /// - Parameters:
  ///   - finding: what was mended, so that what it hid may come to light.
  ///   - isUnmoved: whether the views of a complaint lie where they lay before.
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
      // What came may be a note under what was there.
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

  /// Whether an error came, or a warning that the finding cannot have hidden.
  ///
  /// - Parameter screen: after the change.
  func areHarmed(by found: [Finding], outside finding: Finding, on screen: Screen) -> Bool {
    areHarmed(by: found, atLeast: .error)
      || areHarmed(by: found.filter { !$0.mayHaveBeenHidden(by: finding, on: screen) })
  }

  /// Whether a text that was whole lacks height now, even if an `allow` accepts it.
  func lack(cutLinesOf found: [Finding]) -> Bool {
    found.contains { now in
      now.code == Rule.contentClipped.code && now.aspect == Axis.vertical.word
        && !identities.contains(now.identity)
    }
  }
}

extension Finding {
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
