import LayoutEngine
import StackDSL

/// The visible parts of a view, and its neighbours.
extension LayoutReading {
  /// Whether the view shows text that is cut if it is too small.
  func showsText(_ view: ViewID) -> Bool {
    guard view != container else { return false }
    // A scrolling view has no height of its own, and none of its content is cut.
    return declared(view).kind.has(.showsText)
      || declared(view).kind == .textView && content(view, .vertical).intrinsic != nil
  }

  /// Such a view ends on the screen, and belongs into no other scroll view.
  func scrollsByItself(_ view: ViewID) -> Bool {
    problem.views[view.index].isScrollView || declared(view).kind.has(.isList)
  }

  /// Whether it covers its superview on both axes.
  func fillsSuperview(_ view: ViewID) -> Bool {
    guard let parent = problem.views[view.index].parent else { return false }
    return frameInContainer(view).contains(frameInContainer(parent))
  }

  /// A text field shows its placeholder until the user types.
  func showsPlaceholder(_ view: ViewID) -> Bool {
    guard view != container, declared(view).kind == .textField else { return false }
    return !(layout.view(view)?.text ?? "").isEmpty
  }

  /// A button without a title. It is a touch area or a picture, lies over the view that it makes tappable on
  /// purpose, and has no letters to cut.
  func isBareButton(_ view: ViewID) -> Bool {
    guard declared(view).kind == .button,
      [.image, .imageSize].allSatisfy({ property($0, of: view) == nil }),
      (layout.view(view)?.text ?? "").isEmpty
    else { return false }
    // A written size stands for content that is not in the file.
    let source = layout.view(view)?.horizontal.source
    return (source != .written || content(view, .horizontal).intrinsic == nil)
      && (screen.isOfInterfaceBuilder
        || stack(arranging: view) == nil
          && Axis.allCases.allSatisfy { requiredSize(of: view, $0) == nil })
  }

  /// A plain view that draws itself at a size in points, as an icon or an avatar does.
  func isSizedLeaf(_ view: ViewID) -> Bool {
    declared(view).kind == .view && children(of: view).isEmpty
      && Axis.allCases.allSatisfy { requiredSize(of: view, $0) != nil }
  }

  /// Whether it is a plain view for which the size of its content is written, as a class states it.
  func statesContentSize(_ view: ViewID) -> Bool {
    declared(view).kind == .view && property(.intrinsicContentSize, of: view) != nil
  }

  /// Whether it is text or a control, which a user reads or touches.
  func hasContentToSee(_ view: ViewID) -> Bool {
    view != container && stackProperties(view) == nil && declared(view).kind.has(.isReadOrTouched)
  }

  /// Whether the view is content of a scroll view, which moves under the edges on purpose.
  func scrolls(_ view: ViewID) -> Bool {
    pathToRoot(from: view).contains { problem.views[$0.index].isScrollView }
  }

  /// The innermost scroll view around the view.
  func scrollView(around view: ViewID) -> ViewID? {
    pathToRoot(from: view).dropFirst().first { problem.views[$0.index].isScrollView }
  }

  /// The other visible views of its stack.
  func siblings(of view: ViewID) -> [ViewID] {
    guard let stack = stack(arranging: view) else { return [] }
    return visibleArranged(in: stack).filter { $0 != view }
  }

  /// Images elsewhere on the screen whose own size may compress or stretch this view: at most two.
  func picturesBeside(_ view: ViewID, _ axis: Axis) -> [ViewID] {
    guard !isHuge else { return [] }
    let pictures = views.filter {
      declared($0).kind == .imageView && $0 != view && !isOutOfSight($0)
        && content($0, axis).intrinsic != nil
    }
    return Array(pictures.prefix(2))
  }

  /// The visible rectangle: for a label larger than its text, the text, which is drawn in the middle of its
  /// height.
  func inkInContainer(_ view: ViewID) -> Rect {
    var rect = alignmentRectInContainer(view)
    guard declared(view).kind == .label else { return rect }
    if let height = outcome.contentHeight(of: view), height < rect.height {
      rect.y += (rect.height - height) / 2
      rect.height = height
    }
    guard let width = content(view, .horizontal).intrinsic, width < rect.width else { return rect }
    let room = rect.width - width
    let isLeftToRight = environment.direction == .leftToRight
    let before =
      switch property(.textAlignment, of: view)?.value.names.first {
      case "center": room / 2
      case "right": room
      case "left": 0.0
      default: isLeftToRight ? 0 : room
      }
    return Rect(x: rect.x + before, y: rect.y, width: width, height: rect.height)
  }
}
