import LayoutEngine
import StackDSL

/// One diagnostic: what is wrong, where, in which environments, and how to mend it.
struct Finding: Sendable, Hashable {
  var code: String
  var severity: Problem.Severity
  var span: SourceSpan
  var message: String
  /// Each member of a conflict, each view of a tie: a place and what it says.
  var related: [Problem.Note] = []
  var screen: String?
  /// Names of the environments where it holds; empty: everywhere, or none concerned.
  var environments: [String] = []
  /// The text has no effect: editors fade it.
  var isUnnecessary = false
  /// Mends of the text itself, which need no proof.
  var corrections: [Problem.Fix] = []
  /// What may mend it; nothing of it is proven yet.
  var remedies: [Remedy] = []
  /// What its first environment lacks room for: what a fix has to bring about.
  var shortage: Shortage?
  /// What of its rule it is, such as the axis.
  var aspect = ""
  /// The same before and after an edit elsewhere: code and views, no offsets.
  var identity = ""
  /// What it stands for besides, which would be findings of their own.
  var follows: [Follower] = []
  /// The views it is about, indices into its screen, the one under the squiggle first.
  var views: [ViewIndex] = []
  /// What it depends on and the file does not say for sure, in words.
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
