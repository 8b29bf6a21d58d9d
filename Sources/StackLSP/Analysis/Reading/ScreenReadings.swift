import LayoutEngine
import StackDSL

/// A screen and the readings of its layouts.
struct ScreenReadings: Sendable {
  var screen: Screen
  /// One for each environment, the primary one first; never empty.
  var all: [LayoutReading]
  /// False while only some environments are solved: too early for what takes all of them.
  var isComplete: Bool
  /// Whether remedies are wanted, and what only words are made of.
  var proposes = true
  /// Solves a changed problem: for questions such as "what if this were gone".
  var solve: @Sendable (LayoutProblem) -> LayoutOutcome
  /// Solves the screen in an environment that it does not name.
  var solveIn: @Sendable (Environment) -> LayoutReading
  /// Whether anybody still waits for what is found; asked between two layouts and two rules.
  var isWanted: @Sendable () -> Bool = { true }
}
