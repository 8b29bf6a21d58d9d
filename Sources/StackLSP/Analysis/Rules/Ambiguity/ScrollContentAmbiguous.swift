import LayoutEngine
import StackDSL

extension Rule {
  static let scrollContentAmbiguous = Rule(
    code: "scroll-content-ambiguous", severity: .error,
    checks: [.ambiguity(report)])

  private static func report(_ ambiguity: AmbiguityCase) -> Report? {
    let layout = ambiguity.layout
    let quantities = ambiguity.group + ambiguity.ambiguity.consequences
    guard
      let scroll = quantities.map(\.view).lazy.compactMap({ scrollView(around: $0, layout) }).first,
      case .missing = ambiguity.ambiguity.cause
    else { return nil }
    let missing = unpinnedEdges(of: scroll, ambiguity.axis, layout)
    guard let content = outermost(in: scroll, at: missing, ambiguity.axis, layout) else {
      return nil
    }
    let open = allOpenEdges(of: scroll, missing, layout)
    return ambiguity.report(
      message(layout, scroll, content, open), views: [content],
      remedies: remedies(layout, scroll, content, open), aspect: "")
  }

  private static func scrollView(around view: ViewID, _ layout: LayoutReading) -> ViewID? {
    layout.pathToRoot(from: view).first { layout.problem.views[$0.index].isScrollView }
  }

  /// The edges of the content guide that no constraint of a child mentions.
  private static func unpinnedEdges(
    of scroll: ViewID, _ axis: Axis, _ layout: LayoutReading
  ) -> [StackDSL.Anchor.Attribute] {
    let edges: [(StackDSL.Anchor.Attribute, [LayoutEngine.Anchor.Attribute])] =
      axis == .horizontal
      ? [(.leading, [.leading, .left]), (.trailing, [.trailing, .right])]
      : [(.top, [.top]), (.bottom, [.bottom])]
    return edges.filter { _, attributes in
      !layout.constraintsOfView[scroll.index].contains { id in
        let constraint = layout.problem.constraints[id.index]
        return [constraint.first, constraint.second].compactMap { $0 }.contains {
          $0.view == scroll && $0.item != .scrollFrame && attributes.contains($0.attribute)
        } && constraint.priority.isRequired && layout.isBetween(constraint, scroll)
      }
    }.map(\.0)
  }

  /// The view that the missing edge is to be tied to: of several the one that reaches furthest there.
  /// Nil where no edge is missing.
  private static func outermost(
    in scroll: ViewID, at missing: [StackDSL.Anchor.Attribute], _ axis: Axis,
    _ layout: LayoutReading
  ) -> ViewID? {
    guard let edge = missing.last else { return nil }
    let isFar = edge == .trailing || edge == .bottom
    let views = layout.children(of: scroll).filter { !layout.isOutOfSight($0) }
    return views.max { one, other in
      let (a, b) = (layout.alignmentRect(one), layout.alignmentRect(other))
      return isFar
        ? a[.position(axis)] + a[.size(axis)] < b[.position(axis)] + b[.size(axis)]
        : a[.position(axis)] > b[.position(axis)]
    } ?? layout.children(of: scroll).first
  }

  /// The missing edges of both axes, if nothing says how large the content is on the other one
  /// either: a line more, and both are settled.
  private static func allOpenEdges(
    of scroll: ViewID, _ missing: [StackDSL.Anchor.Attribute], _ layout: LayoutReading
  ) -> [StackDSL.Anchor.Attribute] {
    Axis.allCases.flatMap { axis -> [StackDSL.Anchor.Attribute] in
      let edges = unpinnedEdges(of: scroll, axis, layout)
      let isOpen = layout.outcome.ambiguities.contains { other in
        other.axis == axis && other.cause == .missing
          && (other.group + other.consequences).contains {
            scrollView(around: $0.view, layout) == scroll
          }
      }
      return isOpen || edges == missing ? edges : []
    }
  }

  private static func remedies(
    _ layout: LayoutReading, _ scroll: ViewID, _ content: ViewID,
    _ missing: [StackDSL.Anchor.Attribute]
  ) -> [Remedy] {
    let view = layout.index(content)
    let pins = missing.map { edge in
      Change.addConstraint(
        view,
        .edge(
          edge, of: view, to: layout.index(scroll), .content,
          constant: inset(at: edge, scroll, layout)))
    }
    let pin = Remedy(
      "Pin \(list(missing.map(\.rawValue))) of \(layout.name(content)) to the content of \(layout.name(scroll))",
      pins,
      shows: [view])
    let axis: Axis =
      missing.contains(.top) || missing.contains(.bottom) ? .horizontal : .vertical
    let size = PlainConstraint.size(of: view, axis, as: layout.index(scroll), .frame)
    let column = Remedy(
      "\(pin.title), with the \(axis.sizeWord) of \(layout.name(scroll))",
      pins + [.addConstraint(view, size)], shows: [view])
    return pinningToContent(layout, scroll, content)
      + pinningFromOutside(layout, scroll, content) + [pin, column]
  }

  /// As far from the far edge as the first view is from the near one, in the sense of a constant; 0 where
  /// nothing says so.
  private static func inset(
    at edge: StackDSL.Anchor.Attribute, _ scroll: ViewID, _ layout: LayoutReading
  ) -> Double {
    let near: StackDSL.Anchor.Attribute? =
      edge == .bottom ? .top : edge == .trailing ? .leading : nil
    let begin = layout.children(of: scroll).lazy.flatMap(layout.pins).first {
      $0.edge == near && layout.layout.id(of: $0.target.view) == scroll && $0.target.item != .frame
    }
    return -max(0, begin?.constant ?? 0)
  }

