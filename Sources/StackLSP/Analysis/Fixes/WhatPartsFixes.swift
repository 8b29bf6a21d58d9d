import LayoutEngine
import StackDSL

/// The questions that decide between two fixes proven alike: whether a line can hold at all, whose size a
/// view has, and whether anything distinguishes them.
extension Remedy {
  /// Whether it removes, weakens or changes the fixed size of a picture, of a button that shows one or of a view that
  /// draws itself, or the shape of a view. A picture has the size of its file, so if a row has too much or too little
  /// room, another view should give way. Exceptions are a size that contradicts another line and a finding about the
  /// picture's size.
  func takesSizeOfPicture(on screen: Screen, mending finding: Finding) -> Bool {
    finding.severity != .error
      && changes.contains { change in
        guard let line = change.changedConstraint, screen.constraints.indices.contains(line) else {
          return false
        }
        let constraint = screen.constraints[line]
        guard constraint.relation == .equal, constraint.first.attribute.isSize else { return false }
        let view = screen.views[constraint.first.view.index]
        // A rule may know that a view can lose its shape.
        if let second = constraint.second {
          return isSearched && second.view == constraint.first.view && view.children.isEmpty
        }
        return constraint.first.view != finding.views.first && view.showsOnlyPicture
      }
  }

  /// Whether it changes the size of a view that stands for the keyboard, which the system decides. Of 383 preferred fixes
  /// three did, and two of the three were judged wrong.
  func resizesKeyboard(on screen: Screen) -> Bool {
    changes.contains { change in
      guard let line = change.changedConstraint, screen.constraints.indices.contains(line) else {
        return false
      }
      let first = screen.constraints[line].first
      return first.attribute.isSize
        && screen.views[first.view.index].name?.lowercased().contains("keyboard") ?? false
    }
  }

  /// The lines that it removes if it does nothing else; nil otherwise.
  var removedLines: Set<Int>? {
    lines { change in
      switch change {
      case .removeConstraint(let index), .remove(.constraint(let index)): index
      default: nil
      }
    }
  }

  /// Whether it gives up a line of a state or of some screens that contradicts another line about the same anchor. Its
  /// author wrote it in place of that one, which holds everywhere and gives way there.
  func givesUpOverride(on screen: Screen, mending finding: Finding) -> Bool {
    guard case .conflict? = finding.shortage else { return false }
    return (removedLines ?? weakenedLines(on: screen))?.contains { line in
      guard screen.constraints.indices.contains(line) else { return false }
      let own = screen.constraints[line]
      return own.condition != nil
        && screen.constraints.contains { $0.condition == nil && $0.first == own.first }
    } ?? false
  }

  /// The lines that it weakens if it does nothing else; nil otherwise.
  func weakenedLines(on screen: Screen) -> Set<Int>? {
    lines { change in
      guard case .setPriority(let index, let priority) = change,
        screen.constraints.indices.contains(index),
        priority < screen.constraints[index].priority
      else { return nil }
      return index
    }
  }

  /// Whether it only turns lines into bounds or wishes that place an edge which a line of the other remedy keeps at a
  /// distance from another view.
  func yields(to other: Remedy, on screen: Screen) -> Bool {
    changes.allSatisfy { change in
      switch change {
      case .setPriority(let line, _), .setRelation(let line, _):
        screen.constraints[line].relation == .equal
          && other.keepsAtDistance(screen.constraints[line].first)
      default: false
      }
    }
  }

  /// Whether it gives a line a priority below that of contents.
  var yieldsToContents: Bool {
    changes.contains { change in
      if case .setPriority(_, let priority) = change {
        priority < Priority.defaultHigh.value
      } else {
        false
      }
    }
  }

  /// Whether a search found the constant of a line.
  var inventsNumber: Bool {
    isSearched
      && changes.contains { change in
        if case .setConstant = change { true } else { false }
      }
  }

  /// The lines that it makes a bound if it does nothing else; nil otherwise.
  private var loosenedLines: Set<Int>? {
    lines { change in
      if case .setRelation(let index, _) = change { index } else { nil }
    }
  }

