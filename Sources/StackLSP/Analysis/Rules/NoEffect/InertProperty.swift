import LayoutEngine
import StackDSL

extension Rule {
  static let inertProperty = Rule(
    code: "inert-property", severity: .information,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    guard let reading = readings.all.first else { return [] }
    return reading.views.flatMap { view -> [Report] in
      guard view != reading.container else { return [] }
      return [
        amongTwo(.spacing, view, reading, readings),
        amongTwo(.distribution, view, reading, readings),
        customSpacing(view, reading, readings), adjustsFont(view, reading),
        equalSpacing(view, reading, readings),
      ].compactMap { $0 }
    }
  }

  /// Properties that need two views of a stack. Of the distributions only `fillEqually` does; the others make
  /// constraints for one view too.
  private static func amongTwo(
    _ name: PropertyName, _ view: ViewID, _ reading: LayoutReading, _ readings: ScreenReadings
  ) -> Report? {
    guard reading.stackProperties(view) != nil, !isChangedByContent(view, reading),
      let property = reading.property(name, of: view), property.condition == nil,
      name == .spacing || property.value == .name("fillEqually"),
      // An empty stack is still being written, or code fills it.
      !reading.declared(view).children.isEmpty
    else { return nil }
    let index = reading.index(view)
    let most =
      readings.all.map { same in
        same.layout.id(of: index).map { same.visibleArranged(in: $0).count } ?? 0
      }.max() ?? 0
    guard most < 2 else { return nil }
    return report(
      reading, view, property,
      "`\(name.rawValue)` has no effect: \(reading.name(view)) never has two visible views.")
  }

  private static func adjustsFont(_ view: ViewID, _ reading: LayoutReading) -> Report? {
    guard let property = reading.property(.adjustsFontForContentSizeCategory, of: view),
      property.value == .bool(true), property.condition == nil,
      case .font(.system)? = reading.property(.font, of: view)?.value
    else { return nil }
    return report(
      reading, view, property,
      "`adjustsFontForContentSizeCategory` has no effect: the font of \(reading.name(view)) has a "
        + "fixed size.")
  }

  private static func customSpacing(
    _ view: ViewID, _ reading: LayoutReading, _ readings: ScreenReadings
  ) -> Report? {
    guard let property = reading.property(.customSpacing, of: view), property.condition == nil
    else {
      return nil
    }
    guard let stack = reading.stack(arranging: view) else {
      return isNeverArranged(reading.index(view), readings)
        ? report(
          reading, view, property,
          "`customSpacing` has no effect: no stack arranges \(reading.name(view)).") : nil
    }
    let index = reading.index(view)
    let isEverUsed = readings.all.contains { same in
      guard let id = same.layout.id(of: index), let stack = same.stack(arranging: id) else {
        return false
      }
      let visible = same.visibleArranged(in: stack)
      return visible.contains(id) && visible.last != id
    }
    guard !isEverUsed else { return nil }
    return report(
      reading, view, property,
      "`customSpacing` has no effect: no visible view of \(reading.name(stack)) follows "
        + "\(reading.name(view)).")
  }

  /// Holds in every environment; a component's view may be arranged in another of its uses.
  private static func isNeverArranged(_ index: ViewIndex, _ readings: ScreenReadings) -> Bool {
    guard let reading = readings.all.first, let view = reading.layout.id(of: index),
      !isChangedByContent(view, reading), reading.declared(view).componentName == nil
    else { return false }
    return readings.all.allSatisfy { same in
      same.layout.id(of: index).map { same.stack(arranging: $0) == nil } ?? true
    }
  }

  /// `equalSpacing` spreads remaining room, and a stack with one free end has none, so it acts as `fill`.
  /// Laying the stack out as `fill` confirms this in every environment.
  private static func equalSpacing(
    _ view: ViewID, _ reading: LayoutReading, _ readings: ScreenReadings
  ) -> Report? {
    guard reading.stackProperties(view)?.distribution == .equalSpacing,
      let property = reading.property(.distribution, of: view), property.condition == nil,
      !isChangedByContent(view, reading), reading.declared(view).componentName == nil,
      readings.all.allSatisfy({ same in
        guard let id = same.layout.id(of: reading.index(view)) else { return true }
        return same.hasFreeEnd(id) && same.isSame(readings.solve, filling: id)
      })
    else { return nil }
    var report = report(
      reading, view, property,
      "`equalSpacing` has no effect: nothing makes \(reading.name(view)) longer than its views.")
    // If the stack gets a length one day, it spreads its views as the line says.
    report.severity = .hint
    return report
  }

  /// A component's stack is the same in all its uses.
  private static func isChangedByContent(_ view: ViewID, _ reading: LayoutReading) -> Bool {
    reading.declared(view).instanceSpan != nil
  }

  private static func report(
    _ reading: LayoutReading, _ view: ViewID, _ property: Property, _ message: String
  ) -> Report {
    Report(
      span: reading.screen.here(property.span, of: reading.index(view)), message: message,
      views: [reading.index(view)], aspect: property.name.rawValue,
      remedies: [
        Remedy(
          "Remove \(property.name.rawValue) of \(reading.name(view))",
          [.removeProperty(reading.index(view), property.name)])
      ], isUnnecessary: true)
  }
}

extension LayoutReading {
  /// At most one line of the file places the stack along its axis, none sets its length, and none ties a view
  /// inside it to one outside.
  fileprivate func hasFreeEnd(_ stack: ViewID) -> Bool {
    guard let axis = stackProperties(stack)?.axis, self.stack(arranging: stack) == nil else {
      return false
    }
    let binding = problem.constraints.filter { constraint in
      guard constraint.first.attribute.axis == axis || constraint.second?.attribute.axis == axis
      else { return false }
      let views = [constraint.first.view, constraint.second?.view].compactMap { $0 }
      let inside = views.filter { isInside($0, stack) }
      return views.contains(stack) || (!inside.isEmpty && inside.count < views.count)
    }
    return binding.count <= 1
      && binding.allSatisfy { constraint in
        constraint.second != nil && !constraint.first.attribute.isSize
          && constraint.second?.attribute.isSize == false
          && [constraint.first.view, constraint.second?.view].contains(stack)
      }
  }

  /// Whether the frames stay the same if the stack's distribution is `fill`.
  fileprivate func isSame(
    _ solve: (LayoutProblem) -> LayoutOutcome, filling stack: ViewID
  ) -> Bool {
    var changed = problem
    changed.views[stack.index].stack?.distribution = .fill
    let filled = solve(changed)
    return filled.frames == outcome.frames
      && filled.ambiguities.count == outcome.ambiguities.count
      && filled.conflicts.isEmpty == outcome.conflicts.isEmpty
  }
}
