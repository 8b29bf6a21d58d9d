/// A constraint or a content size that prevents a layout from meeting a goal.
public struct Obstacle: Sendable, Hashable {
  /// A constraint, the size of a content, a rule of a stack, or the size of the container.
  public var origin: ConstraintOrigin
  /// Points by which its constant has to move, alone, so that it gives way; negative: to a smaller number. Of a
  /// size of content the points that it loses or gains. 0 where moving it does not help.
  public var points: Double

  public init(origin: ConstraintOrigin, points: Double) {
    self.origin = origin
    self.points = points
  }
}

extension LayoutOutcome {
  /// What would have to give way for some constraints to hold, in the order of the problem.
  ///
  /// The goal is added as required constraints and the layout is solved again. Where that is infeasible the
  /// obstacles are the other members of the irreducible sets that the goal is part of, each with the points that
  /// a Farkas certificate asks of it. Where it is feasible they are what held before and is given up now: optional
  /// constraints, and contents that are compressed or stretched.
  ///
  /// - Parameters:
  ///   - goal: in the views of `problem`; their priority counts as required.
  ///   - solve: lays out a problem: `layout`, or what remembers its outcomes.
  /// - Returns: empty where nothing stands in the way, or where what does is not known to the problem.
  public func obstacles(
    to goal: [LayoutConstraint], solve: (LayoutProblem) -> LayoutOutcome
  ) -> [Obstacle] {
    var wanted = problem
    wanted.constraints += goal.map { line in
      var line = line
      line.priority = .required
      return line
    }
    let outcome = solve(wanted)
    let isOfGoal: (ConstraintOrigin) -> Bool = { origin in
      guard case .user(let id) = origin else { return false }
      return id.index >= self.problem.constraints.count
    }
    let refuting = outcome.conflicts.filter { conflict in
      conflict.members.contains { isOfGoal($0.origin) }
    }
    guard refuting.isEmpty else {
      var seen: Set<ConstraintOrigin> = []
      return refuting.flatMap(\.members).filter { !isOfGoal($0.origin) }.compactMap { member in
        guard seen.insert(member.origin).inserted else { return nil }
        return Obstacle(
          origin: member.origin, points: member.repair.isFinite ? member.repair : 0)
      }
    }
    return linesGivenUp(in: outcome) + contentsGivenUp(in: outcome)
  }

  /// Optional constraints that hold here and not there.
  private func linesGivenUp(in other: LayoutOutcome) -> [Obstacle] {
    problem.constraints.indices.compactMap { index in
      let id = ConstraintID(index)
      let relation = problem.constraints[index].relation
      guard Self.holds(residual(of: id), relation) else { return nil }
      let residual = other.residual(of: id)
      return Self.holds(residual, relation) ? nil : Obstacle(origin: .user(id), points: residual)
    }
  }

  /// Contents that are compressed or stretched there, and less or not at all here.
  private func contentsGivenUp(in other: LayoutOutcome) -> [Obstacle] {
    problem.views.indices.flatMap { index -> [Obstacle] in
      let view = ViewID(index)
      return Axis.allCases.flatMap { axis -> [Obstacle] in
        guard let was = excess(of: view, axis), let now = other.excess(of: view, axis) else {
          return []
        }
        if now < min(was, 0) - Self.unseen {
          return [Obstacle(origin: .compressionResistance(view, axis), points: now)]
        }
        if now > max(was, 0) + Self.unseen {
          return [Obstacle(origin: .hugging(view, axis), points: now)]
        }
        return []
      }
    }
  }

  /// Points by which a view is larger than its content; nil for one without content on this axis.
  private func excess(of view: ViewID, _ axis: Axis) -> Double? {
    let content =
      axis == .horizontal
      ? problem.views[view.index].horizontal : problem.views[view.index].vertical
    let wanted = axis == .vertical ? contentHeight(of: view) : content.intrinsic
    let rect = alignmentRects[view.index]
    return wanted.map { (axis == .horizontal ? rect.width : rect.height) - $0 }
  }

  private static func holds(_ residual: Double, _ relation: LinearProblem.Relation) -> Bool {
    switch relation {
    case .equal: residual.magnitude <= unseen
    case .lessThanOrEqual: residual <= unseen
    case .greaterThanOrEqual: residual >= -unseen
    }
  }

  /// Points that rounding to pixels takes.
  private static let unseen = 0.5
}