  /// Whether it removes lines or lets views leave their places, and does nothing else.
  func givesUpLines(on screen: Screen) -> Bool {
    removedLines != nil
      || loosenedLines?.contains { !screen.constraints[$0].first.attribute.isSize } ?? false
  }

  /// The only line that it weakens, removes or makes a bound.
  func touchedLine(on screen: Screen) -> Int? {
    guard let lines = removedLines ?? weakenedLines(on: screen) ?? loosenedLines, lines.count == 1
    else { return nil }
    return lines.first.flatMap { screen.constraints.indices.contains($0) ? $0 : nil }
  }

  /// Whether it removes lines to which the other gives a priority or another number.
  func removes(linesOf other: Remedy) -> Bool {
    let kept: Set<Int>? = other.lines { change in
      switch change {
      case .setPriority(let index, _), .setConstant(let index, _): index
      default: nil
      }
    }
    return removedLines != nil && removedLines == kept
  }

  /// Whether it only gives lines other numbers.
  var setsNumbers: Bool {
    changes.allSatisfy { if case .setConstant = $0 { true } else { false } }
  }

  /// Whether the other may rank before or beside it although the layouts favour this one.
  func mayBePassed(by other: Remedy, on screen: Screen) -> Bool {
    other.removes(linesOf: self) || isEven(with: other, on: screen)
  }

  private func lines(_ line: (Change) -> Int?) -> Set<Int>? {
    let found = changes.compactMap(line)
    return found.count == changes.count && !found.isEmpty ? Set(found) : nil
  }

  /// Whether only the author can know what it writes: what a class gives its view, or a length that fits this
  /// layout and stands nowhere on the screen. The least size of a touch target is Apple's.
  func guesses(known: Set<Double>, on screen: Screen) -> Bool {
    func isKnown(_ length: Double, of view: ViewIndex) -> Bool {
      let length = length.magnitude
      if length == touchTarget { return screen.views[view.index].kind.has(.isReadOrTouched) }
      return known.contains(length)
        || [0, Self.hairline, standardSpacing, Self.standardMargin, Self.widestMargin].contains(
          length)
    }
    return inventsNumber
      || changes.contains { change in
        switch change {
        case .set(let view, .spacing, let words):
          !(Double(words).map { isKnown($0, of: view) } ?? true)
        // Either the width or the line is the fault: in three reports of a text with a width of its own it is the
        // width, and of 39 texts without one 36 wrap.
        case .set(let view, .numberOfLines, _): screen.hasWidthOfItsOwn(view)
        // A tie of baselines says what is meant.
        case .removeConstraint(let index):
          [.firstBaseline, .lastBaseline].contains(screen.constraints[index].first.attribute)
        case .set(_, let property, _): property == .frame || property.isGivenByClass
        case .setConstant(let index, let length):
          !isKnown(length, of: screen.constraints[index].first.view)
        case .addConstraint(let view, let constraint):
          constraint.second == nil && !isKnown(constraint.constant, of: view)
            || !screen.mentions(view)
        default: false
        }
      }
  }

  /// Whether it changes the height of a cell that contradicts its lines. That may be the height that UIKit gives it at
  /// first: of eleven such reports ten accept a line that gives way, and five another height.
  func givesUpHeightOfCell(_ finding: Finding) -> Bool {
    finding.isOfGivenHeight
      && changes.contains { change in
        if case .set(_, .host, _) = change { true } else { false }
      }
  }

  /// Whether it makes room with a new line and the size of one of several siblings of a kind that have the same.
  func partsTwins(on screen: Screen) -> Bool {
    guard changes.contains(where: \.addsConstraint) else { return false }
    let lines = Set(changes.compactMap(\.changedConstraint))
    return lines.contains { line in
      guard screen.constraints.indices.contains(line) else { return false }
      let own = screen.constraints[line]
      return screen.constraints.indices.contains { index in
        let other = screen.constraints[index]
        return !lines.contains(index) && other.first.view != own.first.view
          && own.givesTheSameSize(as: other, on: screen)
          && screen.views[own.first.view.index].parent
            == screen.views[other.first.view.index].parent
      }
    }
  }

