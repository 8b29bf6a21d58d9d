/// New constraints, and other words for those that are there, as Interface Builder writes them.
extension DocumentEditor {
  /// A `constraint` in the list of the view that owns each, with ids that nothing has yet.
  ///
  /// Nil if a document cannot say one: an anchor without an object, or one of another scene.
  public func add(_ constraints: [PlainConstraint]) -> [TextEdit]? {
    var lists: [(owner: Int, lines: [NewElement])] = []
    var taken = valuesLikeIDs
    for constraint in constraints {
      guard let owner = ownerElement(of: constraint),
        let attributes = attributes(of: inFileOrder(constraint), in: owner)
      else { return nil }
      let id = Self.unusedID(for: attributes, besides: &taken)
      let element = NewElement(id: id, text: "<constraint \(attributes) id=\"\(id)\"/>")
      if let known = lists.firstIndex(where: { $0.owner == owner }) {
        lists[known].lines.append(element)
      } else {
        lists.append((owner, [element]))
      }
    }
    return lists.flatMap { list in
      insertions(of: list.lines.sorted { $0.id < $1.id }, into: list.owner)
    }
  }

  /// The attributes that make a constraint say something else. Nil for what takes more than that.
  public func restate(constraint index: Int, as new: PlainConstraint) -> [TextEdit]? {
    guard let editor = constraint(index), let owner = ownerElement(of: editor.element) else {
      return nil
    }
    let placed = screen.constraints[index]
    let old = PlainConstraint(asWritten: placed)
    guard let new = placed.isTurned ? new.turned : new, (old.second == nil) == (new.second == nil),
      new.multiplier.isFinite, new.multiplier != 0
    else { return nil }
    var parts: [[TextEdit]?] = []
    for (side, before, after) in [("first", old.first, new.first)] + both(old.second, new.second) {
      guard before != after else { continue }
      guard let end = end(after) else { return nil }
      parts.append(
        side == "first" && end.item == document.id(of: owner)
          ? editor.remove("firstItem") : editor.set("\(side)Item", to: end.item))
      parts.append(editor.set("\(side)Attribute", to: end.attribute))
    }
    if old.relation != new.relation {
      parts.append(setRelation(ofConstraint: index, to: placed.written(new.relation)))
    }
    if old.multiplier != new.multiplier {
      parts.append(
        new.multiplier == 1
          ? editor.remove("multiplier") : editor.set("multiplier", to: factor(new.multiplier)))
    }
    if old.constant != new.constant {
      parts.append(setConstant(ofConstraint: index, to: placed.written(new.constant)))
    }
    if old.priority != new.priority {
      parts.append(setPriority(ofConstraint: index, to: new.priority))
    }
    let edits = parts.compactMap { $0 }
    return edits.count == parts.count ? edits.flatMap { $0 } : nil
  }

  private func both(_ old: Anchor?, _ new: Anchor?) -> [(String, Anchor, Anchor)] {
    guard let old, let new else { return [] }
    return [("second", old, new)]
  }

  // MARK: What it says

  /// Distances to what is around a view count inward there: `superview.trailing = view.trailing + 16`.
  private func inFileOrder(_ constraint: PlainConstraint) -> PlainConstraint {
    guard let second = constraint.second, [.trailing, .right, .bottom].contains(second.attribute),
      screen.isInside(constraint.first.view, second.view)
    else { return constraint }
    return constraint.turned ?? constraint
  }

