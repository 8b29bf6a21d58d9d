import Testing

@testable import LayoutEngine

/// Frames of 860 stacks as Interface Builder recorded them, content sizes given.
@Suite struct InterfaceBuilderTests {
  @Test func everyRecordedFrame() throws {
    let records = try InterfaceBuilderRecord.all()
    #expect(records.count == 860)
    #expect(records.flatMap(misses) == [])
  }

  /// Views whose frame is more than 0.02 pt off.
  private func misses(_ record: InterfaceBuilderRecord) -> [String] {
    let (problem, recorded, ids) = record.problem()
    let outcome = layout(problem)
    return recorded.keys.sorted().compactMap { index in
      guard let frame = recorded[index] else { return nil }
      let found = outcome.frames[index]
      let isHit = FrameAttribute.allCases.allSatisfy {
        (found[$0] - frame[$0]).magnitude <= 0.02
      }
      return isHit ? nil : "\(record.id) \(ids[index]): \(found), not \(frame)"
    }
  }
}
