import LayoutEngine
import StackDSL

/// One diagnosis of the catalog: its meaning and its check.
///
/// A rule is one file, one line in `Rule.all`, one fixture, and one page, `docs/rules/CODE.md`, which
/// `stack-lsp explain` and editors show. Its file holds the check, and the words at the bottom.
final class Rule: Sendable {
  /// The public name in messages, in `allow` and in `docs/rules`.
  let code: String
  /// The usual severity; a report may have another one.
  let severity: Problem.Severity
  let traits: Traits
  let checks: [Check]

  init(
    code: String, severity: Problem.Severity, traits: Traits = Traits(), checks: [Check]
  ) {
    self.code = code
    self.severity = severity
    self.traits = traits
    self.checks = checks
  }

  /// Traits that decide how the findings of a rule are joined, doubted and drawn. No other file refers to a
  /// rule by name for that.
  struct Traits: Sendable {
    var scope = Scope.layout
    /// The gravest severity of a report, where it may exceed that of the rule.
    var gravest: Problem.Severity?
    /// The severity in a scene of Interface Builder, which has translations and a canvas of its own; nil for
    /// the same one.
    var severityInScenes: Problem.Severity?
    /// The iOS before which UIKit logs a conflict where a report speaks of points out of sight.
    var isLoggedBefore: Int?
    /// The mark in the preview; nil for the mark of the rule's family.
    var mark: FindingMark?
    /// The origin that several views may share: it is reported once, and the others are notes.
    var follows: Origin?
    /// Whether it concerns a view only because of its position, so that a broken line of a view around it may
    /// be the cause.
    var isOfPlace = false
    /// Whether it concerns how a document was drawn, which no longer matters when the app runs.
    var isOfCanvas = false
    /// Whether it shows in a picture of the layout.
    var isPlainToSee = false
    /// Whether it concerns a line and its possible effects in the future; a fix need not show now.
    var isOfLine = false
    /// The value that code may still change at run time, so that the finding no longer holds.
    var doubt: RunTimeValue?
  }

  /// The subject of one finding.
  enum Scope: Sendable {
    /// One layout; if the primary environment does not have the finding, the difference is reported.
    case layout
    /// One layout of one device; every device has its own, so there is no difference to report.
    case device
    /// Differences between environments, including hiding and `when`.
    case variants
  }

  /// The possible origin of a finding's cause.
  enum Origin: Sendable {
    /// The position of the outermost stack around the view.
    case stackAround
    /// The position of that stack, or of a view to whose edge this one is tied.
    case place
    /// Another size that the view's size depends on.
    case tiedSize
  }

  enum RunTimeValue: Sendable { case text, size }

  /// The gravest severity that a report of this rule may have.
  var gravest: Problem.Severity {
    [traits.gravest, traits.severityInScenes].compactMap { $0 }
      .reduce(severity) { $1.rawValue < $0.rawValue ? $1 : $0 }
  }

  /// The severity of its findings on a screen; a report may have another one.
  func severity(on screen: Screen) -> Problem.Severity {
    screen.isOfInterfaceBuilder ? traits.severityInScenes ?? severity : severity
  }

  /// The check of a rule. Each kind gets exactly the input it needs; the loops over layouts are written once,
  /// outside.
  enum Check: Sendable {
    /// A shape of one minimal conflict; the first rule of the list that answers wins.
    case conflict(@Sendable (ConflictCase) -> Report?)
    /// A cause of one ambiguity; the first rule of the list that answers wins.
    case ambiguity(@Sendable (AmbiguityCase) -> Report?)
    /// A check of one environment.
    case layout(@Sendable (LayoutReading) -> [Report])
    /// A check of all environments, the primary one first.
    case screen(@Sendable (ScreenReadings) -> [Report])
    /// No check here: the language reports it, or it is made from another finding.
    case elsewhere
  }
}
