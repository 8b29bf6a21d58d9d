import LayoutEngine
import StackDSL

extension Remedy {
  /// Gives a text more height from the fixed sizes around it, from the inside outward: its own height, that
  /// of its column, that of the card around it.
  static func makingRoom(for text: ViewID, _ reading: LayoutReading) -> [Remedy] {
    var remedy = Remedy("", [], shows: [reading.index(text)], axis: .vertical)
    var grown: [ViewID] = []
    var remedies: [Remedy] = []
    var inner = text
    for outer in reading.pathToRoot(from: text) {
      guard outer != reading.container, !reading.problem.views[outer.index].isScrollView else {
        break
      }
      defer { inner = outer }
      if outer != text, reading.stackProperties(outer) == nil {
        remedy.changes += reading.openTies(of: inner, in: outer).map {
          .addConstraint(reading.index(inner), $0)
        }
      }
      guard
        let index = reading.requiredSize(of: outer, .vertical)?.constraint
          ?? reading.shareOfSize(of: outer, .vertical),
        reading.screen.constraints[index].relation == .equal
      else { continue }
      let hugs = outer == text || reading.stackProperties(outer) != nil
      remedy.changes.append(
        hugs
          ? .setRelation(constraint: index, .greaterThanOrEqual)
          // A plain view has no content to hug: its size holds until the text in it needs more.
          : .setPriority(constraint: index, Priority.defaultHigh.value - 1))
      grown.append(outer)
      remedy.title = "Let \(list(grown.map(reading.name))) grow with the text"
      remedy.shows = [reading.index(outer), reading.index(text)]
      remedies.append(remedy)
    }
    return remedies
  }

  /// Lets a one-line label wrap together with the fixed sizes around it: wrapping alone would cut the label
  /// vertically.
  static func wrappingWithRoom(_ text: ViewID, _ reading: LayoutReading) -> [Remedy] {
    makingRoom(for: text, reading).compactMap { $0.lettingWrap(text, reading) }
  }
}

extension LayoutReading {
  /// The missing ties that keep a view inside a plain one that may grow, at the view's distance from another
  /// edge, else at 8 pt.
  fileprivate func openTies(of view: ViewID, in outer: ViewID) -> [PlainConstraint] {
    let (own, superview) = (index(view), index(outer))
    let pins = pins(of: view).filter { $0.target.view == superview }
    let vertical = pins.filter { $0.edge == .top || $0.edge == .bottom }
    let inset = vertical.first?.constant.magnitude ?? standardSpacing
    let isCentered = pins.contains { $0.edge == .centerY }
    let open: [Anchor.Attribute] =
      isHeld(view, at: .top) ? [.bottom] : isCentered || isHeld(view, at: .bottom) ? [.top] : []
    return open.filter { !isHeld(view, at: $0) }.map { edge in
      edge == .top
        ? .edge(.top, of: own, .greaterThanOrEqual, to: superview, constant: inset)
        : .edge(.bottom, of: own, .lessThanOrEqual, to: superview, constant: -inset)
    }
  }
}
