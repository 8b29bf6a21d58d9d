import LayoutEngine
import StackDSL

extension HoverPage {
  /// A property: its effect in UIKit here, and the difference without it.
  mutating func describeProperty(
    _ index: Int, of view: ViewIndex, on layouts: ScreenLayouts, memo: AnalysisMemo
  ) {
    guard let property = layouts.screen.property(index, of: view) else { return }
    let isOfDocument = layouts.screen.isOfInterfaceBuilder
    heading(isOfDocument ? property.name.inspectorName : property.name.rawValue)
    line(property.name.description.summary)
    guard let primary = layouts.primary, let id = primary.id(of: view), view != .screen else {
      return
    }
    let reading = LayoutReading(layouts.screen, primary)
    lines(effect(of: property, on: id, reading))
    guard isInForce(property, index, on: view, primary) else {
      line("Not in force on \(primary.environment.name).")
      return
    }
    describeConsequence(of: property, index, of: view, on: layouts, memo: memo)
  }

  /// The difference without the line, in the primary environment or else in the first other one with a
  /// difference.
  private mutating func describeConsequence(
    of property: Property, _ index: Int, of view: ViewIndex, on layouts: ScreenLayouts,
    memo: AnalysisMemo
  ) {
    let variant = layouts.screen.without(index, of: view)
    let views = max(1, layouts.screen.views.count)
    let tried = layouts.all.prefix(min(Self.mostTrials, Self.mostTriedViews / views))
    guard !tried.isEmpty else {
      return line(
        "What changes without it is not tried: the screen has more than \(Self.mostTriedViews) views."
      )
    }
    for layout in tried where isInForce(property, index, on: view, layout) {
      guard let id = layout.id(of: view) else { continue }
      let without = layouts.solveVariant(variant, in: layout.environment, memo: memo)
      let consequence = Consequence(layout, without)
      guard !consequence.isNothing else { continue }
      let reading = LayoutReading(layouts.screen, layout)
      return describe(consequence, of: property, view: id, without, reading)
    }
    let places =
      tried.count == 1
      ? tried.map { "on \($0.environment.name)" }.joined()
      : tried.count < layouts.all.count
        ? "in the first \(tried.count) environments" : "in any environment of this screen"
    line("Without it nothing changes \(places).")
  }

  /// The number of environments in which a hover solves the screen again without a line.
  private static let mostTrials = 16
  /// The number of views to lay out for that, which takes some 10 ms while the reader waits.
  private static let mostTriedViews = 600

  private func isInForce(
    _ property: Property, _ index: Int, on view: ViewIndex, _ layout: ScreenLayout
  ) -> Bool {
    guard let id = layout.id(of: view), let solved = layout.view(id) else { return false }
    if property.name.isPriority {
      let names: [PropertyName] = property.name.axes.flatMap { axis in
        property.name.isHugging ? [axis.hugging] : [axis.compressionResistance]
      }
      return names.contains { solved.inForce.index(of: $0) == index }
    }
    return solved.inForce.index(of: property.name) == index
  }

  private mutating func describe(
    _ consequence: Consequence, of property: Property, view: ViewID, _ without: ScreenLayout,
    _ reading: LayoutReading
  ) {
    let place = reading.environment.name
    let alternative = fallback(of: property, view: view, without)
    if let remark = consequence.remark {
      line("With \(alternative) instead, \(remark) on \(place).")
    }
    table([["On \(place)", "now", "with \(alternative)", ""]] + consequence.rows(reading))
  }

  /// The value in force without the line: an earlier assignment, or a default.
  private func fallback(of property: Property, view: ViewID, _ without: ScreenLayout) -> String {
    guard property.name.isPriority, let solved = without.view(view) else { return "the default" }
    let inForce = property.name.axes.map { axis in
      let content = solved.content(axis)
      return property.name.isHugging
        ? (content.hugging, content.huggingSource) : (content.resistance, content.resistanceSource)
    }
    let isEarlier = inForce.contains { if case .written = $0.1 { true } else { false } }
    var numbers: [String] = []
    for (priority, _) in inForce where !numbers.contains(figure(priority.value)) {
      numbers.append(figure(priority.value))
    }
    return (isEarlier ? "the earlier " : "the default ") + list(numbers)
  }

  /// The constraints that UIKit makes for it, with the numbers of this screen.
  private func effect(
    of property: Property, on id: ViewID, _ reading: LayoutReading
  ) -> [String] {
    guard property.name.isPriority, let priority = property.value.priority else {
      return stackEffect(of: property.name, on: id, reading)
    }
    return property.name.axes.map { axis in
      let name = reading.plainName(id)
      guard let intrinsic = reading.content(id, axis).intrinsic else {
        return "\(reading.name(id)) has no content \(axis.sizeWord), so this does nothing "
          + "\(axis.adverb)."
      }
      let relation = property.name.isHugging ? "<=" : ">="
      return
        "UIKit adds \(code("\(name).\(axis.sizeWord) \(relation) \(figure(intrinsic)) @\(figure(priority.value))"))."
    }
  }
}

extension Screen {
  /// The same screen with one line of one view left out.
  func without(_ property: Int, of view: ViewIndex) -> Screen {
    var variant = self
    guard views.indices.contains(view.index),
      views[view.index].properties.indices.contains(property)
    else { return variant }
    variant.views[view.index].properties.remove(at: property)
    return variant
  }
}
