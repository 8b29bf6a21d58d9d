import LayoutEngine
import StackDSL

/// One diagnosis of the catalog: what it means and how it is found.
///
/// A rule is one file, one line in `Rule.all`, one fixture, and one page, `docs/rules/CODE.md`, which
/// `stack-lsp explain` and editors show. Its file holds the check, and at the bottom the words.
final class Rule: Sendable {
  /// The public name: in messages, in `allow`, in `docs/rules`.
  let code: String
  /// The usual severity; a report may carry another one.
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

  /// How the findings of a rule are joined, doubted and drawn. No other file names a rule for that.
  struct Traits: Sendable {
    var scope = Scope.layout
    /// Where a report may be graver than the rule.
    var gravest: Problem.Severity?
    /// In a scene of Interface Builder, which has translations and a canvas of its own; nil: the same.
    var severityInScenes: Problem.Severity?
    /// How the picture shows it; nil: as the rest of its family.
    var mark: FindingMark?
    /// What one cause brings about in several views: it is reported once, the others are notes.
    var follows: Origin?
    /// Whether it is said of a view only because of where it came to lie, so that a broken line of a
    /// view around it may be the cause.
    var isOfPlace = false
    /// It is about how a document was drawn: nothing of it is left when the app runs.
    var isOfCanvas = false
    /// It shows in a picture of the layout.
    var isPlainToSee = false
    /// Whether it is said of a line, and of what that may bring another day: what mends it need not show now.
    var isOfLine = false
    /// What code may still change when the app runs, so that the finding no longer holds.
    var doubt: RunTimeValue?
  }

  /// What one finding is about.
  enum Scope: Sendable {
    /// One layout: where the primary environment does not have it, the difference is reported.
    case layout
    /// One layout of one device: every device has its own, so there is no difference to report.
    case device
    /// What differs between environments, hiding or a `when` among it.
    case variants
  }

  /// Where the cause of a finding may lie.
  enum Origin: Sendable {
    /// In the place of the outermost stack around the view.
    case stackAround
    /// In the place of that stack, or of a view to whose edge this one is tied.
    case place
    /// In another size that the size of the view depends on.
    case tiedSize
  }

  enum RunTimeValue: Sendable { case text, size }

  /// No report is graver.
  var gravest: Problem.Severity {
    [traits.gravest, traits.severityInScenes].compactMap { $0 }
      .reduce(severity) { $1.rawValue < $0.rawValue ? $1 : $0 }
  }

  /// The severity of its findings on a screen; a report may have another.
  func severity(on screen: Screen) -> Problem.Severity {
    screen.isOfInterfaceBuilder ? traits.severityInScenes ?? severity : severity
  }

  /// How a rule looks: each kind gets exactly what it needs, and loops are written once, outside.
  enum Check: Sendable {
    /// A shape of one minimal conflict; the first rule of the list that answers wins.
    case conflict(@Sendable (ConflictCase) -> Report?)
    /// A cause of one ambiguity; the first rule of the list that answers wins.
    case ambiguity(@Sendable (AmbiguityCase) -> Report?)
    /// Something to be seen in one environment.
    case layout(@Sendable (LayoutReading) -> [Report])
    /// Something that takes all environments, the primary one first.
    case screen(@Sendable (ScreenReadings) -> [Report])
    /// Found where the text is understood, not where it is solved; or made from another finding.
    case elsewhere
  }
}
