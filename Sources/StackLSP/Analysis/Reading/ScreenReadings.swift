import LayoutEngine
import StackDSL

/// A screen and the readings of its layouts.
struct ScreenReadings: Sendable {
  var screen: Screen
  /// One reading for each environment, the primary one first; never empty.
  var all: [LayoutReading]
  /// False while only some environments are solved, too early for checks that need all of them.
  var isComplete: Bool
  /// Whether a reader is told of the reports; a trial only counts them.
  var isTold = true
  /// The oldest iOS on which the app runs, by its major version.
  var minimumSystem = DeviceTable.currentSystem
  /// Solves a changed problem, for questions such as "what if this were gone".
  var solve: @Sendable (LayoutProblem) -> LayoutOutcome
  /// Solves the screen in an environment that it does not list.
  var solveIn: @Sendable (Environment) -> LayoutReading
  /// Whether the result is still needed; asked between two layouts and two rules.
  var isWanted: @Sendable () -> Bool = { true }
}