  private func attributes(of constraint: PlainConstraint, in owner: Int) -> String? {
    guard constraint.constant.isFinite, constraint.multiplier.isFinite,
      constraint.multiplier != 0, (1...1000).contains(constraint.priority),
      let first = end(constraint.first)
    else { return nil }
    var parts: [String] = []
    if first.item != document.id(of: owner) { parts.append("firstItem=\"\(first.item)\"") }
    parts.append("firstAttribute=\"\(first.attribute)\"")
    if constraint.relation != .equal {
      parts.append("relation=\"\(constraint.relation.nameInUIKit)\"")
    }
    if let anchor = constraint.second {
      guard let second = end(anchor) else { return nil }
      parts.append("secondItem=\"\(second.item)\"")
      parts.append("secondAttribute=\"\(second.attribute)\"")
      if constraint.multiplier != 1 {
        parts.append("multiplier=\"\(factor(constraint.multiplier))\"")
      }
    }
    if constraint.priority != 1000 {
      parts.append("priority=\"\(shortNumber(constraint.priority))\"")
    }
    if constraint.constant != 0 { parts.append("constant=\"\(shortNumber(constraint.constant))\"") }
    return parts.joined(separator: " ")
  }

  /// To a millionth, as Interface Builder records a ratio that was typed as a number.
  private func factor(_ number: Double) -> String {
    decimalText((number * 1e6).rounded() / 1e6)
  }

  /// One side as the file names it. Nil if no object stands for it.
  private func end(_ anchor: Anchor) -> (item: String, attribute: String)? {
    guard let element = element(of: anchor.view) else { return nil }
    let attribute = anchor.attribute.nameInInterfaceBuilder
    let guides = document.layoutGuides(of: element)
    func id(of guide: LayoutGuideObject) -> String? { guides.first { $0.value == guide }?.key }
    let view = document.id(of: owner(standingFor: element))
    switch anchor.item {
    case .view: return view.map { ($0, attribute) }
    case .safeArea:
      if let guide = id(of: .safeArea) { return (guide, attribute) }
      return controllerGuide(around: element, anchor.attribute)
    case .layoutMargins:
      let isCenter = anchor.attribute.dimension != .size && attribute.hasPrefix("center")
      guard anchor.attribute.dimension != .size, !attribute.lowercased().hasSuffix("baseline")
      else { return nil }
      return view.map { ($0, attribute + (isCenter ? "WithinMargins" : "Margin")) }
    case .content:
      if let guide = id(of: .content) { return (guide, attribute) }
      // The edges of a scroll view are those of its content, its sizes those of its frame.
      return anchor.attribute.dimension == .size ? nil : view.map { ($0, attribute) }
    case .frame:
      if let guide = id(of: .frame) { return (guide, attribute) }
      return anchor.attribute.dimension == .size ? view.map { ($0, attribute) } : nil
    case .readableContent: return nil
    }
  }

  /// Documents from before safe areas have a guide at the top and one at the bottom.
  private func controllerGuide(
    around view: Int, _ attribute: Anchor.Attribute
  ) -> (item: String, attribute: String)? {
    guard attribute == .top || attribute == .bottom, let controller = xml.elements[view].parent,
      let list = xml.child("layoutGuides", of: controller)
    else { return nil }
    let guide = xml.children(of: list).first {
      xml.value("type", of: $0) == attribute.rawValue
    }
    return guide.flatMap(document.id).map { ($0, attribute == .top ? "bottom" : "top") }
  }

  // MARK: Where it stands

  func element(of view: ViewIndex) -> Int? {
    guard screen.views.indices.contains(view.index) else { return nil }
    // A root that is a stack is the element of two views, and its id that of the inner one.
    guard view != .screen || screen.views[0].path != "root" else { return nil }
    return attributes(at: screen.views[view.index].span)?.element
  }

  /// Constraints of a collection view's cell stand in the cell and name it.
  private func owner(standingFor element: Int) -> Int {
    guard let parent = xml.elements[element].parent, xml.isNamed("view", element),
      xml.value("key", of: element) == "contentView",
      xml.isNamed("collectionViewCell", parent) || xml.isNamed("collectionReusableView", parent)
    else { return element }
    return parent
  }

