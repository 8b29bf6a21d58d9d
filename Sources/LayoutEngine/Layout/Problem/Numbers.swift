/// The largest length UIKit keeps: sizes beyond it are cut to it (observed with an intrinsic size
/// of `greatestFiniteMagnitude`, which lays out as 2,777,777 pt).
let largestLength = 2_777_777.0

extension Double {
  /// A number from outside as points: nothing but a finite number within UIKit's limits.
  var points: Double { isNaN ? 0 : Swift.min(Swift.max(self, -largestLength), largestLength) }

  /// A number from outside as a length, which is never negative.
  var length: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), largestLength) }

  /// A multiplier from outside; nil if no layout can use it.
  var factor: Double? { isFinite && magnitude <= largestLength ? self : nil }
}

extension Priority {
  /// A priority from outside; nil if the constraint counts for nothing (0, negative, NaN).
  var inEffect: Priority? { value > 0 ? min(self, .required) : nil }
}
