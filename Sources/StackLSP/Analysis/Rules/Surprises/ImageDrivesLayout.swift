import LayoutEngine
import StackDSL

extension Rule {
  static let imageDrivesLayout = Rule(
    code: "image-drives-layout", severity: .warning,
    page: Page(
      summary: "The size of an image decides the layout around it.",
      explanation: """
        An image view's intrinsic size is that of its picture, which is usually far larger than
        meant. With the usual resistance of 750 it pushes the stack and its neighbours out. Lower
        its compression resistance below UIStackView's own levels (48) on both axes, or say how
        large the image is.
        """,
      example: """
        screen Contact {
            size: 375 x 667
            vstack column {
                edges == superview.edges
                hstack upper {
                    imageView photo { intrinsicContentSize: 300 x 300 }
                    vstack names {
                        label first { intrinsicContentSize: 60 x 20; hugging.vertical: 249 }
                        label last { intrinsicContentSize: 60 x 20 }
                    }
                }
                textView notes { hugging.vertical: 249 }
            }
        }
        """,
      mended: """
        screen Contact {
            size: 375 x 667
            vstack column {
                edges == superview.edges
                hstack upper {
                    imageView photo {
                        intrinsicContentSize: 300 x 300
                        compressionResistance: 48
                        width == height
                    }
                    vstack names {
                        label first { intrinsicContentSize: 60 x 20; hugging.vertical: 249 }
                        label last { intrinsicContentSize: 60 x 20 }
                    }
                }
                textView notes { hugging.vertical: 249 }
            }
        }
        """,
      source: "Apple's nested stack views and their table of priorities: the image resists at 48."),
    checks: [.screen(reports)])

  private static func reports(_ solved: SolvedScreen) -> [Report] {
    guard let layout = solved.layouts.first, layout.outcome.status == .solved else { return [] }
    return layout.views.compactMap { view in
      guard layout.declared(view).kind == .imageView, !layout.isOutOfSight(view),
        let stack = layout.stack(arranging: view),
        layout.content(view, .vertical).compressionResistance.value >= 49
          || layout.content(view, .horizontal).compressionResistance.value >= 49,
        layout.content(view, .vertical).intrinsic ?? 0 > 100
      else { return nil }
      guard let axis = drivenAxis(view, layout, solved) else { return nil }
      return Report(
        span: layout.place(of: view), message: message(layout, view, stack, axis),
        views: [layout.index(view)],
        remedies: [
          .lettingGive(view, layout, shows: [layout.index(view), layout.index(stack)])
        ])
    }
  }

  /// The axis on which a picture half as large would move the image's neighbours.
  private static func drivenAxis(
    _ view: ViewID, _ layout: LayoutReading, _ solved: SolvedScreen
  ) -> LayoutEngine.Axis? {
    var smaller = layout.problem
    smaller.views[view.index].horizontal.intrinsic = layout.content(view, .horizontal).intrinsic
      .map { $0 * 0.5 }
    smaller.views[view.index].vertical.intrinsic = layout.content(view, .vertical).intrinsic
      .map { $0 * 0.5 }
    let outcome = solved.solve(smaller)
    // Hugging that is required forbids another size: then it is not the picture that decides.
    guard outcome.status == .solved else { return nil }
    return LayoutEngine.Axis.allCases.first { axis in
      let others = layout.views.filter {
        !layout.isInside($0, view) && !layout.isInside(view, $0)
          && layout.declared($0).kind != .spacer && !layout.isOutOfSight($0)
      }
      return others.contains { other in
        guard outcome.alignmentRects.indices.contains(other.index) else { return false }
        let now = layout.alignmentRect(other)[.size(axis)]
        let then = outcome.alignmentRects[other.index][.size(axis)]
        // A neighbour that is pressed together, not one that merely takes what is left.
        return then - now > 1 && squeezed(other, axis, layout)
      } || stretchesNeighbours(view, axis, layout, outcome)
    }
  }

  private static func squeezed(
    _ view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading
  ) -> Bool {
    if layout.size(view, axis) < 1 && layout.stackProperties(view) == nil { return true }
    guard let wanted = layout.content(view, axis).intrinsic else { return false }
    return layout.size(view, axis) < wanted - 0.5
  }

  /// Across its stack the image makes every sibling as high as itself, higher than they want.
  private static func stretchesNeighbours(
    _ view: ViewID, _ axis: LayoutEngine.Axis, _ layout: LayoutReading, _ outcome: LayoutOutcome
  ) -> Bool {
    guard let stack = layout.stack(arranging: view), let properties = layout.stackProperties(stack),
      properties.axis != axis, properties.alignment == .fill
    else { return false }
    return layout.siblings(of: view).contains { other in
      let wanted = layout.outcome.fittingSize(of: other)[axis]
      return wanted > 0 && layout.size(other, axis) > wanted * 1.5
        && outcome.alignmentRects[other.index][.size(axis)] < layout.size(other, axis) - 1
    }
  }

  private static func message(
    _ layout: LayoutReading, _ view: ViewID, _ stack: ViewID, _ axis: LayoutEngine.Axis
  ) -> String {
    let width = layout.content(view, .horizontal).intrinsic ?? 0
    let height = layout.content(view, .vertical).intrinsic ?? 0
    let resistance = layout.content(view, axis).compressionResistance.value
    return "The picture of \(layout.name(view)) (\(size(width, height)), compression resistance "
      + "\(figure(resistance))) makes \(layout.name(stack)) \(pt(layout.shownSize(stack, axis))) "
      + "\(axis.extentWord) and decides what is left for the rest."
  }
}