  /// What is tied to the scroll view's frame was meant for its content.
  private static func pinningToContent(
    _ layout: LayoutReading, _ scroll: ViewID, _ content: ViewID
  ) -> [Remedy] {
    let (inner, outer) = (layout.index(content), layout.index(scroll))
    var lines: Set<SourceSpan> = []
    let changes = layout.screen.constraints.enumerated().compactMap { index, written -> Change? in
      guard written.first.view == inner, let second = written.second, second.view == outer,
        second.item == .frame, written.first.attribute.isEdge,
        written.span.file == layout.screen.span.file, lines.insert(written.span).inserted
      else { return nil }
      var meant = PlainConstraint(written)
      meant.second?.item = .content
      return .restate(
        constraint: index, written.text.replacing(".frame.", with: ".content."), meant)
    }
    guard !changes.isEmpty else { return [] }
    var remedy = Remedy(
      "Pin \(layout.name(content)) to the content of \(layout.name(scroll)), not to its frame",
      changes, shows: [inner])
    remedy.isCorrection = true
    return [withWidthOfFrame(remedy, layout, scroll, content), remedy].compactMap(\.self)
  }

  /// With what scrolls down as wide as the frame, less its insets: else it would be as wide as its longest text.
  private static func withWidthOfFrame(
    _ remedy: Remedy, _ layout: LayoutReading, _ scroll: ViewID, _ content: ViewID
  ) -> Remedy? {
    let pins = layout.pins(of: content).filter { $0.target.item == .frame }
    guard let leading = pins.first(where: { $0.edge == .leading || $0.edge == .left }),
      let trailing = pins.first(where: { $0.edge == .trailing || $0.edge == .right }),
      layout.stackProperties(content)?.axis != .horizontal, !layout.isNamed(.width, of: content)
    else { return nil }
    let inner = layout.index(content)
    var width = PlainConstraint.size(
      of: inner, .horizontal, as: layout.index(scroll), .frame)
    width.constant = trailing.constant - leading.constant
    var both = remedy
    both.title += ", with the width of its frame"
    both.changes.append(.addConstraint(inner, width))
    return both
  }

  /// What is tied to something around the scroll view does not move with the content: all its edges go to the
  /// content, those that nothing ties as far in as the opposite ones, and it is as wide as the frame less its
  /// insets.
  private static func pinningFromOutside(
    _ layout: LayoutReading, _ scroll: ViewID, _ content: ViewID
  ) -> [Remedy] {
    let (inner, outer) = (layout.index(content), layout.index(scroll))
    let edges: [StackDSL.Anchor.Attribute] = [.leading, .trailing, .top, .bottom]
    let pins = layout.pins(of: content).filter { pin in
      edges.contains(pin.edge)
        && layout.layout.id(of: pin.target.view).map {
          $0 != scroll && layout.isInside(scroll, $0)
        } ?? false
    }
    guard !pins.isEmpty, !layout.isNamed(.width, of: content),
      layout.children(of: scroll).count == 1
    else { return [] }
    func insets(_ edges: [StackDSL.Anchor.Attribute]) -> Double {
      pins.first { edges.contains($0.edge) }?.constant.magnitude ?? 0
    }
    func line(_ edge: StackDSL.Anchor.Attribute) -> PlainConstraint {
      let isNear = edge == .leading || edge == .top
      let axis = edge == .leading || edge == .trailing ? edges.prefix(2) : edges.suffix(2)
      let own = pins.first { $0.edge == edge }?.constant.magnitude
      let inset = own ?? insets(Array(axis))
      return .edge(edge, of: inner, to: outer, .content, constant: isNear ? inset : -inset)
    }
    var changes: [Change] = edges.map { edge in
      pins.first { $0.edge == edge }.map { layout.restating($0.index, line(edge)) }
        ?? .addConstraint(inner, line(edge))
    }
    var width = PlainConstraint.size(of: inner, .horizontal, as: outer, .frame)
    width.constant = line(.trailing).constant - line(.leading).constant
    changes.append(.addConstraint(inner, width))
    var remedy = Remedy(
      "Pin \(layout.name(content)) to the content of \(layout.name(scroll)), not to what is around it, "
        + "with the width of its frame", changes, shows: [inner])
    remedy.isCorrection = true
    return [remedy]
  }

  private static func message(
    _ layout: LayoutReading, _ scroll: ViewID, _ content: ViewID,
    _ missing: [StackDSL.Anchor.Attribute]
  ) -> String {
    let axes: [(String, [StackDSL.Anchor.Attribute])] = [
      ("width", [.leading, .trailing]), ("height", [.top, .bottom]),
    ]
    let sizes =
      axes
      .filter { !$0.1.filter(missing.contains).isEmpty }.map(\.0)
    let unknown = sizes.count > 1 ? "size" : list(sizes)
    // Most content is as wide as its scroll view and moves up and down, which an open width does not hinder.
    let effect =
      sizes == ["width"]
      ? ", so nothing says how far it scrolls sideways" : " and it will not scroll"
    return "Nothing ties \(layout.name(content)) to the \(list(missing.map(\.rawValue))) of "
      + "\(layout.name(scroll)): the content \(unknown) is unknown\(effect)."
  }
}

extension StackDSL.Anchor.Attribute {
  fileprivate var isEdge: Bool {
    [.leading, .trailing, .left, .right, .top, .bottom].contains(self)
  }
}
