import LayoutEngine
import StackDSL

/// The report of a rule about one environment, before equal causes in others are joined to it.
struct Report: Sendable {
  var span: SourceSpan
  var message: String
  /// Nil for the rule's own severity on this screen.
  var severity: Problem.Severity?
  var related: [Problem.Note] = []
  /// The views that it concerns, the one under the squiggle first.
  var views: [ViewIndex]
  /// A word that distinguishes two causes of one rule about the same views, such as the axis.
  var aspect = ""
  var remedies: [Remedy] = []
  var isUnnecessary = false
  /// The lack of room, if this is the problem.
  var shortage: Shortage?
  /// The environments of a report about several; empty for the one that it was made for.
  var environments: [Int] = []
  /// The uncertain values that it depends on, in words.
  var evidence: [String] = []
}
