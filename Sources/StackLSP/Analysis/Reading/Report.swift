import LayoutEngine
import StackDSL

/// What a rule says of one environment, before the same cause in others is joined to it.
struct Report: Sendable {
  var span: SourceSpan
  var message: String
  /// Nil: the rule's own on this screen.
  var severity: Problem.Severity?
  var related: [Problem.Note] = []
  /// The views it is about, the one under the squiggle first.
  var views: [ViewIndex]
  /// Tells apart two causes of one rule about the same views, such as the axis.
  var aspect = ""
  var remedies: [Remedy] = []
  var isUnnecessary = false
  /// What the screen is too small for, where that is the trouble.
  var shortage: Shortage?
  /// Where it holds, for a report about several environments; empty: in the one it was made for.
  var environments: [Int] = []
  /// What it depends on and the file does not say for sure, in words.
  var evidence: [String] = []
}
