/// A value at which the cost of a variable changes its slope, or a bound of the variable.
///
/// The cost of a variable is convex and piecewise linear (Fourer 1985). A slope is a vector with one
/// component for each priority level, and slopes compare lexicographically. Each breakpoint adds
/// `jump` at one level.
struct Breakpoint: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// The variable must not be less.
    case lowerBound
    /// It costs to be less: the slope left of here is `-jump`, right of here 0.
    case below
    /// It costs to be more: 0 left of here, `jump` right of here.
    case above
    /// The variable must not be more.
    case upperBound
    /// A bound that was taken down after it had been reported as part of a conflict.
    case void
  }

  var at: Double
  /// The constraint's left side is `coefficient * variable + something constant`.
  var coefficient: Double
  /// The variable of whose cost this is a breakpoint.
  var variable: Int32
  /// 0 for bounds; optional priorities count from 1, the highest first.
  var level: Int32
  var source: Source
  var kind: Kind

  /// A constraint, or the bound of an unknown.
  struct Source: Hashable, Sendable {
    private let code: Int32

    static func constraint(_ index: Int32) -> Source { Source(code: index) }
    static func bound(of variable: Int32) -> Source { Source(code: -1 - variable) }

    var constraint: Int32? { code >= 0 ? code : nil }
    var boundedVariable: Int32? { code < 0 ? -1 - code : nil }
  }

  /// The constraint or bound of the problem that this breakpoint represents.
  var member: FarkasCertificate.Member? {
    if let constraint = source.constraint { return .constraint(LinearConstraintID(constraint)) }
    guard let unknown = source.boundedVariable else { return nil }
    let wantsMore = kind == .lowerBound || kind == .below
    let isLower = wantsMore == (coefficient > 0)
    return isLower ? .lowerBound(VariableID(unknown)) : .upperBound(VariableID(unknown))
  }

  /// Above 0 for `below` and `above`, 0 otherwise.
  var jump: Double { level == 0 ? 0 : coefficient.magnitude }

  var isBound: Bool { kind == .lowerBound || kind == .upperBound }

  /// Sorted by place; at the same place bounds outside and wishes for more before wishes for less,
  /// so that there is a segment of slope 0 between the two halves of an equality.
  static func precedes(_ a: Breakpoint, _ b: Breakpoint) -> Bool {
    if a.at != b.at { return a.at < b.at }
    if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
    return a.level < b.level
  }

  /// Sorts a part of an array in place; most parts are two or three long.
  static func sort(_ breakpoints: inout [Breakpoint], _ range: Range<Int>) {
    if range.count > 12 {
      return breakpoints.withUnsafeMutableBufferPointer { $0[range].sort(by: precedes) }
    }
    var span = breakpoints.mutableSpan
    for end in range.dropFirst() {
      let breakpoint = span[end]
      var index = end
      while index > range.lowerBound, precedes(breakpoint, span[index - 1]) {
        span[index] = span[index - 1]
        index -= 1
      }
      if index < end { span[index] = breakpoint }
    }
  }
}
