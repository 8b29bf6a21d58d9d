/// Views without constraints keep what their frame and autoresizing mask say: UIKit makes constraints
/// of them.
extension Screen {
  /// Takes the constraints that `frame` and `autoresizingMask` make, in place of those made before.
  mutating func makeAutoresizingConstraints() {
    if constraints.contains(where: \.isOfAutoresizingMask) {
      constraints.removeAll(where: \.isOfAutoresizingMask)
    }
    for index in views.indices.dropFirst() {
      guard let frame = views[index].properties.last(where: { $0.name == .frame }),
        let numbers = frame.value.numbers, numbers.count >= 4
      else { continue }
      addAutoresizing(of: ViewIndex(index), frame, numbers)
    }
    guard views.contains(where: { $0.kind == .scrollView }) else { return }
    let tied = Set(constraints.filter { !$0.isOfAutoresizingMask }.map(\.first.view))
    for index in views.indices.dropFirst()
    where views[index].kind == .scrollView && tied.isDisjoint(with: views[index].children) {
      addContentSize(of: ViewIndex(index))
    }
  }

  /// Where masks lay out all that scrolls, nothing ties the content of the scroll view: code sets its
  /// `contentSize`, here to the size of the view.
  private mutating func addContentSize(of scroll: ViewIndex) {
    let inside = views[scroll.index].children
    guard !inside.isEmpty,
      inside.allSatisfy({ views[$0.index].properties.contains { $0.name == .frame } })
    else { return }
    let place = views[scroll.index].kindSpan
    for attribute in [Anchor.Attribute.width, .height] {
      var constraint = Constraint(
        first: Anchor(view: scroll, item: .content, attribute: attribute), relation: .equal,
        second: Anchor(view: scroll, item: .frame, attribute: attribute),
        condition: views[scroll.index].condition, owner: scroll, span: place,
        prioritySlot: place.end, text: "contentSize (set in code)")
      constraint.isOfAutoresizingMask = true
      constraints.append(constraint)
    }
  }

  private mutating func addAutoresizing(
    of view: ViewIndex, _ frame: Property, _ numbers: [Double]
  ) {
    guard let parent = views[view.index].parent else { return }
    let mask = views[view.index].properties.last { $0.name == .autoresizingMask }
    let flexible = Set((mask?.value.words ?? []).compactMap(FlexibleWord.init(rawValue:)))
    let place = mask?.span ?? frame.span
    let whole = numbers.count == 6 ? (numbers[4], numbers[5]) : nil
    let horizontal = MaskAxis(
      start: numbers[0], length: numbers[2], whole: whole?.0,
      startGrows: flexible.contains(.flexibleLeftMargin),
      lengthGrows: flexible.contains(.flexibleWidth),
      endGrows: flexible.contains(.flexibleRightMargin))
    let vertical = MaskAxis(
      start: numbers[1], length: numbers[3], whole: whole?.1,
      startGrows: flexible.contains(.flexibleTopMargin),
      lengthGrows: flexible.contains(.flexibleHeight),
      endGrows: flexible.contains(.flexibleBottomMargin))
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
    var constraint = Constraint(
      first: Anchor(view: view, item: .view, attribute: attribute), relation: .equal,
      second: isConstant ? nil : Anchor(view: parent, item: .view, attribute: length),
      multiplier: isConstant ? 1 : line.factor, constant: line.constant,
      condition: views[view.index].condition, owner: view, span: place, prioritySlot: place.end,
      text: "\(attribute.rawValue) == \(line.text(length)) (autoresizing mask)")
    constraint.isOfAutoresizingMask = true
    constraints.append(constraint)
  }
}

extension Value {
  /// The numbers of a list, or the one number; nil for anything else.
  public var numbers: [Double]? {
    let items: [Value] = if case .list(let list) = self { list } else { [self] }
    let numbers = items.compactMap { item in
      if case .number(let number) = item { number } else { Double?.none }
    }
    return numbers.count == items.count ? numbers : nil
  }

  /// The names of a list, or the one name.
  var words: [String] {
    if case .list(let list) = self { return list.compactMap(\.word) }
    return word.map { [$0] } ?? []
  }

  /// A name or a string.
  var word: String? {
    switch self {
    case .name(let word), .string(let word): word
    default: nil
    }
  }
}

extension MaskAxis.Line {
  /// "superview.width * 0.5 - 20"
  fileprivate func text(_ length: Anchor.Attribute) -> String {
    guard factor != 0 else { return shortNumber(constant) }
    var text = "superview.\(length.rawValue)"
    if factor != 1 { text += " * \(shortNumber(factor))" }
    if constant != 0 { text += (constant < 0 ? " - " : " + ") + shortNumber(abs(constant)) }
    return text
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

  /// Flexible parts share the growth in proportion to their lengths, as in UIKit. If none is flexible, the end
  /// gives.
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
