/// Insets by edge, in points.
struct EdgeInsets: Sendable, Equatable {
  var top: Double
  var leading: Double
  var bottom: Double
  var trailing: Double
}

/// A root's safe area and margins according to recorded frames; nil for an edge about which they say nothing.
struct RecordedInsets: Sendable {
  struct Edges: Sendable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?

    var isEmpty: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }
  }
  var safeArea = Edges()
  var margins = Edges()
}

extension InterfaceBuilderDocument {
  /// An inset that is deeper was recorded by mistake: below the island (62 pt), which Xcode 15 and 16
  /// sometimes count twice, stands the large title of iOS 26 (106 pt).
  private static let deepestInset = 2.0 * 62 + 106
  /// UIKit's widest margin. Above and below the content of a cell, and according to a frame that Interface Builder
  /// marks as misplaced, a deeper one is of a frame drawn long ago: of 214 recorded margins of cells one is deeper,
  /// and of 23 according to misplaced frames two are, with 90 and 132 pt.
  private static let widestMargin = 20.0

  /// Derives insets from required equalities between the root and its direct subviews: a view that is pinned to
  /// the margin or the safe area lies as far from the edge as that is deep. Constraints that any size class
  /// leaves out do not count, because the record may be of that class.
  func recordedInsets(
    of root: SceneRoot, variations: InstallationVariations
  ) -> RecordedInsets {
    guard let whole = rect(of: root.view) else { return RecordedInsets() }
    let sides = InsetSides(
      guides: layoutGuides(of: root).filter { $0.value.isSafeArea },
      rootIDs: [id(of: root.view), id(of: root.owner)])
    var found: [InsetSides.Side: [Double]] = [:]
    for owner in Set([root.view, root.owner]).sorted() {
      for list in xml.children(of: owner) where xml.isNamed("constraints", list) {
        for constraint in xml.children(of: list) {
          guard id(of: constraint).map({ variations[$0] == nil }) ?? true,
            let pin = pin(constraint, sides: sides, inside: root.view),
            let inset = pin.inset(in: whole),
            inset <= deepest(pin, in: root)
          else { continue }
          found[pin.side, default: []].append(inset)
        }
      }
    }
    func edges(_ isMargin: Bool) -> RecordedInsets.Edges {
      func agreed(_ edge: InsetSides.Edge) -> Double? {
        // A record in which views disagree says nothing.
        guard let all = found[InsetSides.Side(isMargin: isMargin, edge: edge)],
          let first = all.first,
          all.allSatisfy({ abs($0 - first) < 0.51 }), first >= 0
        else { return nil }
        return first
      }
      return RecordedInsets.Edges(
        top: agreed(.top), leading: agreed(.leading), bottom: agreed(.bottom),
        trailing: agreed(.trailing))
    }
    return RecordedInsets(safeArea: edges(false), margins: edges(true))
  }

  private func deepest(_ pin: InsetPin, in root: SceneRoot) -> Double {
    let isOfCell = root.host == .cell && [.top, .bottom].contains(pin.side.edge)
    return isOfCell || pin.isMisplaced ? Self.widestMargin : Self.deepestInset
  }

  /// A constraint between the root's safe area or margin and a view straight inside.
  private func pin(_ constraint: Int, sides: InsetSides, inside root: Int) -> InsetPin? {
    guard xml.attribute("relation", of: constraint) == nil,
      xml.attribute("multiplier", of: constraint) == nil,
      xml.attribute("priority", of: constraint) == nil,
      let firstAttribute = xml.value("firstAttribute", of: constraint),
      let secondAttribute = xml.value("secondAttribute", of: constraint)
    else { return nil }
    let first = xml.value("firstItem", of: constraint)
    let second = xml.value("secondItem", of: constraint)
    let constant = xml.number("constant", of: constraint) ?? 0
    if let side = sides.side(second, secondAttribute) {
      return InsetPin(
        side: side, attribute: firstAttribute, distance: constant,
        frame: first.flatMap { pinnedFrame($0, in: root) }, isMisplaced: isMisplaced(first))
    }
    if let side = sides.side(first, firstAttribute) {
      return InsetPin(
        side: side, attribute: secondAttribute, distance: -constant,
        frame: second.flatMap { pinnedFrame($0, in: root) }, isMisplaced: isMisplaced(second))
    }
    return nil
  }

  private func isMisplaced(_ id: String?) -> Bool {
    id.flatMap(element).map { xml.isTrue("misplaced", of: $0) } ?? false
  }

  /// Constraints speak of alignment rects, which are the frames but for some controls.
  private func pinnedFrame(_ id: String, in root: Int) -> RecordedRect? {
    guard let view = element(id),
      xml.elements[view].parent.flatMap({ xml.elements[$0].parent }) == root,
      !["switch", "slider", "segmentedControl"].contains(xml.name(view))
    else { return nil }
    return rect(of: view)
  }
}

/// Which edge of the safe area or the margins an item and attribute of a constraint are.
private struct InsetSides {
  enum Edge: String { case top, leading, bottom, trailing }

  struct Side: Hashable {
    var isMargin: Bool
    var edge: Edge
  }

  var guides: [String: LayoutGuideObject]
  var rootIDs: [String?]

  func side(_ item: String?, _ attribute: String) -> Side? {
    if let item, let guide = guides[item] {
      if case .safeArea = guide {
        return Edge(rawValue: attribute).map { Side(isMargin: false, edge: $0) }
      }
      return guide.edge(attribute).map { Side(isMargin: false, edge: $0 == .top ? .top : .bottom) }
    }
    guard attribute.hasSuffix("Margin"), item == nil || rootIDs.contains(item) else { return nil }
    return Edge(rawValue: String(attribute.dropLast("Margin".count))).map {
      Side(isMargin: true, edge: $0)
    }
  }
}

/// A view pinned to one of those edges.
private struct InsetPin {
  var side: InsetSides.Side
  var attribute: String
  /// From the edge to the view's attribute, toward the right and the bottom.
  var distance: Double
  var frame: RecordedRect?
  /// Whether the constraints do not give that frame.
  var isMisplaced: Bool

  func inset(in whole: RecordedRect) -> Double? {
    guard let frame else { return nil }
    switch (side.edge, attribute) {
    case (.top, "top"): return frame.y - distance
    case (.top, "bottom"): return frame.y + frame.height - distance
    case (.bottom, "bottom"): return whole.height - frame.y - frame.height + distance
    case (.bottom, "top"): return whole.height - frame.y + distance
    case (.leading, "leading"): return frame.x - distance
    case (.leading, "trailing"): return frame.x + frame.width - distance
    case (.trailing, "trailing"): return whole.width - frame.x - frame.width + distance
    case (.trailing, "leading"): return whole.width - frame.x + distance
    default: return nil
    }
  }
}
