import LayoutEngine
import StackDSL

extension Rule {
  static let singleChildStack = Rule(
    code: "single-child-stack", severity: .hint,
    checks: [.screen(reports), .screen(aroundOneStack)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.stacks.compactMap { stack, properties in
      let view = reading.index(stack)
      let declared = reading.declared(stack)
      guard declared.children.count == 1, declared.instanceSpan == nil,
        let outer = reading.stack(arranging: stack), reading.constraintsOfView[stack.index].isEmpty,
        declared.componentName == nil, !declared.properties.contains(where: \.name.drawsView),
        !properties.isLayoutMarginsRelativeArrangement,
        properties.alignment == .fill, let child = declared.children.first,
        !readings.screen.views[child.index].kind.isStack
      else { return nil }
      let name = readings.screen.called(child)
      return Report(
        span: reading.place(of: stack),
        message:
          "\(reading.name(stack)) arranges one view: \(name) could stand in \(reading.name(outer)) itself.",
        views: [view], remedies: [.dissolving(stack, into: outer, reading)])
    }
  }

  /// Finds a stack around a single stack that no other one arranges.
  private static func aroundOneStack(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.stacks.compactMap { stack, properties in
      let declared = reading.declared(stack)
      guard declared.children.count == 1, let child = declared.children.first,
        readings.screen.views[child.index].kind.isStack, reading.stack(arranging: stack) == nil,
        declared.instanceSpan == nil, readings.screen.views[child.index].instanceSpan == nil,
        declared.componentName == nil, !declared.properties.contains(where: \.name.drawsView),
        !properties.isLayoutMarginsRelativeArrangement, properties.alignment == .fill,
        !reading.constraintsOfView[stack.index].isEmpty
      else { return nil }
      let view = reading.index(stack)
      let (outer, inner) = (reading.name(stack), readings.screen.called(child))
      let remedy = Remedy(
        "Put \(inner) in the place of \(outer)",
        [
          .replaceByChild(
            view, child, without: declared.properties.indices.map { .property(view, $0) },
            adding: [])
        ], kind: .inline, keepsFrames: true)
      return Report(
        span: reading.place(of: stack),
        message: "\(outer) holds nothing but \(inner), which could have its constraints itself.",
        views: [view], remedies: [remedy])
    }
  }
}
