import StackDSL

/// An edit that fixes a finding, proven by solving the screen again.
struct Fix: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
  }
  /// The change, the number and the effect: "Lower horizontal hugging of `bio` to 249 — `bio` 60 → 295 pt".
  var title: String
  var kind: Kind = .quickFix
  var isPreferred = false
  /// The reason for a review by the author; nil for a safe fix.
  var reservation: Reservation?
  /// Whether it translates text of another language into this one, so that its problems can be found.
  var isTranslation = false
  /// The codes of findings that it causes, if no fix leaves the screen in order.
  var brings: [String] = []
  var edits: [TextEdit]

  var isSafe: Bool { reservation == nil }
}
