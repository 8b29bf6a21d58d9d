import LayoutEngine
import StackDSL

/// Remedies that separate tied views, each a single edit where one is enough.
///
/// Moving one of k tied views is enough, because the others then have nothing left to trade with.
extension Remedy {
  static func partingHugging(_ ambiguity: AmbiguityCase, at priority: Double) -> [Remedy] {
    let views = ambiguity.tiedViews
    let taken = ambiguity.prioritiesInUse
    var remedies: [Remedy] = []
    let growing = ambiguity.viewsMeantToGrow
    if let lower = FreePriority.below(priority, inUse: taken) {
      let choices = unique((views.prefix(4) + growing).map { [$0] } + kinds(views, ambiguity))
      remedies += choices.map { choice in
        var remedy = moveHugging("Lower", choice, lower, ambiguity)
        remedy.isGeneral = !growing.isEmpty && choice != growing
        return remedy
      }
    }
    var others: [Remedy] = []
    if let higher = FreePriority.above(priority, inUse: taken), views.count == 2 {
      others += views.map { moveHugging("Raise", [$0], higher, ambiguity) }
    }
    others += equalSizes(views, ambiguity) + leavingNoRoom(ambiguity)
    for index in others.indices where !growing.isEmpty { others[index].isGeneral = true }
    return remedies + others
  }

  static func partingCompression(_ ambiguity: AmbiguityCase, at priority: Double) -> [Remedy] {
    let views = ambiguity.tiedViews
    let taken = ambiguity.prioritiesInUse
    var remedies: [Remedy] = []
    let short = ambiguity.shorterOfTwo
    if let higher = FreePriority.above(priority, inUse: taken), views.count == 2 {
      remedies += views.map { view in
        var remedy = moveResistance("Raise", [view], higher, ambiguity)
        remedy.isGeneral = short != nil && view != short || isHidden(view, ambiguity)
        return remedy
      }
    }
    if let lower = FreePriority.below(priority, inUse: taken) {
      remedies += strongerTexts(ambiguity, than: priority).map { text in
        var remedy = moveResistance("Lower", [text], lower, ambiguity)
        remedy.isCorrection = true
        return remedy
      }
      remedies += views.prefix(4).map { view in
        var remedy = moveResistance("Lower", [view], lower, ambiguity)
        // A view that is not seen gives way before one that is.
        remedy.isGeneral =
          view == short || views.contains { isHidden($0, ambiguity) } && !isHidden(view, ambiguity)
        return remedy
      }
      remedies += kinds(views, ambiguity).map { moveResistance("Lower", $0, lower, ambiguity) }
    }
    return remedies + wrapping(views, ambiguity, at: priority) + lettingGrow(ambiguity)
      + (ambiguity.arena.map { unstretching($0, ambiguity.axis, ambiguity.reading) } ?? [])
      + scrolling(ambiguity) + movingCloser(ambiguity)
  }

  /// Whether the view is hidden while another that ties with it is not.
  private static func isHidden(_ view: ViewID, _ ambiguity: AmbiguityCase) -> Bool {
    let reading = ambiguity.reading
    return reading.isOutOfSight(view) && !ambiguity.tiedViews.allSatisfy(reading.isOutOfSight)
  }

  /// The texts beside pictures and controls that would be cut: a text can end in an ellipsis or shrink.
  private static func strongerTexts(
    _ ambiguity: AmbiguityCase, than priority: Double
  ) -> [ViewID] {
    let reading = ambiguity.reading
    func isLabel(_ view: ViewID) -> Bool { reading.declared(view).kind == .label }
    guard let arena = ambiguity.arena, !ambiguity.tiedViews.contains(where: isLabel) else {
      return []
    }
    return reading.children(of: arena).filter {
      isLabel($0) && !reading.isOutOfSight($0)
        && reading.content($0, ambiguity.axis).compressionResistance.value > priority
    }
  }

  /// Shrinks gaps that are a little too large for the view between them.
  private static func movingCloser(_ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard let stack = ambiguity.arena, let properties = reading.stackProperties(stack),
      properties.axis == ambiguity.axis, ambiguity.room.isFinite
    else { return [] }
    let gaps = reading.visibleArranged(in: stack).count - 1
    guard gaps > 0 else { return [] }
    let closer = (properties.spacing - ambiguity.room / Double(gaps)).rounded(.down)
    guard closer >= smallestGap else { return [] }
    var remedy = Remedy(
      "Give \(reading.name(stack)) spacing \(figure(closer))",
      [.set(reading.index(stack), .spacing, figure(closer))],
      shows: ambiguity.views.map(reading.index), axis: ambiguity.axis)
    // It cuts nothing.
    remedy.isCorrection = true
    return [remedy]
  }

