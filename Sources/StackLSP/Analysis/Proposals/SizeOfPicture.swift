import LayoutEngine
import StackDSL

extension Remedy {
  /// Writes the size of a picture that code puts into an image view. In a row that fills, where the picture
  /// would take the remaining room, constraints hold it at that size.
  static func sizeOfPicture(of view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let index = reading.index(view)
    var content = Remedy(
      "Say how large the picture of \(reading.name(view)) is: "
        + "intrinsicContentSize \(usual) x \(usual)",
      [.set(index, .intrinsicContentSize, "\(usual) x \(usual)")], shows: [index])
    content.isCorrection = true
    var fixed = Remedy(
      "Give \(reading.name(view)) a size: width == \(usual) and height == \(usual)",
      Axis.allCases.map { .addConstraint(index, .size(of: index, $0, Double(usual))) },
      shows: [index])
    let stack = reading.stack(arranging: view).flatMap(reading.stackProperties)
    fixed.isCorrection = stack?.distribution == .fill
    content.isCorrection = !fixed.isCorrection
    return [content, fixed]
  }

  /// Uses the shape of the picture beside it, if there is one, or a default size.
  static func pictureAlone(_ view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    let shape = shapeOfPicture(of: view, reading)
    let size = sizeOfPicture(of: view, reading)
    return shape + (shape.isEmpty ? size : size.map(\.asGeneral))
  }

  /// In points: the size of a touch target.
  private static let usual = 44

  /// A picture across the screen or a card has the shape of most photos and films.
  private static func wideShape(of view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard reading.size(view, .horizontal) >= widePicture, !reading.isSizeOpen(view, .horizontal),
      reading.isSizeOpen(view, .vertical)
    else { return [] }
    let index = reading.index(view)
    let shape = PlainConstraint.proportions(of: index, .vertical, 9 / 16)
    var remedy = Remedy(
      "Give \(reading.name(view)) the shape 16 : 9: `\(reading.text(shape))`",
      [.addConstraint(index, shape)], shows: [index])
    remedy.isCorrection = true
    return [remedy]
  }

  /// In points.
  private static let widePicture = 200.0

  /// Shapes a picture that lacks one or both sizes like the picture beside it. If no such picture has a known
  /// shape, a picture with one known side becomes square.
  static func shapeOfPicture(of view: ViewID, _ reading: LayoutReading) -> [Remedy] {
    guard reading.declared(view).kind == .imageView, !reading.isHuge else { return [] }
    let index = reading.index(view)
    let open = Axis.allCases.filter { reading.shapeless(view, $0) }
    let known = open.count == 1 ? open[0].other : nil
    if let (model, lines) = reading.shapeOfAnotherPicture(beside: view) {
      // If one side is known, only the shape is copied.
      let missing = lines.filter { line in
        line.second != nil || open.contains { $0.sizeName == line.first.attribute }
      }
      var alike = Remedy(
        "Give \(reading.name(view)) the shape of \(reading.name(model))",
        missing.map { .addConstraint(index, $0.moved(to: index)) }, shows: [index])
      alike.isCorrection = true
      if !missing.isEmpty { return [alike] }
    }
    guard let known, reading.requiredSize(of: view, known) != nil else {
      return wideShape(of: view, reading)
    }
    let square = PlainConstraint.proportions(of: index, known.other, 1)
    var remedy = Remedy(
      "Keep \(reading.name(view)) square: `\(reading.text(square))`",
      [.addConstraint(index, square)], shows: [index])
    remedy.isCorrection = true
    return [remedy]
  }
}

extension PlainConstraint {
  /// The same constraint on another view, about that view alone.
  fileprivate func moved(to view: ViewIndex) -> PlainConstraint {
    var moved = self
    moved.first.view = view
    moved.second?.view = view
    return moved
  }
}

extension LayoutReading {
  /// Whether neither a picture nor a constraint determines this side.
  fileprivate func shapeless(_ view: ViewID, _ axis: Axis) -> Bool {
    content(view, axis).intrinsic == nil && !isNamed(axis.sizeAttribute, of: view)
  }

  /// The nearest other picture that determines its own shape, and the lines that do so: beside the view
  /// first, then in the rows beside its own.
  fileprivate func shapeOfAnotherPicture(
    beside view: ViewID
  ) -> (picture: ViewID, lines: [PlainConstraint])? {
    for outer in pathToRoot(from: view).dropFirst().prefix(2) {
      let inside = children(of: outer).flatMap { [$0] + children(of: $0) }
      for other in inside
      where other != view && declared(other).kind == .imageView && !isOutOfSight(other) {
        let lines = ownShape(of: other)
        if !lines.isEmpty { return (other, lines) }
      }
    }
    return nil
  }

  /// The lines about a view's own sides alone: `width == 64`, `height == width`.
  private func ownShape(of view: ViewID) -> [PlainConstraint] {
    constraintsOfView[view.index].compactMap { id in
      let constraint = problem.constraints[id.index]
      guard constraint.first.view == view, constraint.first.attribute.isSize,
        constraint.relation == .equal, constraint.second.map({ $0.view == view }) ?? true,
        let index = constraintIndex(id), screen.constraints[index].composite == nil
      else { return nil }
      return PlainConstraint(screen.constraints[index])
    }
  }

  /// Whether neither a picture nor a constraint determines the image view's size.
  func lacksPicture(_ view: ViewID) -> Bool {
    declared(view).kind == .imageView && content(view, .horizontal).intrinsic == nil
      && content(view, .vertical).intrinsic == nil && !isNamed(.width, of: view)
      && !isNamed(.height, of: view)
  }
}
