import LayoutEngine
import StackDSL

extension Rule {
  static let scrollContentAmbiguous = Rule(
    code: "scroll-content-ambiguous", severity: .error,
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let reading = ambiguity.reading
    let quantities = ambiguity.group + ambiguity.ambiguity.consequences
    guard
      let scroll = quantities.map(\.view).lazy.compactMap({ scrollView(around: $0, reading) })
        .first,
      case .missing = ambiguity.ambiguity.cause
    else { return nil }
    let missing = unpinnedEdges(of: scroll, ambiguity.axis, reading)
    let open = allOpenEdges(of: scroll, missing, reading)
    // What is open on both axes is one finding, so it names one view.
    let axis = open == missing ? ambiguity.axis : .vertical
    guard !missing.isEmpty,
      let content = outermost(
        in: scroll, at: unpinnedEdges(of: scroll, axis, reading), axis, reading)
    else { return nil }
    var report = ambiguity.report(
      message(reading, scroll, content, open), views: [content],
      remedies: remedies(reading, scroll, content, open), aspect: "")
    // The canvas shows that it scrolls along the other axis, as intended.
    if reading.screen.isOfInterfaceBuilder, open == missing,
      quantities.allSatisfy({ $0.view == scroll }),
      reading.showsAllContent(of: scroll, ambiguity.axis)
    {
      report.severity = .information
    }
    return report
  }

  private static func scrollView(around view: ViewID, _ reading: LayoutReading) -> ViewID? {
    reading.pathToRoot(from: view).first { reading.problem.views[$0.index].isScrollView }
  }

  /// The edges of the content guide that no constraint of a child mentions.
  private static func unpinnedEdges(
    of scroll: ViewID, _ axis: Axis, _ reading: LayoutReading
  ) -> [Anchor.Attribute] {
    let edges: [(Anchor.Attribute, [LayoutAnchor.Attribute])] =
      axis == .horizontal
      ? [(.leading, [.leading, .left]), (.trailing, [.trailing, .right])]
      : [(.top, [.top]), (.bottom, [.bottom])]
    return edges.filter { _, attributes in
      !reading.constraintsOfView[scroll.index].contains { id in
        let constraint = reading.problem.constraints[id.index]
        return [constraint.first, constraint.second].compactMap { $0 }.contains {
          $0.view == scroll && $0.item != .scrollFrame && attributes.contains($0.attribute)
        } && constraint.priority.isRequired && reading.isBetween(constraint, scroll)
      }
    }.map(\.0)
  }

  /// The view to tie the missing edge to: of several the one that reaches furthest. Nil if no edge is
  /// missing.
  private static func outermost(
    in scroll: ViewID, at missing: [Anchor.Attribute], _ axis: Axis,
    _ reading: LayoutReading
  ) -> ViewID? {
    guard let edge = missing.last else { return nil }
    let isFar = edge == .trailing || edge == .bottom
    let views = reading.children(of: scroll).filter { !reading.isOutOfSight($0) }
    return views.max { one, other in
      let (a, b) = (reading.alignmentRect(one), reading.alignmentRect(other))
      return isFar
        ? a[.position(axis)] + a[.size(axis)] < b[.position(axis)] + b[.size(axis)]
        : a[.position(axis)] > b[.position(axis)]
    } ?? reading.children(of: scroll).first
  }

  /// The missing edges of both axes, if the size of the content is open on the other axis too: one more line
  /// settles both.
  private static func allOpenEdges(
    of scroll: ViewID, _ missing: [Anchor.Attribute], _ reading: LayoutReading
  ) -> [Anchor.Attribute] {
    Axis.allCases.flatMap { axis -> [Anchor.Attribute] in
      let edges = unpinnedEdges(of: scroll, axis, reading)
      let isOpen = reading.outcome.ambiguities.contains { other in
        other.axis == axis && other.cause == .missing
          && (other.group + other.consequences).contains {
            scrollView(around: $0.view, reading) == scroll
          }
      }
      return isOpen || edges == missing ? edges : []
    }
  }

  private static func remedies(
    _ reading: LayoutReading, _ scroll: ViewID, _ content: ViewID,
    _ missing: [Anchor.Attribute]
  ) -> [Remedy] {
    let view = reading.index(content)
    let pins = missing.map { edge in
      Change.addConstraint(
        view,
        .edge(
          edge, of: view, to: reading.index(scroll), .content,
          constant: inset(at: edge, scroll, reading)))
    }
    let pin = Remedy(
      "Pin \(list(missing.map(\.rawValue))) of \(reading.name(content)) to the content of \(reading.name(scroll))",
      pins,
      shows: [view])
    let axis: Axis =
      missing.contains(.top) || missing.contains(.bottom) ? .horizontal : .vertical
    let size = PlainConstraint.size(of: view, axis, as: reading.index(scroll), .frame)
    let column = Remedy(
      "\(pin.title), with the \(axis.sizeWord) of \(reading.name(scroll))",
      pins + [.addConstraint(view, size)], shows: [view])
    return pinningToContent(reading, scroll, content)
      + pinningFromOutside(reading, scroll, content) + [pin, column]
  }

  /// The inset at the opposite edge of the content, as the constant that this edge needs; 0 if none is written.
  private static func inset(
    at edge: Anchor.Attribute, _ scroll: ViewID, _ reading: LayoutReading
  ) -> Double {
    let opposite = reading.children(of: scroll).lazy.flatMap(reading.pins).first {
      $0.edge == edge.opposite && reading.layout.id(of: $0.target.view) == scroll
        && $0.target.item != .frame
    }
    let isNear = edge == .leading || edge == .top
    let inset = max(0, (isNear ? -1 : 1) * (opposite?.constant ?? 0))
    return isNear ? inset : -inset
  }

