/// Views that no constraints were made for keep what their autoresizing mask says.
extension SceneReader {
  /// `frame` and `autoresizingMask`, where the document has the view laid out by them.
  mutating func addAutoresizing(of view: ViewIndex) {
    let element = elements[view.index]
    let isTranslated = !xml.isFalse("translatesAutoresizingMaskIntoConstraints", of: element)
    // A view that is laid out outside of the file stays where it was drawn.
    let isPlacedElsewhere = screen.views[view.index].runTime.contains(.placedElsewhere)
    let mask = xml.child("autoresizingMask", key: "autoresizingMask", of: element)
    let isConstrained = screen.constraints.contains {
      $0.first.view == view || $0.second?.view == view
    }
    let fixed = fixedFrame(of: element, isConstrained: isConstrained)
    // For a view with a mask and no constraint Interface Builder makes the constraints of its frame when it compiles.
    let isFixed =
      fixed != nil || mask != nil && screen.views[view.index].children.isEmpty && !isConstrained
    guard isTranslated || isPlacedElsewhere || isFixed,
      let parent = screen.views[view.index].parent,
      let frame = fixed.flatMap(document.rect) ?? document.rect(of: element)
    else { return }
    // An arranged view has no mask.
    if screen.views[parent.index].kind.isStack, fixed == nil { return }
    let place = mask.map { document.span(xml.elements[$0].tag) } ?? document.nameSpan(of: element)
    // The content view of an effect view is as large as that.
    let fills = xml.value("key", of: element) == "contentView"
    let flexible =
      fills
      ? [FlexibleWord.flexibleWidth, .flexibleHeight]
      : mask.map { mask in FlexibleWord.allCases.filter { xml.isTrue($0.attribute, of: mask) } }
    var numbers = [frame.x, frame.y, frame.width, frame.height]
    let grows = flexible.map { !$0.isEmpty } ?? false
    if grows, let outer = document.rect(of: elements[parent.index]) {
      numbers += [outer.width, outer.height]
    }
    var properties = [Property(.frame, .list(numbers.map(Value.number)), at: place)]
    if let flexible, !flexible.isEmpty {
      let words = Value.list(flexible.map { .name($0.rawValue) })
      properties.append(Property(.autoresizingMask, words, at: place))
    }
    screen.views[view.index].properties += properties
  }

  /// The element that says that the view stands where it was drawn: its own, or a variation for a size class where
  /// no constraint says where it stands in all the others.
  private func fixedFrame(of element: Int, isConstrained: Bool) -> Int? {
    let xml = document.xml
    guard !xml.isTrue("fixedFrame", of: element), !isConstrained else {
      return xml.isTrue("fixedFrame", of: element) ? element : nil
    }
    return xml.children(of: element).first {
      xml.isNamed("variation", $0) && xml.isTrue("fixedFrame", of: $0)
    }
  }
}

extension FlexibleWord {
  /// As a document calls it.
  fileprivate var attribute: String {
    switch self {
    case .flexibleLeftMargin: "flexibleMinX"
    case .flexibleWidth: "widthSizable"
    case .flexibleRightMargin: "flexibleMaxX"
    case .flexibleTopMargin: "flexibleMinY"
    case .flexibleHeight: "heightSizable"
    case .flexibleBottomMargin: "flexibleMaxY"
    }
  }
}
