import LayoutEngine
import StackDSL

extension Rule {
  static let inertProperty = Rule(
    code: "inert-property", severity: .information,
    page: Page(
      summary: "A property that nothing on the screen makes use of.",
      explanation: """
        Spacing and `fillEqually` need two visible views, custom spacing needs a view after it, a
        font of a fixed size does not adjust to the text size. The line can go, or what it waits for
        is missing.
        """,
      example: """
        screen Box {
            size: 375 x 667
            vstack box {
                spacing: 16
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                label text { intrinsicContentSize: 80 x 20 }
            }
        }
        """,
      mended: """
        screen Box {
            size: 375 x 667
            vstack box {
                leading == superview.leading
                trailing == superview.trailing
                top == superview.top
                label text { intrinsicContentSize: 80 x 20 }
            }
        }
        """,
      source: "Apple, UIStackView: the property's description."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first else { return [] }
    return layout.views.flatMap { view -> [Report] in
      guard view != layout.container else { return [] }
      return [
        amongTwo(.spacing, view, layout, solved), amongTwo(.distribution, view, layout, solved),
        customSpacing(view, layout, solved), adjustsFont(view, layout),
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
      name == .spacing || property.value == .name("fillEqually")
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
    guard let property = layout.property(.customSpacing, of: view), property.condition == nil,
      let stack = layout.stack(arranging: view)
    else {
      return nil
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
