/// A layout as a linear problem, and for each row and bound of it where it comes from.
///
/// Unknowns are, for view n, number 4n to 4n+3: the alignment rect's distance from the
/// superview's leading edge, from its top, width, height; in left-to-right leading is left.
/// The unknowns of guides follow.
public struct LoweredLayout: Sendable {
  public internal(set) var linear = LinearProblem()
  var sources: [RowSource] = []
  var guides: [GuideUnknown] = []
  var viewCount = 0
  /// The `size <= intrinsic` and `size >= intrinsic` rows of wrapping text's heights, whose
  /// constants follow from the width.
  var wrappedRows: [WrappedRows] = []

  /// The unknown of one number of a view.
  public func variable(_ view: ViewID, _ attribute: FrameAttribute) -> VariableID {
    VariableID(Int32(truncatingIfNeeded: view.index * 4 + Int(attribute.rawValue)))
  }

  /// Nil for a row that only gives a guide's unknown a name and constrains nothing.
  public func origin(of row: LinearConstraintID) -> ConstraintOrigin? {
    sources[Int(row.index)].origin
  }

  /// The origin of an unknown's bound: the container's fixed size, or the rule that no size is negative.
  func origin(ofBound variable: VariableID) -> ConstraintOrigin {
    let unknown = meaning(of: variable)
    let axis = unknown.attribute.axis
    let isContainer = variable.index < 4
    let isFixed =
      linear.lowerBounds[Int(variable.index)] == linear.upperBounds[Int(variable.index)]
    return isContainer && isFixed
      ? .environment(unknown.view, axis) : .nonnegativeSize(unknown.view, axis)
  }

  /// The view an unknown belongs to; for a guide the stack or scroll view that owns it.
  public func meaning(of variable: VariableID) -> LayoutUnknown {
    let index = Int(variable.index)
    guard index >= viewCount * 4 else {
      let attribute = FrameAttribute(rawValue: UInt8(truncatingIfNeeded: index % 4)) ?? .x
      return LayoutUnknown(view: ViewID(index / 4), guide: nil, attribute: attribute)
    }
    let guide = guides[index - viewCount * 4]
    return LayoutUnknown(
      view: ViewID(Int(guide.owner)), guide: guide.kind, attribute: guide.attribute)
  }
}

/// The quantity of the layout that an unknown of the linear problem represents.
public struct LayoutUnknown: Sendable, Hashable {
  public enum Guide: Sendable, Hashable {
    /// UISV-alignment-spanner.
    case spanner
    /// UISV-distributing, counted from 0.
    case gap(Int)
    /// Distance of a nested stack's first or last baseline below its top.
    case firstBaseline, lastBaseline
    case scrollContent
  }
  public var view: ViewID
  /// Nil for the view itself.
  public var guide: Guide?
  public var attribute: FrameAttribute
}

struct GuideUnknown: Sendable, Equatable {
  var owner: Int32
  var kind: LayoutUnknown.Guide
  var attribute: FrameAttribute
}

struct WrappedRows: Sendable {
  var view: Int32
  /// Index of the hugging row and of the resistance row; -1 if there is none.
  var hugging: Int32
  var resistance: Int32
}

/// The origin of one row in 16 bytes: a screen has thousands, and few are ever asked for.
struct RowSource: Sendable {
  enum Kind: Sendable {
    case user
    case hugging(Axis)
    case compressionResistance(Axis)
    case wrappedHeight
    case stack(StackConstraint)
    /// How large the container is, where that moves.
    case containerSize(Axis)
    /// Says what an unknown of a guide is, and constrains nothing.
    case name

    /// How much it costs to name the row in a conflict: lines of the user are what can be mended,
    /// a required content priority is one more, what a stack makes is only the setting.
    var reportingCost: Double {
      switch self {
      case .user: 1
      case .hugging, .compressionResistance, .wrappedHeight: 0.5
      case .stack, .containerSize, .name: 0
      }
    }
  }
  var kind: Kind
  /// The view, the stack, or the index of the user's constraint.
  var owner: Int32
  /// The arranged views that it joins; -1 for none.
  var first: Int32 = -1
  var second: Int32 = -1

  var origin: ConstraintOrigin? {
    let view = ViewID(Int(owner))
    switch kind {
    case .user: return .user(ConstraintID(Int(owner)))
    case .hugging(let axis): return .hugging(view, axis)
    case .compressionResistance(let axis): return .compressionResistance(view, axis)
    case .wrappedHeight: return .wrappedHeight(view)
    case .stack(let identifier):
      let views = [first, second].filter { $0 >= 0 }.map { ViewID(Int($0)) }
      return .stack(view, identifier, views: views)
    case .containerSize(let axis): return .environment(view, axis)
    case .name: return nil
    }
  }
}

extension LoweredLayout {
  /// A wish of the prediction, which is not a constraint of the layout.
  func isPreference(_ member: FarkasCertificate.Member) -> Bool {
    guard case .constraint(let row) = member else { return false }
    return !sources.indices.contains(Int(row.index))
  }

  func origin(of member: FarkasCertificate.Member) -> ConstraintOrigin? {
    switch member {
    case .constraint(let row): isPreference(member) ? nil : origin(of: row)
    case .lowerBound(let variable), .upperBound(let variable): origin(ofBound: variable)
    }
  }
}