  /// Constraints to the scroll view's frame were meant for its content.
  private static func pinningToContent(
    _ reading: LayoutReading, _ scroll: ViewID, _ content: ViewID
  ) -> [Remedy] {
    let (inner, outer) = (reading.index(content), reading.index(scroll))
    var lines: Set<SourceSpan> = []
    let changes = reading.screen.constraints.enumerated().compactMap { index, written -> Change? in
      guard written.first.view == inner, let second = written.second, second.view == outer,
        second.item == .frame, written.first.attribute.isEdge,
        written.span.file == reading.screen.span.file, lines.insert(written.span).inserted
      else { return nil }
      var meant = PlainConstraint(written)
      meant.second?.item = .content
      return .restate(
        constraint: index, written.text.replacing(".frame.", with: ".content."), meant)
    }
    guard !changes.isEmpty else { return [] }
    let remedy = Remedy(
      "Pin \(reading.name(content)) to the content of \(reading.name(scroll)), not to its frame",
      changes, shows: [inner], isCorrection: true)
    return [withWidthOfFrame(remedy, reading, scroll, content), remedy].compactMap(\.self)
  }

  /// Makes the content of a vertical scroll view as wide as the frame, less its insets. Otherwise it would be
  /// as wide as its longest text.
  private static func withWidthOfFrame(
    _ remedy: Remedy, _ reading: LayoutReading, _ scroll: ViewID, _ content: ViewID
  ) -> Remedy? {
    let pins = reading.pins(of: content).filter { $0.target.item == .frame }
    guard let leading = pins.first(where: { $0.edge == .leading || $0.edge == .left }),
      let trailing = pins.first(where: { $0.edge == .trailing || $0.edge == .right }),
      reading.stackProperties(content)?.axis != .horizontal, !reading.isNamed(.width, of: content)
    else { return nil }
    let inner = reading.index(content)
    var width = PlainConstraint.size(
      of: inner, .horizontal, as: reading.index(scroll), .frame)
    width.constant = trailing.constant - leading.constant
    var both = remedy
    both.title += ", with the width of its frame"
    both.changes.append(.addConstraint(inner, width))
    return both
  }

  /// A view that is tied to something around the scroll view does not move with the content. All its edges go
  /// to the content; open ones get the inset of the opposite edge. It is as wide as the frame less its
  /// insets.
  private static func pinningFromOutside(
    _ reading: LayoutReading, _ scroll: ViewID, _ content: ViewID
  ) -> [Remedy] {
    let (inner, outer) = (reading.index(content), reading.index(scroll))
    let edges: [Anchor.Attribute] = [.leading, .trailing, .top, .bottom]
    let pins = reading.pins(of: content).filter { pin in
      edges.contains(pin.edge)
        && reading.layout.id(of: pin.target.view).map {
          $0 != scroll && reading.isInside(scroll, $0)
        } ?? false
    }
    guard !pins.isEmpty, !reading.isNamed(.width, of: content),
      reading.children(of: scroll).count == 1
    else { return [] }
    func insets(_ edges: [Anchor.Attribute]) -> Double {
      pins.first { edges.contains($0.edge) }?.constant.magnitude ?? 0
    }
    func line(_ edge: Anchor.Attribute) -> PlainConstraint {
      let isNear = edge == .leading || edge == .top
      let axis = edge == .leading || edge == .trailing ? edges.prefix(2) : edges.suffix(2)
      let own = pins.first { $0.edge == edge }?.constant.magnitude
      let inset = own ?? insets(Array(axis))
      return .edge(edge, of: inner, to: outer, .content, constant: isNear ? inset : -inset)
    }
    var changes: [Change] = edges.map { edge in
      pins.first { $0.edge == edge }.map { reading.restating($0.index, line(edge)) }
        ?? .addConstraint(inner, line(edge))
    }
    var width = PlainConstraint.size(of: inner, .horizontal, as: outer, .frame)
    width.constant = line(.trailing).constant - line(.leading).constant
    changes.append(.addConstraint(inner, width))
    return [
      Remedy(
        "Pin \(reading.name(content)) to the content of \(reading.name(scroll)), not to what is around it, "
          + "with the width of its frame", changes, shows: [inner], isCorrection: true)
    ]
  }

  private static func message(
    _ reading: LayoutReading, _ scroll: ViewID, _ content: ViewID,
    _ missing: [Anchor.Attribute]
  ) -> String {
    let axes: [(String, [Anchor.Attribute])] = [
      ("width", [.leading, .trailing]), ("height", [.top, .bottom]),
    ]
    let sizes =
      axes
      .filter { !$0.1.filter(missing.contains).isEmpty }.map(\.0)
    let unknown = sizes.count > 1 ? "size" : list(sizes)
    // Most content is as wide as its scroll view and scrolls vertically, which an open width does not hinder.
    let effect =
      sizes == ["width"]
      ? ", so nothing says how far it scrolls sideways" : " and it will not scroll"
    return "Nothing ties \(reading.name(content)) to the \(list(missing.map(\.rawValue))) of "
      + "\(reading.name(scroll)): the content \(unknown) is unknown\(effect)."
  }
}

extension LayoutReading {
  /// The scroll view's frame places all its views on this axis, so there is nothing to scroll to.
  fileprivate func showsAllContent(of scroll: ViewID, _ axis: Axis) -> Bool {
    let frame = frameInContainer(scroll)
    let sides = Side.allCases.filter { $0.axis == axis }
    return children(of: scroll).allSatisfy { child in
      alignmentRectInContainer(child).farthest(beyond: frame, among: sides).map {
        $0.points <= Threshold.wholePoint
      }
        ?? true
    }
  }
}
