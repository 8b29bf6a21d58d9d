import LayoutEngine
import StackDSL

extension Rule {
  static let inertProperty = Rule(
    code: "inert-property", severity: .information,
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.views.flatMap { view -> [Report] in
      guard view != layout.container else { return [] }
      return [
        amongTwo(.spacing, view, layout, solved), amongTwo(.distribution, view, layout, solved),
        customSpacing(view, layout, solved), adjustsFont(view, layout),
        equalSpacing(view, layout, solved),
      ].compactMap { $0 }
    }
  }

  /// What takes two views of a stack. Of the distributions that is `fillEqually`: the others make
  /// constraints for one view, too.
  private static func amongTwo(
    _ name: PropertyName, _ view: ViewID, _ layout: LayoutReading, _ solved: SolvedScreen
  ) -> Report? {
    guard layout.stackProperties(view) != nil, !isChangedByContent(view, layout),
      let property = layout.property(name, of: view), property.condition == nil,
      name == .spacing || property.value == .name("fillEqually"),
      // One that is empty is still being written, or code fills it.
      !layout.declared(view).children.isEmpty
    else { return nil }
    let index = layout.index(view)
    let most =
      solved.layouts.map { same in
        same.layout.id(of: index).map { same.visibleArranged(in: $0).count } ?? 0
      }.max() ?? 0
    guard most < 2 else { return nil }
    return report(
      layout, view, property,
      "`\(name.rawValue)` has no effect: \(layout.name(view)) never has two visible views.")
  }

  private static func adjustsFont(_ view: ViewID, _ layout: LayoutReading) -> Report? {
    guard let property = layout.property(.adjustsFontForContentSizeCategory, of: view),
      property.value == .bool(true), property.condition == nil,
      case .font(.system)? = layout.property(.font, of: view)?.value
    else { return nil }
    return report(
      layout, view, property,
      "`adjustsFontForContentSizeCategory` has no effect: the font of \(layout.name(view)) has a "
        + "fixed size.")
  }

  private static func customSpacing(
    _ view: ViewID, _ layout: LayoutReading, _ solved: SolvedScreen
  ) -> Report? {
    guard let property = layout.property(.customSpacing, of: view), property.condition == nil else {
      return nil
    }
    guard let stack = layout.stack(arranging: view) else {
      return isNeverArranged(layout.index(view), solved)
        ? report(
          layout, view, property,
          "`customSpacing` has no effect: no stack arranges \(layout.name(view)).") : nil
    }
    let index = layout.index(view)
    let isEverUsed = solved.layouts.contains { same in
      guard let id = same.layout.id(of: index), let stack = same.stack(arranging: id) else {
        return false
      }
      let visible = same.visibleArranged(in: stack)
      return visible.contains(id) && visible.last != id
    }
    guard !isEverUsed else { return nil }
    return report(
      layout, view, property,
      "`customSpacing` has no effect: no visible view of \(layout.name(stack)) follows "
        + "\(layout.name(view)).")
  }

  /// In none of the environments; a component's view may be arranged in another of its uses.
  private static func isNeverArranged(_ index: ViewIndex, _ solved: SolvedScreen) -> Bool {
    guard let layout = solved.layouts.first, let view = layout.layout.id(of: index),
      !isChangedByContent(view, layout), layout.declared(view).componentName == nil
    else { return false }
    return solved.layouts.allSatisfy { same in
      same.layout.id(of: index).map { same.stack(arranging: $0) == nil } ?? true
    }
  }

  /// What `equalSpacing` spreads is room that nothing gives to a stack with one end free: then it is
  /// `fill`. That it is so everywhere is seen by laying it out as `fill`.
  private static func equalSpacing(
    _ view: ViewID, _ layout: LayoutReading, _ solved: SolvedScreen
  ) -> Report? {
    guard layout.stackProperties(view)?.distribution == .equalSpacing,
      let property = layout.property(.distribution, of: view), property.condition == nil,
      !isChangedByContent(view, layout), layout.declared(view).componentName == nil,
      solved.layouts.allSatisfy({ same in
        guard let id = same.layout.id(of: layout.index(view)) else { return true }
        return same.hasFreeEnd(id) && same.isSame(solved.solve, filling: id)
      })
    else { return nil }
    var report = report(
      layout, view, property,
      "`equalSpacing` has no effect: nothing makes \(layout.name(view)) longer than its views.")
    // A stack that is given a length one day spreads its views as the line says.
    report.severity = .hint
    return report
  }

  /// A component's stack is the same for all its uses.
  private static func isChangedByContent(_ view: ViewID, _ layout: LayoutReading) -> Bool {
    layout.declared(view).instanceSpan != nil
  }

  private static func report(
    _ layout: LayoutReading, _ view: ViewID, _ property: Property, _ message: String
  ) -> Report {
    Report(
      span: layout.screen.here(property.span, of: layout.index(view)), message: message,
      views: [layout.index(view)], aspect: property.name.rawValue,
      remedies: [
        Remedy(
          "Remove \(property.name.rawValue) of \(layout.name(view))",
          [.removeProperty(layout.index(view), property.name)])
      ], isUnnecessary: true)
  }
}

extension LayoutReading {
  /// At most one line of the user says where the stack is along its axis; none says how long it is,
  /// and none ties a view inside of it to one outside.
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

  /// The same frames if the stack's distribution is `fill`.
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