  /// The points between two views below which they read as one.
  private static let smallestGap = 4.0

  /// Turns the fixed size of the stack that is short of room into a minimum.
  static func lettingGrow(_ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard let inner = ambiguity.arena ?? ambiguity.views.first else { return [] }
    return reading.pathToRoot(from: inner).flatMap { outer -> [Remedy] in
      guard outer != reading.container,
        let index = reading.requiredSize(of: outer, ambiguity.axis)?.constraint
          ?? reading.shareOfSize(of: outer, ambiguity.axis),
        reading.screen.constraints[index].relation == .equal
      else { return [] }
      let words = reading.screen.constraints[index].text
      var remedy = Remedy(
        "Let \(reading.name(outer)) grow: >= in `\(words)`",
        [.setRelation(constraint: index, .greaterThanOrEqual)],
        shows: ambiguity.views.map(reading.index), axis: ambiguity.axis)
      remedy.isCorrection = ambiguity.axis == .vertical
      guard ambiguity.axis == .vertical, reading.stackProperties(outer) == nil else {
        return [remedy]
      }
      // A plain view has no content to hug: it keeps its size until a text in it needs more.
      let weaker = Priority.defaultHigh.value - 1
      var yielding = remedy
      yielding.title = "Let \(reading.name(outer)) grow: `\(words)` @\(figure(weaker))"
      yielding.changes = [.setPriority(constraint: index, weaker)]
      return [remedy, yielding]
    }
  }

  /// Makes a column scroll that is too high for the screen.
  static func scrolling(_ ambiguity: AmbiguityCase) -> [Remedy] {
    guard ambiguity.axis == .vertical, let inner = ambiguity.arena ?? ambiguity.views.first,
      inner != ambiguity.reading.container
    else { return [] }
    return scrolling(around: inner, ambiguity.reading)
  }

  /// Moves one of the file's constraints off the priority of the others.
  static func partingConstraints(_ ambiguity: AmbiguityCase, at priority: Double) -> [Remedy] {
    let reading = ambiguity.reading
    let taken = ambiguity.prioritiesInUse
    // A line is written in order to hold, so it wins.
    let choices = [
      FreePriority.above(priority, inUse: taken), FreePriority.below(priority, inUse: taken),
    ].compactMap { $0 }
    let members = (ambiguity.tie?.members ?? []).compactMap { reading.constraintIndex($0) }
    let moved = members.prefix(4).flatMap { index in
      choices.map { choice in
        Remedy(
          "Give `\(reading.screen.constraints[index].text)` the priority \(figure(choice))",
          [.setPriority(constraint: index, choice)],
          shows: ambiguity.views.map(reading.index), axis: ambiguity.axis)
      }
    }
    return moved + movingContents(ambiguity, to: choices, from: priority)
      + leavingNoRoom(ambiguity)
  }

  /// Removes the remaining room, gives it to a spacer, or shares it among all views alike.
  static func leavingNoRoom(_ ambiguity: AmbiguityCase) -> [Remedy] {
    guard let stack = ambiguity.fillingArena else {
      return looseningChain(ambiguity)
    }
    let ending = endingEarlier(
      stack, ambiguity.axis, ambiguity.reading, shows: ambiguity.views.map(ambiguity.reading.index))
    // Chips are meant to stay as large as their texts.
    guard ambiguity.areChips else { return ending + equalShares(ambiguity) + spacer(ambiguity) }
    return (spacer(ambiguity) + ending).map { remedy in
      var remedy = remedy
      remedy.isCorrection = true
      return remedy
    } + equalShares(ambiguity)
  }

