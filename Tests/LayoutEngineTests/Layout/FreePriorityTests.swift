import Testing

@testable import LayoutEngine

/// Priorities of fixes: the rule of diagnostics.md is "p − 1, p + 1, off UIKit's own levels, one further
/// where a third view stands".
@Suite struct FreePriorityTests {
  @Test(arguments: [
    (250.0, [Double](), 249.0), (251, [250], 249), (251, [], 250), (52, [], 48), (26, [], 24),
    (151, [], 148), (750.5, [], 750),
  ])
  func below(_ priority: Double, _ inUse: [Double], _ expected: Double) {
    #expect(FreePriority.below(priority, inUse: inUse) == expected)
  }

  @Test(arguments: [
    (250.0, [Double](), 251.0), (250, [251], 252), (48, [], 52), (148, [], 151), (749.5, [], 750),
  ])
  func above(_ priority: Double, _ inUse: [Double], _ expected: Double) {
    #expect(FreePriority.above(priority, inUse: inUse) == expected)
  }

  @Test func nothingIsLeftAtTheEnds() {
    #expect(FreePriority.below(1, inUse: []) == nil)
    #expect(FreePriority.above(996, inUse: []) == nil)
    #expect(FreePriority.above(1000, inUse: []) == nil)
  }
}
