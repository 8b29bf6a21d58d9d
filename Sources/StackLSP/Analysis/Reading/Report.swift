import LayoutEngine
import StackDSL

/// The report of a rule about one environment, before equal causes in others are joined to it.
///
/// Trials and checks of the evidence ask only whether it is there, so what a reader is told is made by `tell`.
struct Report: Sendable {
  var span: SourceSpan
  /// Nil for the rule's own severity on this screen.
  var severity: Problem.Severity?
  /// The views that it concerns, the one under the squiggle first.
  var views: [ViewIndex]
  /// A word that distinguishes two causes of one rule about the same views, such as the axis.
  var aspect: String
  var isUnnecessary: Bool
  /// The lack of room, if this is the problem.
  var shortage: Shortage?
  /// The environments of a report about several; empty for the one that it was made for.
  var environments: [Int]
  /// The uncertain values that it depends on, in words.
  var evidence: [String] = []
  var related: [Problem.Note]
  /// Empty before `tell`, and so are the remedies.
  var message = ""
  var remedies: [Remedy] = []
  private var untold: (@Sendable () -> (String, [Remedy]))?

  init(
    span: SourceSpan, message: @escaping @autoclosure @Sendable () -> String,
    severity: Problem.Severity? = nil,
    related: [Problem.Note] = [], views: [ViewIndex],
    aspect: String = "", remedies: @escaping @autoclosure @Sendable () -> [Remedy] = [],
    isUnnecessary: Bool = false, shortage: Shortage? = nil,
    environments: [Int] = []
  ) {
    self.span = span
    self.severity = severity
    self.views = views
    self.aspect = aspect
    self.isUnnecessary = isUnnecessary
    self.shortage = shortage
    self.environments = environments
    self.related = related
    untold = { (message(), remedies()) }
  }

  mutating func tell() {
    guard let untold else { return }
    (message, remedies) = untold()
    self.untold = nil
  }
}

extension Report {
  /// The axis that it is about; nil for both or none.
  var axis: Axis? {
    let word = aspect.prefix { $0 != " " }
    return Axis.allCases.first { $0.word == word } ?? Side(rawValue: String(word))?.axis
  }
}