  /// Whether it knows nothing about the lines of a conflict but that they contradict each other, and gives up one
  /// of many.
  func givesUpOneOfMany(_ finding: Finding, on screen: Screen) -> Bool {
    guard let written = finding.writtenLines, finding.environments.isEmpty,
      let line = touchedLine(on: screen),
      isGeneral || loosenedLines != nil && screen.constraints[line].first.attribute.isSize
    else { return false }
    return written > Self.mostLinesOfChoice
  }

  /// Up to so many written lines of a conflict, the one that the solver gives up was the author's in 15 of 23
  /// reports; with more lines, in 3 of 10 that hold on every device. The others give up a place, a gap or
  /// another size.
  private static let mostLinesOfChoice = 3

  /// Whether nothing in the file parts the two: they say the same of two views of one kind, or they weaken or
  /// remove one line each, and the two lines differ only in their numbers ("Remove `height == 24`" and "Remove
  /// `height == 33`") or give two views of one kind the same size.
  func isEven(with other: Remedy, on screen: Screen) -> Bool {
    saysTheSame(as: other, on: screen) || touchesTwin(of: other, on: screen)
  }

  /// Whether both set one property to one value, each of another view of the same kind, once or in each instance of a
  /// component.
  private func saysTheSame(as other: Remedy, on screen: Screen) -> Bool {
    guard !changes.isEmpty, changes.count == other.changes.count else { return false }
    return zip(changes, other.changes).allSatisfy { own, other in
      guard case .set(let view, let property, let value) = own,
        case .set(let rival, property, value) = other
      else { return false }
      return view != rival && screen.views[view.index].kind == screen.views[rival.index].kind
    }
  }

  private func touchesTwin(of other: Remedy, on screen: Screen) -> Bool {
    guard (removedLines == nil) == (other.removedLines == nil),
      let line = touchedLine(on: screen), let rival = other.touchedLine(on: screen), line != rival
    else { return false }
    let (own, other) = (screen.constraints[line], screen.constraints[rival])
    return own.saysTheSame(as: other) || own.givesTheSameSize(as: other, on: screen)
  }
}

extension Constraint {
  /// Whether the constraints are equal except for the number.
  fileprivate func saysTheSame(as other: Constraint) -> Bool {
    first == other.first && second == other.second && multiplier == other.multiplier
      && relation == other.relation && priority == other.priority && condition == other.condition
      && constant != other.constant
  }

  /// Whether both give a view of one kind the same size.
  fileprivate func givesTheSameSize(as other: Constraint, on screen: Screen) -> Bool {
    first.attribute.isSize && first.attribute == other.first.attribute && second == nil
      && other.second == nil && relation == other.relation && constant == other.constant
      && screen.views[first.view.index].kind == screen.views[other.first.view.index].kind
  }
}

extension PropertyName {
  /// Whether the class of a view decides it, or the file of its picture.
  fileprivate var isGivenByClass: Bool {
    switch self {
    case .firstBaseline, .lastBaseline, .intrinsicContentSize, .imageSize: true
    default: false
    }
  }
}

extension Screen {
  /// Whether some line says where the view is or how large, or a stack places it.
  fileprivate func mentions(_ view: ViewIndex) -> Bool {
    views[view.index].parent.map { views[$0.index].kind.isStack } ?? false
      || constraints.contains { $0.first.view == view || $0.second?.view == view }
  }

  /// Whether a required line says how wide the view is, in points or by another view.
  fileprivate func hasWidthOfItsOwn(_ view: ViewIndex) -> Bool {
    constraints.contains { line in
      line.first == Anchor(view, .width) && line.relation == .equal && line.priority == 1000
    }
  }
}

extension View {
  /// Whether it shows a picture and no text, as far as the file says.
  fileprivate var showsOnlyPicture: Bool {
    kind == .imageView || drawsItself
      || kind == .button && !properties.contains { $0.name == .title }
  }
}
