/// Views that no constraints were made for keep what their autoresizing mask says: UIKit makes
/// constraints of it.
extension SceneReader {
  mutating func addAutoresizing(of view: ViewIndex) {
    let xml = document.xml
    let element = elements[view.index]
    let isTranslated = !xml.isFalse("translatesAutoresizingMaskIntoConstraints", of: element)
    guard isTranslated || xml.isTrue("fixedFrame", of: element),
      let parent = screen.views[view.index].parent, let frame = document.rect(of: element)
    else { return }
    // What a stack arranges has no mask.
    if screen.views[parent.index].kind.isStack, !xml.isTrue("fixedFrame", of: element) { return }
    let mask = xml.child("autoresizingMask", key: "autoresizingMask", of: element)
    func flexible(_ name: String) -> Bool { mask.map { xml.isTrue(name, of: $0) } ?? false }
    let outer = document.rect(of: elements[parent.index])
    let place = mask.map { document.span(xml.elements[$0].tag) } ?? document.nameSpan(of: element)
    let horizontal = MaskAxis(
      start: frame.x, length: frame.width, whole: outer?.width,
      startGrows: flexible("flexibleMinX"),
      lengthGrows: flexible("widthSizable"), endGrows: flexible("flexibleMaxX"))
    let vertical = MaskAxis(
      start: frame.y, length: frame.height, whole: outer?.height,
      startGrows: flexible("flexibleMinY"), lengthGrows: flexible("heightSizable"),
      endGrows: flexible("flexibleMaxY"))
    add(horizontal.position, .left, of: view, against: .width, parent, place)
    add(horizontal.size, .width, of: view, against: .width, parent, place)
    add(vertical.position, .top, of: view, against: .height, parent, place)
    add(vertical.size, .height, of: view, against: .height, parent, place)
  }

  private mutating func add(
    _ line: MaskAxis.Line, _ attribute: Anchor.Attribute, of view: ViewIndex,
    against length: Anchor.Attribute, _ parent: ViewIndex, _ place: SourceSpan
  ) {
    let isConstant = line.factor == 0
    var text = "\(attribute.rawValue) == "
    if !isConstant {
      text += "superview.\(length.rawValue)"
      if line.factor != 1 { text += " * \(shortNumber(line.factor))" }
      if line.constant != 0 {
        text += line.constant < 0 ? " - " : " + "
      }
    }
    if isConstant || line.constant != 0 {
      text += shortNumber(isConstant ? line.constant : abs(line.constant))
    }
    var constraint = Constraint(
      first: Anchor(view: view, item: .view, attribute: attribute), relation: .equal,
      second: isConstant ? nil : Anchor(view: parent, item: .view, attribute: length),
      multiplier: line.factor == 0 ? 1 : line.factor, constant: line.constant, priority: 1000,
      identifier: nil, condition: screen.views[view.index].condition, owner: view, span: place,
      constantSpan: nil, prioritySpan: nil, priorityInsertionOffset: place.range.upperBound,
      text: "\(text) (autoresizing mask)", composite: nil)
    constraint.isOfAutoresizingMask = true
    screen.constraints.append(constraint)
  }
}

/// How a mask places a view on one axis, as multiples of the superview's length.
private struct MaskAxis {
  /// `factor * length of the superview + constant`
  struct Line {
    var factor: Double
    var constant: Double
  }

  var position: Line
  var size: Line

  /// What may grow shares in the growth in proportion to its length, as UIKit has it. Where nothing
  /// may, the end gives.
  init(
    start: Double, length: Double, whole: Double?, startGrows: Bool, lengthGrows: Bool,
    endGrows: Bool
  ) {
    guard let whole, startGrows || lengthGrows else {
      position = Line(factor: 0, constant: start)
      size = Line(factor: 0, constant: length)
      return
    }
    let end = whole - start - length
    let growing =
      (startGrows ? start : 0) + (lengthGrows ? length : 0) + (endGrows ? end : 0)
    let parts = [startGrows, lengthGrows, endGrows].filter { $0 }.count
    func share(_ grows: Bool, _ part: Double) -> Double {
      guard grows else { return 0 }
      return growing == 0 ? 1 / Double(parts) : part / growing
    }
    let startShare = share(startGrows, start)
    let lengthShare = share(lengthGrows, length)
    position = Line(factor: startShare, constant: start - startShare * whole)
    size = Line(factor: lengthShare, constant: length - lengthShare * whole)
  }
}
