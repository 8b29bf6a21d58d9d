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
  /// constraints, and contents that are compressed or stretched. One content for another is a poor trade, so what
  /// refutes the goal and these contents together is an obstacle too.
  ///
  /// - Parameters:
  ///   - goal: in the views of `problem`; their priority counts as required.
  ///   - solve: lays out a problem: `layout`, or what remembers its outcomes.
  /// - Returns: empty if nothing stands in the way or if what does is not known to the problem.
  public func obstacles(
    to goal: [LayoutConstraint], solve: (LayoutProblem) -> LayoutOutcome
  ) -> [Obstacle] {
    let outcome = solve(problem.requiring(goal))
    let refuting = refuting(in: outcome)
    guard refuting.isEmpty else { return refuting }
    let contents = contentsGivenUp(in: outcome)
    let kept = contents.compactMap { line(keeping: $0.origin) } + hidingGivenUp(in: outcome)
    let forcing = kept.isEmpty ? [] : self.refuting(in: solve(problem.requiring(goal + kept)))
    return linesGivenUp(in: outcome) + contents + forcing
  }

  /// The members of the irreducible sets that contain a line of the goal, other than those lines.
  ///
  /// - Parameter other: the outcome of this problem with the lines of the goal behind its own.
  private func refuting(in other: LayoutOutcome) -> [Obstacle] {
    let isOfGoal: (ConstraintOrigin) -> Bool = { origin in
      guard case .user(let id) = origin else { return false }
      return id.index >= self.problem.constraints.count
    }
    var seen: Set<ConstraintOrigin> = []
    return other.conflicts.map(\.members).filter { $0.contains { isOfGoal($0.origin) } }
      .flatMap(\.self).filter { !isOfGoal($0.origin) }.compactMap { member in
        guard seen.insert(member.origin).inserted else { return nil }
        return Obstacle(
          origin: member.origin, points: member.repair.isFinite ? member.repair : 0)
      }
  }

  /// The size of a content as a line that keeps it.
  private func line(keeping origin: ConstraintOrigin) -> LayoutConstraint? {
    let view: ViewID
    let axis: Axis
    let relation: LinearProblem.Relation
    switch origin {
    case .compressionResistance(let its, let along):
      (view, axis, relation) = (its, along, .greaterThanOrEqual)
    case .hugging(let its, let along): (view, axis, relation) = (its, along, .lessThanOrEqual)
    default: return nil
    }
    let size: LayoutAnchor.Attribute = axis == .horizontal ? .width : .height
    return contentLength(of: view, axis).map {
      LayoutConstraint(LayoutAnchor(view, size), relation, nil, constant: $0)
    }
  }

  /// Optional constraints that hold here and not there.
  private func linesGivenUp(in other: LayoutOutcome) -> [Obstacle] {
    problem.constraints.indices.compactMap { index in
      let id = ConstraintID(index)
      let relation = problem.constraints[index].relation
      guard relation.violation(residual(of: id)) <= Visible.least else { return nil }
      let residual = other.residual(of: id)
      return relation.violation(residual) <= Visible.least
        ? nil : Obstacle(origin: .user(id), points: residual)
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
        if now < min(was, 0) - Visible.least {
          return [Obstacle(origin: .compressionResistance(view, axis), points: now)]
        }
        if now > max(was, 0) + Visible.least {
          return [Obstacle(origin: .hugging(view, axis), points: now)]
        }
        return []
      }
    }
  }

  /// The lengths of hidden views that are 0 here and not there, as lines that keep them.
  private func hidingGivenUp(in other: LayoutOutcome) -> [LayoutConstraint] {
    problem.views.indices.filter { problem.views[$0].isHidden }.flatMap { index in
      Axis.allCases.compactMap { axis in
        let size: LayoutAnchor.Attribute = axis == .horizontal ? .width : .height
        let view = ViewID(index)
        guard length(of: view, axis) < Visible.least, other.length(of: view, axis) >= Visible.least
        else { return nil }
        return LayoutConstraint(LayoutAnchor(view, size), .lessThanOrEqual, nil, constant: 0)
      }
    }
  }

  /// Points by which a view is larger than its content; nil for one without content on this axis.
  private func excess(of view: ViewID, _ axis: Axis) -> Double? {
    contentLength(of: view, axis).map { length(of: view, axis) - $0 }
  }

  private func length(of view: ViewID, _ axis: Axis) -> Double {
    let rect = alignmentRects[view.index]
    return axis == .horizontal ? rect.width : rect.height
  }

  private func contentLength(of view: ViewID, _ axis: Axis) -> Double? {
    axis == .horizontal
      ? problem.views[view.index].horizontal.intrinsic : contentHeight(of: view)
  }
}

extension LayoutProblem {
  /// The problem with further lines, all of them required.
  fileprivate func requiring(_ lines: [LayoutConstraint]) -> LayoutProblem {
    var wanted = self
    wanted.constraints += lines.map { line in
      var line = line
      line.priority = .required
      return line
    }
    return wanted
  }
}
