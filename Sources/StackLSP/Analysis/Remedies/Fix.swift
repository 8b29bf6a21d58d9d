import StackDSL

/// An edit that mends a finding, proven by solving again.
struct Fix: Sendable, Hashable {
  enum Kind: String, Sendable, CaseIterable {
    case quickFix = "quickfix"
    case rewrite = "refactor.rewrite"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
  }
  /// What, number, effect: "Lower horizontal hugging of `bio` to 249 — `bio` 60 → 295 pt".
  var title: String
  var kind: Kind = .quickFix
  var isPreferred = false
  /// Why it is not to be made unseen; nil for a safe one.
  var reservation: Reservation?
  /// It says text of another language in this one, so that what is wrong with it comes to light.
  var isTranslation = false
  /// Codes of what is found after it, where nothing helps that leaves the screen in order.
  var brings: [String] = []
  var edits: [TextEdit]

  var isSafe: Bool { reservation == nil }
}
