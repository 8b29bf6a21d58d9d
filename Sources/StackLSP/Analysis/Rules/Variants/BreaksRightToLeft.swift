import LayoutEngine
import StackDSL

extension Rule {
  static let breaksRightToLeft = Rule(
    code: "breaks-rtl", severity: .warning,
    traits: Traits(scope: .variants, gravest: .error),
    checks: [.layout(reports)])

  /// Finds views that keep their place while the screen is mirrored.
  private static func reports(_ reading: LayoutReading) -> [Report] {
    guard reading.environment.direction == .rightToLeft else { return [] }
    return reading.problem.constraints.indices.compactMap { index in
      reading.constraintIndex(ConstraintID(index)).flatMap {
        report(reading.problem.constraints[index], at: $0, reading)
      }
    }
  }

  private static func report(
    _ constraint: LayoutConstraint, at place: Int, _ reading: LayoutReading
  ) -> Report? {
    let written = reading.screen.constraints[place]
    let (view, attribute) = (constraint.first.view, constraint.first.attribute)
    let isOfSide = [.left, .right].contains(attribute)
    guard isOfSide || constraint.multipliesPosition else { return nil }
    guard !written.isOfAutoresizingMask else {
      return ofFrame(view, "\(attribute)", place, reading)
    }
    return Report(
      span: reading.place(of: written),
      message: isOfSide
        ? "\(reading.name(view)) uses \(attribute): it stays on that side in right-to-left languages."
        : "`\(written.text)` multiplies a coordinate, which counts from the left in every language: "
          + "\(reading.name(view)) is not mirrored in right-to-left ones. A spacer whose width is that share holds it "
          + "in both.",
      views: [reading.index(view)], aspect: "\(attribute)",
      remedies: isOfSide && written.composite == nil
        ? [.readingDirection(place, on: reading.screen)]
          + Remedy.readingDirectionThroughout(reading.screen) : [])
  }

  /// An autoresizing mask knows no reading direction, and in a document nothing of it can be changed.
  private static func ofFrame(
    _ view: ViewID, _ side: String, _ place: Int, _ reading: LayoutReading
  ) -> Report {
    Report(
      span: reading.place(of: reading.screen.constraints[place]),
      message:
        "\(reading.name(view)) has a frame: it stays on that side in right-to-left languages.",
      severity: reading.screen.isOfInterfaceBuilder ? .information : nil,
      views: [reading.index(view)], aspect: side,
      remedies: Remedy.frameAsConstraints(view, reading))
  }
}

extension LayoutConstraint {
  /// `trailing == superview.trailing * 0.8` puts a view at four fifths from the left. A mirrored view would
  /// be at one fifth, but leading and trailing only swap places.
  fileprivate var multipliesPosition: Bool {
    guard let second, multiplier != 1, first.attribute.axis == .horizontal else {
      return false
    }
    return !first.attribute.isSize && !second.attribute.isSize
  }
}