  /// Stacked texts and controls keep their heights, so the remaining room becomes a gap.
  private static func looseningChain(_ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    let views = ambiguity.trade == .fits ? ambiguity.views : ambiguity.tiedViews
    // A stack has the heights of its views.
    let outer = views.compactMap {
      reading.hasContentToSee($0) && reading.stack(arranging: $0) == nil
        ? $0 : reading.stackProperties($0) != nil ? reading.unarranged(around: $0) : nil
    }
    guard ambiguity.axis == .vertical, let first = outer.first, outer.count == views.count else {
      return []
    }
    return looseningChain(around: first, reading).map { gap in
      var gap = gap
      gap.isCorrection = true
      return gap
    }
  }

  /// Moves the priority of a content off that of the constraint.
  private static func movingContents(
    _ ambiguity: AmbiguityCase, to choices: [Double], from priority: Double
  ) -> [Remedy] {
    (ambiguity.tie?.members ?? []).prefix(4).flatMap { member -> [Remedy] in
      choices.compactMap { choice in
        let verb = choice < priority ? "Lower" : "Raise"
        if case .hugging(let view, _) = member {
          return moveHugging(verb, [view], choice, ambiguity)
        }
        return member.resistance.map { moveResistance(verb, [$0.view], choice, ambiguity) }
      }
    }
  }

  private static func moveHugging(
    _ verb: String, _ views: [ViewID], _ priority: Double, _ ambiguity: AmbiguityCase
  ) -> Remedy {
    move(
      "\(verb) \(ambiguity.axis.word) hugging", ambiguity.axis.hugging, views, priority, ambiguity)
  }

  private static func moveResistance(
    _ verb: String, _ views: [ViewID], _ priority: Double, _ ambiguity: AmbiguityCase
  ) -> Remedy {
    move(
      "\(verb) \(ambiguity.axis.word) compression resistance",
      ambiguity.axis.compressionResistance, views, priority, ambiguity)
  }

  private static func move(
    _ what: String, _ property: PropertyName, _ views: [ViewID], _ priority: Double,
    _ ambiguity: AmbiguityCase
  ) -> Remedy {
    let reading = ambiguity.reading
    return Remedy(
      "\(what) of \(shortList(views.map(reading.name))) to \(figure(priority))",
      views.map { .set(reading.index($0), property, figure(priority)) },
      shows: ambiguity.views.map(reading.index), axis: ambiguity.axis)
  }

  /// Rows of label and field: all the fields together, if one alone would not do.
  private static func kinds(_ views: [ViewID], _ ambiguity: AmbiguityCase) -> [[ViewID]] {
    let kinds = unique(views.map { ambiguity.reading.declared($0).kind })
    guard kinds.count > 1 else { return [] }
    return kinds.map { kind in views.filter { ambiguity.reading.declared($0).kind == kind } }
      .filter { $0.count > 1 }
  }

  private static func equalSizes(_ views: [ViewID], _ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    let kinds = Set(views.map { reading.declared($0).kind })
    // Several buttons or fields are probably meant to be alike.
    let isRow =
      ambiguity.axis == .horizontal && (kinds == [.button] || kinds == [.textField])
      && Set(views.map { reading.problem.views[$0.index].parent }).count == 1
    guard let first = views.first, views.count == 2 || isRow && views.count <= mostInRow,
      reading.declared(first).reference != nil
    else { return [] }
    let others = Array(views.dropFirst())
    var remedy = Remedy(
      "Make \(reading.names(others)) as \(ambiguity.axis.extentWord) as \(reading.name(first))",
      others.map { view in
        .addConstraint(
          reading.index(view),
          .size(of: reading.index(view), ambiguity.axis, as: reading.index(first)))
      }, shows: views.map(reading.index), axis: ambiguity.axis)
    remedy.isCorrection = isRow && views.count > 2 && ambiguity.fillingArena == nil
    // A line of text is as high as its font.
    remedy.isGeneral = ambiguity.axis == .vertical && kinds.contains(.label)
    return [remedy]
  }

  /// A longer row is a grid or a toolbar, where each view has its own size.
  private static let mostInRow = 6

  /// Only if all the views of the stack share; otherwise one with a size of its own would lose it. Keys and
  /// fields in a row are meant to be equal, while texts seldom are.
  private static func equalShares(_ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard let stack = ambiguity.fillingArena else { return [] }
    let arranged = reading.visibleArranged(in: stack)
    let isShared = arranged.allSatisfy { outer in
      ambiguity.tiedViews.contains { reading.isInside($0, outer) }
    }
    guard isShared else { return [] }
    var remedy = Remedy(
      "Give \(reading.name(stack)) distribution fillEqually",
      [.set(reading.index(stack), .distribution, "fillEqually")],
      shows: ambiguity.views.map(reading.index), axis: ambiguity.axis)
    let kinds = Set(arranged.map { reading.declared($0).kind })
    remedy.isCorrection =
      arranged.count > 2 && (kinds == [.button] || kinds == [.textField])
      && ambiguity.axis == .horizontal
    remedy.isGeneral = ambiguity.axis == .vertical && kinds.contains(.label)
    return [remedy]
  }

