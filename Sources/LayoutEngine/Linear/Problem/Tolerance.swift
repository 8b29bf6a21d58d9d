/// The solver's tolerances, all in one place.
///
/// Rows are scaled so that their largest coefficient is between 1 and 2, so lengths are points.
enum Tolerance {
  /// How far a variable may stand outside its segment, in points.
  static let primal = 1e-8
  /// Required constraints that miss each other by more than this, in points, conflict: far above rounding
  /// errors, far below anything visible.
  static let contradiction = 1e-6
  /// Two prices of one level that differ by less, relative to what they were summed from, are equal.
  static let price = 1e-9
  /// Smaller coefficients in a row of the tableau, relative to what they were summed from, are 0.
  static let cancellation = 1e-11
  /// A quantity whose range is smaller, in points, is unique.
  static let unique = 1e-4
  /// Numbers of larger magnitude cannot be points or multipliers; see `LinearProblem.isUsable`.
  static let largest = 1e12
}
