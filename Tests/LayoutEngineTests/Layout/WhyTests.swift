import ConformanceRecords
import Testing

@testable import LayoutEngine

/// Explanations, against arithmetic by hand.
@Suite struct WhyTests {
  /// A row of 400 pt with margins of 16: a label of 100 that keeps its size, and one of 60 that gives way.
  private func row() -> (builder: ProblemBuilder, stack: ViewID, fixed: ViewID, giving: ViewID) {
    var builder = ProblemBuilder(400, 100)
    let stack = builder.stack(.horizontal, spacing: 8)
    builder.pin(stack, left: 16, right: 16)
    let fixed = builder.view(in: stack, 100, 20, hugging: 251)
    let giving = builder.view(in: stack, 60, 20, resistance: 749)
    return (builder, stack, fixed, giving)
  }

  @Test func aWidthIsTheRowLessItsNeighbours() throws {
    let (builder, stack, fixed, giving) = row()
    let outcome = layout(builder.problem)
    let why = try #require(outcome.explanation(of: giving, .width))
    // 400 − 16 − 16 − 8 − 100 = 260.
    #expect(why.value == 260)
    let first = try #require(why.links.first)
    #expect(first.stack == stack)
    #expect(first.subject?.view == giving)
    #expect(first.subject?.coefficient == 1)
    #expect(first.constant == -8)
    #expect(first.terms.map(\.view) == [stack, fixed])
    #expect(first.terms.map(\.coefficient) == [1, -1])
    #expect(first.terms.map(\.value) == [368, 100])
    // It would be wider if the label of 100 gave way, or narrower by the same amount.
    #expect(why.upper == .compressionResistance(fixed, .horizontal))
    #expect(why.lower == .hugging(fixed, .horizontal))
  }

  @Test func theChainAddsUp() throws {
    for record in try InterfaceBuilderRecord.all().prefix(40) {
      let (problem, recorded, _) = record.problem()
      let outcome = layout(problem)
      for view in recorded.keys.sorted() {
        for attribute in FrameAttribute.allCases {
          let why = try #require(outcome.explanation(of: ViewID(view), attribute))
          if why.links.isEmpty, outcome.range(of: ViewID(view), attribute).isOpen { continue }
          let sum = why.links.reduce(0) { $0 + $1.sensitivity * $1.constant }
          #expect((sum - why.value).magnitude < 1e-5, "\(record.id) \(view) \(attribute)")
          for link in why.links {
            guard let subject = link.subject else { continue }
            let right = link.terms.reduce(link.constant) { $0 + $1.coefficient * $1.value }
            #expect((subject.value - right).magnitude < 1e-5, "\(record.id) \(view)")
          }
        }
      }
    }
  }

  @Test func residualsAndAnchorsOfAConstraint() {
    var (builder, stack, _, giving) = row()
    let holds = builder.constrain(giving, .width, .lessThanOrEqual, stack, .width)
    let wish = builder.constrain(giving, .width, .equal, nil, nil, 300, priority: 100)
    let outcome = layout(builder.problem)
    #expect(outcome.residual(of: holds) == 260 - 368)
    #expect(outcome.residual(of: wish) == 260 - 300)
    let trailing = outcome.values(of: ConstraintID(3))
    // stack.trailing == container.trailing − 16 in the container's coordinates.
    #expect(trailing.first == 384)
    #expect(trailing.second == 400)
  }
}

extension ClosedRange<Double> {
  fileprivate var isOpen: Bool { upperBound - lowerBound > 1e-4 }
}