  /// The innermost view around both sides; of a size alone the view itself.
  private func ownerElement(of constraint: PlainConstraint) -> Int? {
    let first = constraint.first.view
    let second = constraint.second?.view ?? first
    guard screen.views.indices.contains(first.index) else { return nil }
    let owner = ([first] + screen.superviews(of: first)).first {
      $0 == second || screen.isInside(second, $0)
    }
    return owner.flatMap(element(of:)).map(self.owner)
  }

  /// The view whose list has a constraint.
  private func ownerElement(of constraint: Int) -> Int? {
    xml.elements[constraint].parent.flatMap { xml.elements[$0].parent }
  }

  private struct NewElement {
    var id: String
    var text: String
  }

  /// - Parameter lines: in the order of their ids, as those that are there.
  private func insertions(of lines: [NewElement], into owner: Int) -> [TextEdit] {
    guard let list = xml.child("constraints", of: owner),
      let last = xml.children(of: list).last
    else { return [newList(of: lines, in: owner)] }
    return lines.map { line in
      let next = xml.children(of: list).first {
        xml.isNamed("constraint", $0) && (document.id(of: $0) ?? "") > line.id
      }
      if let next {
        let start = xml.elements[next].tag.lowerBound
        return insert(line.text + blanks(before: start), at: start)
      }
      let end = xml.elements[last].span.upperBound
      return insert(blanks(before: xml.elements[last].tag.lowerBound) + line.text, at: end)
    }
  }

  /// `constraints` behind what Interface Builder writes before it.
  private func newList(of lines: [NewElement], in owner: Int) -> TextEdit {
    // An empty list, which nothing but another program writes, is where the new one belongs.
    if let empty = xml.child("constraints", of: owner) {
      let span = xml.elements[empty].span
      let start = blanks(before: xml.elements[owner].tag.lowerBound)
      let outer = blanks(before: span.lowerBound)
      let inner = outer + step(outer, from: start)
      return document.edit(span, listText(lines, outer: outer, inner: inner))
    }
    return newChild(of: owner, behind: comesBeforeConstraints) { outer, inner in
      listText(lines, outer: outer, inner: inner)
    }
  }

  private func listText(_ lines: [NewElement], outer: String, inner: String) -> String {
    "<constraints>" + lines.map { inner + $0.text }.joined() + outer + "</constraints>"
  }

  /// Each of 1,849 lists of constraints in 300 public documents stands behind all such elements of its
  /// view and before all others, in the order of its ids.
  private func comesBeforeConstraints(_ element: Int) -> Bool {
    switch xml.name(element) {
    case "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "gestureRecognizers",
      "accessibility", "tableViewCellContentView", "collectionViewCellContentView":
      true
    case "color", "view":
      ["backgroundColor", "tintColor", "contentView"].contains(xml.value("key", of: element))
    default: false
    }
  }

  // MARK: Ids

  /// `a3F-9k-Xz0`: as Interface Builder makes them, but the same for the same constraint.
  private static func unusedID(for words: String, besides taken: inout Set<String>) -> String {
    var salt = 0
    while true {
      let id = id(of: "\(words)\(salt)")
      if taken.insert(id).inserted { return id }
      salt += 1
    }
  }

  /// Ids, and all values that could be taken for one.
  private var valuesLikeIDs: Set<String> {
    var values: Set<String> = []
    for attribute in xml.attributes where attribute.value.count == Self.lengthOfID {
      values.insert(xml.text(attribute.value))
    }
    return values
  }

  private static let lengthOfID = "a3F-9k-Xz0".utf8.count

  private static func id(of words: String) -> String {
    var hash = byteHash(words.utf8)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var id = ""
    for place in 0..<8 {
      if place == 3 || place == 5 { id.append("-") }
      id.append(letters[Int(hash % UInt64(letters.count))])
      hash /= UInt64(letters.count)
    }
    return id
  }
}

extension Anchor.Attribute {
  /// Interface Builder calls the last baseline the baseline.
  fileprivate var nameInInterfaceBuilder: String { self == .lastBaseline ? "baseline" : rawValue }
}