  private static func spacer(_ ambiguity: AmbiguityCase) -> [Remedy] {
    let reading = ambiguity.reading
    guard let stack = ambiguity.fillingArena else { return [] }
    return [
      Remedy(
        "Add a spacer at the end of \(reading.name(stack))",
        [.addMember(reading.index(stack), "spacer")],
        shows: ambiguity.views.map(reading.index), axis: ambiguity.axis)
    ]
  }

  private static func wrapping(
    _ views: [ViewID], _ ambiguity: AmbiguityCase, at priority: Double
  ) -> [Remedy] {
    let reading = ambiguity.reading
    guard ambiguity.axis == .horizontal else { return [] }
    let labels = views.filter { reading.isLabelOfOneLine($0) && reading.hasWords($0) }
    let longest = labels.sorted {
      reading.content($0, .horizontal).intrinsic ?? 0
        > reading.content($1, .horizontal).intrinsic ?? 0
    }
    return longest.prefix(2).flatMap { label -> [Remedy] in
      let wrap = Remedy(
        "Let \(reading.name(label)) wrap", [.set(reading.index(label), .numberOfLines, "0")],
        shows: ambiguity.views.map(reading.index), axis: .horizontal)
      guard let lower = FreePriority.below(priority, inUse: ambiguity.prioritiesInUse) else {
        return [wrap]
      }
      // Two texts of equal resistance would compete for the lines as well.
      var giving = wrap
      giving.title += " before the others are cut"
      giving.isGeneral = label == ambiguity.shorterOfTwo
      giving.changes.append(
        .set(reading.index(label), .horizontalCompressionResistance, figure(lower)))
      // A fixed height around the text has to grow with it.
      let higher = wrappingWithRoom(label, reading).prefix(1).map { remedy in
        var remedy = remedy
        remedy.shows = unique(remedy.shows + ambiguity.views.map(reading.index))
        remedy.changes.append(
          .set(reading.index(label), .horizontalCompressionResistance, figure(lower)))
        return remedy
      }
      guard let row = reading.stack(arranging: label), reading.keepsLow(row, label) else {
        return [wrap, giving] + higher
      }
      var centered = giving
      centered.title += ", centered in \(reading.name(row))"
      centered.changes.append(.set(reading.index(row), .alignment, "center"))
      return [wrap, giving, centered] + higher
    }
  }
}

extension AmbiguityCase {
  /// The shorter of two contents that compete for a width, as a title and a date do: it is kept whole.
  ///
  /// Source: of 38 reported pairs in which the accepted edit cuts one of the two, it cuts the longer in 38.
  fileprivate var shorterOfTwo: ViewID? {
    guard axis == .horizontal, tiedViews.count == 2 else { return nil }
    let lengths = tiedViews.map { reading.content($0, axis).intrinsic ?? 0 }
    return lengths[0] == lengths[1] ? nil : tiedViews[lengths[0] < lengths[1] ? 0 : 1]
  }
}

extension LayoutReading {
  /// Whether a row makes its views equally high and one of them, such as a switch, hugs its height so
  /// strongly that a text beside it has no room for another line.
  fileprivate func keepsLow(_ row: ViewID, _ text: ViewID) -> Bool {
    guard let properties = stackProperties(row), properties.axis == .horizontal,
      properties.alignment == .fill
    else { return false }
    let resistance = content(text, .vertical).compressionResistance
    return visibleArranged(in: row).contains { other in
      other != text && content(other, .vertical).hugging >= resistance
    }
  }
}

extension AmbiguityCase {
  /// The stack in which the group competes, if it fills along the axis in question.
  fileprivate var fillingArena: ViewID? {
    guard let stack = arena, let properties = reading.stackProperties(stack),
      properties.axis == axis, properties.distribution == .fill
    else { return nil }
    return stack
  }
}
