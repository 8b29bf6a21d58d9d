import LayoutEngine
import StackDSL

/// One diagnostic: the problem, its place, its environments, and how to fix it.
struct Finding: Sendable, Hashable {
  var code: String
  var severity: Problem.Severity
  var span: SourceSpan
  var message: String
  /// A note for each member of a conflict or each view of a tie: a place and its message.
  var related: [Problem.Note] = []
  var screen: String?
  /// The names of the environments where it holds; empty if it holds everywhere or concerns none.
  var environments: [String] = []
  /// Whether the text has no effect, so that editors fade it.
  var isUnnecessary = false
  /// Corrections of the text itself, which need no proof.
  var corrections: [Problem.Fix] = []
  /// The changes that may fix it; none of them is proven yet.
  var remedies: [Remedy] = []
  /// The lack of room in its first environment, which a fix has to resolve.
  var shortage: Shortage?
  /// A word that distinguishes it within its rule, such as the axis.
  var aspect = ""
  /// The aspect of a finding that no listed environment shows, because its texts are too short.
  static let ofLongerTexts = "longer texts"
  /// The aspect of a tie that nothing in the file decides.
  static let decidedByOthers = "by others"
  /// The rule whose finding it is on other devices, at other text sizes or in other languages only; nil for any other.
  var causeCode: String?
  /// A key that an edit elsewhere does not change: code and views, no offsets.
  var identity = ""
  /// The findings that it stands for.
  var follows: [Follower] = []
  /// The views that it concerns, as indices into its screen, the one under the squiggle first.
  var views: [ViewIndex] = []
  /// The uncertain values that it depends on, in words.
  var evidence: [String] = []
}

/// A finding that is a note under another one.
struct Follower: Sendable, Hashable {
  var code: String
  var aspect: String
  var severity: Problem.Severity
  var identity: String
  var views: [ViewIndex]
}
