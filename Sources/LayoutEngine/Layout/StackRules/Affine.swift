/// A coordinate or a length as at most two unknowns and a constant: all that a constraint of
/// UIStackView ever needs, without an allocation.
struct Affine {
  /// -1: no such unknown.
  var first: Int32 = -1
  var firstFactor = 1.0
  var second: Int32 = -1
  var secondFactor = 1.0
  var constant = 0.0

  static func unknown(_ index: Int32) -> Affine { Affine(first: index) }
  static func points(_ constant: Double) -> Affine { Affine(constant: constant) }

  static func + (a: Affine, points: Double) -> Affine {
    var sum = a
    sum.constant += points
    return sum
  }
}
