import ConformanceRecords
import Testing

@testable import LayoutEngine

/// Frames of 860 stacks as Interface Builder recorded them, with given content sizes.
@Suite struct InterfaceBuilderTests {
  @Test func everyRecordedFrame() throws {
    let records = try InterfaceBuilderRecord.all()
    #expect(records.count == 860)
    #expect(records.flatMap(\.misses) == [])
  }
}

extension InterfaceBuilderRecord {
  var isReproduced: Bool { misses.isEmpty }

  /// Views whose frame is more than 0.02 pt off.
  var misses: [String] {
    let (problem, recorded, ids) = problem()
    let outcome = layout(problem)
    return recorded.keys.sorted().compactMap { index in
      guard let frame = recorded[index] else { return nil }
      let found = outcome.frames[index]
      let isHit = FrameAttribute.allCases.allSatisfy {
        (found[$0] - frame[$0]).magnitude <= 0.02
      }
      return isHit ? nil : "\(id) \(ids[index]): \(found), not \(frame)"
    }
  }
}
