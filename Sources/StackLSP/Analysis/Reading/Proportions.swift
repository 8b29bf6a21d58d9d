import LayoutEngine
import StackDSL

/// Unusual ratios of size to content, which no design has although they are not ambiguous.
///
/// The limits exceed the ratios in the 860 recorded layouts of `Tests/Conformance/ib-frames.jsonl`. No text
/// field there is more than 1.3 times as high as its content, and no button more than 3 times along its
/// stack. Of 795 labels in columns one is 7 times as high, the next 1.2. Of 70 switches, sliders and the like
/// one is 1.9 times as high (28 pt), and none 1.1 times as wide.
extension LayoutReading {
  /// Whether it is higher than any text of its length, by more than a few lines.
  func isOverstretched(_ view: ViewID) -> Bool {
    guard let limit = heightLimit(of: view), !isOutOfSight(view),
      !openSizes.contains(OpenSize(view: view, axis: .vertical)),
      let needed = neededHeight(of: view), needed > 0
    else { return false }
    let height = size(view, .vertical)
    let kind = declared(view).kind
    let isDrawnAtOneSize = kind.has(.hasOneHeight) && !kind.has(.isField)
    return height > needed * limit
      && height - needed > (isDrawnAtOneSize ? Threshold.beyondControl : Threshold.beyondContent)
  }

  /// A switch draws itself at one width, at the start of its frame.
  func isOverstretchedSideways(_ view: ViewID) -> Bool {
    guard declared(view).kind == .switch, !isOutOfSight(view),
      !openSizes.contains(OpenSize(view: view, axis: .horizontal)),
      let needed = content(view, .horizontal).intrinsic
    else { return false }
    return size(view, .horizontal) - needed > Threshold.beyondControl
  }

  /// The height of the content with its current line breaks, in points.
  func neededHeight(of view: ViewID) -> Double? {
    outcome.contentHeight(of: view) ?? content(view, .vertical).intrinsic
  }

  /// A multiple of the content's height; nil for a view of any height.
  private func heightLimit(of view: ViewID) -> Double? {
    guard view != container else { return nil }
    switch declared(view).kind {
    case let kind where kind.has(.hasOneHeight): return 1
    case .button:
      return isBareButton(view) || sharesHeightEqually(view) ? nil : Threshold.stretchedButton
    case .label:
      // Beside a picture, a label is as high as its row.
      let row = stack(arranging: view).flatMap(stackProperties)
      return row?.axis == .horizontal ? nil : Threshold.stretchedLabel
    default: return nil
    }
  }
}

extension LayoutReading {
  /// The keys of a keypad take the available height on purpose.
  private func sharesHeightEqually(_ view: ViewID) -> Bool {
    pathToRoot(from: view).contains { outer in
      stack(arranging: outer).flatMap(stackProperties).map {
        $0.axis == .vertical && $0.distribution == .fillEqually
      } ?? false
    }
  }
}

extension LayoutReading {
  /// `width == height` of a view, as written.
  func aspectRatio(of view: ViewID) -> String? {
    constraintsOfView[view.index].first { id in
      let constraint = problem.constraints[id.index]
      return constraint.first.view == view && constraint.second?.view == view
        && constraint.first.attribute.isSize
    }.flatMap(written)?.text
  }
}
