import LayoutEngine
import StackDSL

extension Remedy {
  /// Replaces the shares that cut a text: those of `fillEqually` by shares of content, or by a column in place of the
  /// row; those of `fillProportionally`, which cut all alike, by one view that gives way.
  static func unequalShares(
    for view: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Remedy] {
    guard let stack = reading.stack(arranging: view),
      let properties = reading.stackProperties(stack), properties.axis == axis
    else { return [] }
    if properties.distribution == .fillProportionally {
      return [fillingWithOne(stack, axis, reading, givesWay: true)].compactMap(\.self)
    }
    guard properties.distribution == .fillEqually else { return [] }
    let views = reading.visibleArranged(in: stack)
    let (index, name) = (reading.index(stack), reading.name(stack))
    let shown = views.prefix(2).map(reading.index)
    // A written size is meant for its view alone.
    if views.contains(where: { reading.requiredSize(of: $0, axis) != nil }) {
      return [fillingNaturally(stack, axis, reading)]
    }
    let byContent = Remedy(
      "Give \(name) distribution fillProportionally",
      [.set(index, .distribution, "fillProportionally")], shows: shown, axis: axis)
    guard axis == .horizontal else { return [byContent] }
    return [
      byContent,
      Remedy("Make \(name) vertical", [.set(index, .axis, "vertical")], shows: shown, axis: axis),
    ]
  }

  /// Gives each view along the stack its own size.
  static func fillingNaturally(
    _ stack: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Remedy {
    Remedy(
      "Give \(reading.name(stack)) distribution fill",
      [.set(reading.index(stack), .distribution, "fill")],
      shows: reading.visibleArranged(in: stack).prefix(3).map(reading.index), axis: axis)
  }

  /// The same, with equal sizes for the views between thin lines; nil if these have sizes of their own.
  static func fillingBetweenLines(
    _ stack: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> Remedy? {
    let views = reading.visibleArranged(in: stack)
    let sizes = views.map { reading.requiredSize(of: $0, axis)?.constant }
    let open = zip(views, sizes).filter { $1 == nil }.map(\.0)
    guard sizes.allSatisfy({ $0 ?? 0 <= thinnestLine }), open.count > 1, open.count < views.count,
      let first = open.first, reading.declared(first).reference != nil
    else { return nil }
    var remedy = fillingNaturally(stack, axis, reading)
    remedy.title +=
      ", and make \(reading.names(Array(open.dropFirst()))) as \(axis.extentWord) as "
      + reading.name(first)
    remedy.changes += open.dropFirst().map(reading.index).map {
      .addConstraint($0, .size(of: $0, axis, as: reading.index(first)))
    }
    remedy.isCorrection = true
    return remedy
  }

  /// In points; anything thicker is a bar and not a line.
  static let thinnestLine = 4.0

  /// The same, with one view that takes the rest: a text that is aligned in its room, else the last view
  /// without a written size. Nil if there is no such view.
  ///
  /// - Parameter givesWay: whether that view also gives way where the room is short.
  static func fillingWithOne(
    _ stack: ViewID, _ axis: Axis, _ reading: LayoutReading, givesWay: Bool = false
  ) -> Remedy? {
    let open = reading.visibleArranged(in: stack).filter {
      reading.requiredSize(of: $0, axis) == nil && reading.stackProperties($0) == nil
    }
    let growing =
      open.first { reading.declared($0).kind.isMeantToGrow(on: axis) }
      ?? open.first { axis == .horizontal && reading.isAlignedInItsRoom($0) }
      ?? open.last { reading.declared($0).kind == .label }
    guard let growing, open.count > 1 else { return nil }
    let least = open.map { reading.content($0, axis).hugging.value }.min() ?? 0
    guard let below = FreePriority.below(least, inUse: [least]) else { return nil }
    var remedy = fillingNaturally(stack, axis, reading)
    remedy.title += ", and let \(reading.name(growing)) take the room"
    remedy.changes.append(.set(reading.index(growing), axis.hugging, figure(below)))
    let weakest = open.map { reading.content($0, axis).compressionResistance.value }.min() ?? 0
    if givesWay, let below = FreePriority.below(weakest, inUse: [weakest]) {
      remedy.title += " and give way first"
      remedy.changes.append(
        .set(reading.index(growing), axis.compressionResistance, figure(below)))
    }
    return remedy
  }
}
