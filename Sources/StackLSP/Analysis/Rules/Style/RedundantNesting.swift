import LayoutEngine
import StackDSL

extension Rule {
  static let redundantNesting = Rule(
    code: "redundant-nesting", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.stacks.compactMap { inner, properties in
      guard let outer = reading.stack(arranging: inner),
        let around = reading.stackProperties(outer),
        properties == around, properties.distribution == .fill, properties.alignment == .fill,
        !properties.isLayoutMarginsRelativeArrangement, isPlain(inner, reading),
        // The rule `single-child-stack` reports a stack with one view.
        reading.arranged(in: inner).count > 1,
        reading.declared(inner).instanceSpan == nil, reading.declared(inner).componentName == nil
      else { return nil }
      return Report(
        span: reading.place(of: inner),
        message:
          "\(reading.name(inner)) has the axis and the spacing of \(reading.name(outer)): its "
          + "views could stand there directly.",
        views: [reading.index(inner)], remedies: [.dissolving(inner, into: outer, reading)])
    }
  }

  /// Whether nothing else refers to the inner stack: no constraint, no condition, no hiding.
  private static func isPlain(_ inner: ViewID, _ reading: LayoutReading) -> Bool {
    let own: [PropertyName] = [.spacing, .axis, .distribution, .alignment]
    return reading.constraintsOfView[inner.index].isEmpty
      && reading.declared(inner).condition == nil
      && reading.declared(inner).properties.allSatisfy {
        own.contains($0.name) && $0.condition == nil
      }
  }
}
