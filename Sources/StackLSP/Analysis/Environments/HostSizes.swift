import LayoutEngine
import StackDSL

extension Place {
  /// The sizes at which a screen in a host is checked: the one that it is drawn with, then both ends of every
  /// range. A height that the constraints decide is 0 here.
  ///
  /// The ends are enough for required constraints. They are linear in the positions, the sizes and the size of
  /// the host, so the layouts that meet them form a convex set: of two layouts, at two sizes of the host, the
  /// one in between meets them at the size in between. A `when` may bring other constraints, so it is checked
  /// on both sides of each number that it compares with.
  ///
  /// At least one more than are solved, if there are so many.
  ///
  /// - Parameter turns: where the members of a `when` come or go.
  func sizes(of host: Environment.Host, _ turns: (width: [Double], height: [Double])) -> [Size] {
    guard host != .screen else { return [size] }
    var size = size
    if case .cell = host {
      // UITableView.insetsContentViewsToSafeArea: the content view lies within the safe area.
      let sides = device?.safeArea(orientation) ?? safeArea
      size.width -= sides.left + sides.right
    }
    let (width, height) = (host.stated.width?.inPoints, host.stated.height?.inPoints)
    let widths = width?.lengths(turns.width) ?? [size.width]
    let heights = height?.lengths(turns.height) ?? [0]
    let drawn = Size(
      width: width?.nearest(to: size.width) ?? size.width,
      height: height?.nearest(to: size.height) ?? 0)
    let corners = widths.lazy.flatMap { width in
      heights.map { Size(width: width, height: $0) }
    }.prefix(EnvironmentLists.most + 1)
    return unique((device == nil ? [drawn] : []) + corners)
  }
}

extension ClosedRange<Double> {
  fileprivate var inPoints: Self { clamped(to: 0...Value.largestPoint) }

  fileprivate func lengths(_ turns: [Double]) -> [Double] {
    unique([lowerBound, upperBound] + turns.filter(contains))
  }

  fileprivate func nearest(to length: Double) -> Double {
    Swift.min(Swift.max(length, lowerBound), upperBound)
  }

  fileprivate var isOfSeveral: Bool { lowerBound < upperBound }
}

extension Screen {
  /// The lengths around each number that a `when` compares the width or the height with, a point apart.
  func turns(of subject: Condition.Subject) -> [Double] {
    conditions.flatMap(\.expression.parts).flatMap { part -> [Double] in
      guard case .comparison(subject, let relation, let value) = part, let turn = value.number
      else { return [] }
      return switch relation {
      case .less, .greaterOrEqual: [turn - 1, turn]
      case .lessOrEqual, .greater: [turn, turn + 1]
      case .equal, .notEqual: [turn - 1, turn, turn + 1]
      }
    }
  }
}

extension Environment {
  /// "440 pt wide", "44 pt high": which size of its host it is, if the file states a range or nothing else
  /// says how wide it is.
  var sizeTraits: [String] {
    var traits: [String] = []
    if let width = host.stated.width, device == nil || width.isOfSeveral {
      traits.append("\(pt(size.width)) wide")
    }
    if host.stated.height?.isOfSeveral ?? false { traits.append("\(pt(size.height)) high") }
    return traits
  }

  /// The same in any size that code may give the host.
  var inAnySize: Environment {
    var environment = self
    (environment.size, environment.place, environment.traits) = (Size(width: 0, height: 0), "", [])
    return environment
  }
}
