import Testing

@testable import LayoutEngine

/// Properties of every layout, tested on the 100 recorded documents.
@Suite struct LayoutPropertyTests {
  private func documents() throws -> [(seed: String, problem: LayoutProblem)] {
    try StackDocument.all().map { ($0.seed, $0.problem().problem) }
  }

  @Test func theOrderOfTheUsersConstraintsChangesNothing() throws {
    for (seed, problem) in try documents() {
      var turned = problem
      turned.constraints.reverse()
      let (first, second) = (layout(problem), layout(turned))
      #expect(first.frames == second.frames || first.status == .unsatisfiable, "\(seed)")
      #expect(first.status == second.status, "\(seed)")
      #expect(first.ambiguities.count == second.ambiguities.count, "\(seed)")
    }
  }

  /// Baselines exist on one axis only, so rows that align them are left out.
  @Test func transposingTheAxesTransposesTheFrames() throws {
    for (seed, problem) in try documents() {
      let usesBaselines = problem.views.contains {
        $0.stack?.alignment == .firstBaseline || $0.stack?.alignment == .lastBaseline
      }
      if usesBaselines { continue }
      let frames = layout(problem).frames
      let turned = layout(problem.transposed)
      guard turned.status == .solved else { continue }
      let expected = frames.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
      let isHidden = problem.views.map(\.isHidden)
      for index in frames.indices where !isHidden[index] && turned.ambiguities.isEmpty {
        #expect(turned.frames[index] == expected[index], "\(seed) \(index)")
      }
    }
  }

  @Test func conflictsAreIrreducible() throws {
    let documents = try StackDocument.all().filter { $0.expect.status == "infeasible" }
    #expect(!documents.isEmpty)
    for document in documents {
      let (problem, _) = document.problem()
      #expect(!layout(problem).conflicts.isEmpty, "\(document.seed)")
      let linear = lower(problem).linear
      guard case .infeasible(let refutations) = solve(linear) else {
        Issue.record("\(document.seed) has a solution")
        continue
      }
      for refutation in refutations {
        expectIrreducible(refutation, in: linear, "\(document.seed)")
      }
    }
  }

  @Test func mirroringGivesTheMirroredFrames() throws {
    for (seed, problem) in try documents() {
      var mirrored = problem
      mirrored.direction = .rightToLeft
      let (left, right) = (layout(problem), layout(mirrored))
      for index in problem.views.indices.dropFirst() {
        let outer = left.alignmentRects[problem.parentIndex(of: index)].width
        let (a, b) = (left.alignmentRects[index], right.alignmentRects[index])
        let expected = Rect(x: outer - a.x - a.width, y: a.y, width: a.width, height: a.height)
        let isMirrored = FrameAttribute.allCases.allSatisfy {
          (expected[$0] - b[$0]).magnitude < 1e-6
        }
        #expect(isMirrored, "\(seed) \(index): \(a) becomes \(b), not \(expected)")
      }
    }
  }
}

extension LayoutProblem {
  /// The problem with both axes exchanged.
  fileprivate var transposed: LayoutProblem {
    var turned = self
    for index in turned.views.indices {
      let view = views[index]
      turned.views[index].horizontal = view.vertical
      turned.views[index].vertical = view.horizontal
      turned.views[index].fixedSize = view.fixedSize.map {
        Size(width: $0.height, height: $0.width)
      }
      turned.views[index].layoutMargins = Insets(
        top: view.layoutMargins.left, left: view.layoutMargins.top,
        bottom: view.layoutMargins.right, right: view.layoutMargins.bottom)
      if let stack = view.stack {
        turned.views[index].stack?.axis = stack.axis == .horizontal ? .vertical : .horizontal
      }
    }
    for index in turned.constraints.indices {
      turned.constraints[index].first.attribute = constraints[index].first.attribute.transposed
      if let second = constraints[index].second {
        turned.constraints[index].second?.attribute = second.attribute.transposed
      }
    }
    return turned
  }
}

extension LayoutAnchor.Attribute {
  fileprivate var transposed: Self {
    switch self {
    case .left, .leading: .top
    case .right, .trailing: .bottom
    case .top, .firstBaseline: .leading
    case .bottom, .lastBaseline: .trailing
    case .width: .height
    case .height: .width
    case .centerX: .centerY
    case .centerY: .centerX
    }
  }
}
