import LayoutEngine
import StackDSL

extension Rule {
  static let redundantNesting = Rule(
    code: "redundant-nesting", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.stacks.compactMap { inner, properties in
      guard let outer = layout.stack(arranging: inner),
        let around = layout.stackProperties(outer),
        properties == around, properties.distribution == .fill, properties.alignment == .fill,
        !properties.isLayoutMarginsRelativeArrangement, isPlain(inner, layout),
        // One view alone is the business of single-child-stack.
        layout.arranged(in: inner).count > 1,
        layout.declared(inner).instanceSpan == nil, layout.declared(inner).componentName == nil
      else { return nil }
      return Report(
        span: layout.place(of: inner),
        message: "\(layout.name(inner)) has the axis and the spacing of \(layout.name(outer)): its "
          + "views could stand there directly.",
        views: [layout.index(inner)], remedies: [.dissolving(inner, into: outer, layout)])
    }
  }

  /// Nothing else mentions the inner stack: no constraint, no condition, no hiding.
  private static func isPlain(_ inner: ViewID, _ layout: LayoutReading) -> Bool {
    let own: [PropertyName] = [.spacing, .axis, .distribution, .alignment]
    return layout.constraintsOfView[inner.index].isEmpty
      && layout.declared(inner).condition == nil
      && layout.declared(inner).properties.allSatisfy {
        own.contains($0.name) && $0.condition == nil
      }
  }
}
