/// Sizes of the container between two breakpoints: every number of the layout is a straight line.
struct ContainerStretch {
  var sizes: ClosedRange<Double>
  /// The layout at `inside`, a size just above the least one.
  var relaxed: RelaxedSolution
  var inside: Double
  /// Points that every unknown moves for each point of the container.
  var rates: [Double]

  func line(of unknown: VariableID) -> Line {
    let index = Int(unknown.index)
    let value = relaxed.values[index] - rates[index] * (inside - sizes.lowerBound)
    return Line(value: value, slope: rates[index])
  }

  /// The first size at which none of some lines is below 0, to a millionth of a point.
  func firstSize(lifting lines: [Line]) -> Double? {
    let ahead = lines.reduce(0) { max($0, $1.distanceToZero) }
    let isReached = sizes.lowerBound + ahead <= sizes.upperBound + Line.accuracy
    return isReached && lines.allSatisfy { $0.value + $0.slope * ahead >= -Line.accuracy }
      ? sizes.lowerBound + ahead : nil
  }

  /// A number as it follows the container's size.
  struct Line {
    /// At the least size of the stretch.
    var value: Double
    /// Points for each point of the container.
    var slope: Double

    /// Points of a difference that is rounding.
    fileprivate static let accuracy = 1e-6

    fileprivate var distanceToZero: Double {
      if value >= -Self.accuracy { return 0 }
      return slope > 1e-9 ? -value / slope : .infinity
    }

    static func + (a: Self, b: Self) -> Self {
      Line(value: a.value + b.value, slope: a.slope + b.slope)
    }

    static func - (a: Self, b: Self) -> Self {
      Line(value: a.value - b.value, slope: a.slope - b.slope)
    }
  }
}
