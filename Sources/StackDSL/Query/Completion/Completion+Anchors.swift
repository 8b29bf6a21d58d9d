/// Proposals for the two sides of a constraint: whole lines, the other side, anchors of one dimension.
extension Proposals {
  /// A whole constraint for each attribute of a view, with the likeliest other side; those that an
  /// equation ties already come last, and in a stack the sizes come first, for it sets the rest.
  func anchorLines(of view: ViewIndex) -> [Completion] {
    guard let screen, screen.views.indices.contains(view.index) else { return [] }
    var words = UseOrder.attributeWords
    if arrangingStack(of: view) != nil {
      let sizes = ["height", "width", "size"]
      words = sizes + words.filter { !sizes.contains($0) }
    }
    let tied = tiedWords(of: view)
    return (words.filter { !tied.contains($0) } + words.filter(tied.contains)).map { word in
      Completion(
        word, .attribute, documentation: Vocabulary.summary(ofAttribute: word) ?? "",
        snippet: "\(word) == \(rightSide(of: word, view, firstStop: 1))$0",
        plainText: "\(word) == ")
    }
  }

  /// Behind the first anchor of a constraint: the relation, with the likeliest other side.
  func relations(behind anchor: [String]) -> [Completion] {
    guard let word = anchor.last else { return [] }
    let place = place(anchor.dropLast())
    let side = rightSide(of: word, place?.view ?? owner, firstStop: 1)
    return ["==", ">=", "<="].map { relation in
      Completion(
        relation, .keyword, detail: Template.expanded(side), snippet: "\(relation) \(side)$0",
        plainText: "\(relation) ")
    }
  }

  /// The operators that can follow a whole operand, first the sign that leads inward.
  func operations(behind word: String) -> [Completion] {
    let number = distanceWritten(with: word)
    let isFarEdge = ["trailing", "bottom", "right"].contains(word)
    let signs = (isFarEdge ? ["-", "+"] : ["+", "-"]).map { sign in
      Completion(
        sign, .keyword, snippet: "\(sign) ${1:\(number ?? "20")}", plainText: "\(sign) ")
    }
    let factor = Completion("*", .keyword, snippet: "* ${1:2}", plainText: "* ")
    let inset = Completion(
      "inset", .keyword, documentation: Keyword.inset.summary,
      snippet: "inset ${1:\(number ?? "16")}", plainText: "inset ")
    let priority = Completion(
      "@", .keyword, documentation: "The priority; without one the constraint is required.",
      snippet: "@${1:999}", plainText: "@")
    let isComposite = CompositeAttribute(rawValue: word) != nil
    return isComposite ? [inset, priority] : signs + [factor, priority]
  }

  /// `safeArea.leading + 20`, with stops for the place and the number.
  private func rightSide(of word: String, _ view: ViewIndex, firstStop: Int) -> String {
    let around = surroundings(of: view)
    let written = distanceWritten(with: word)
    let number = "${\(firstStop + 1):\(written ?? "20")}"
    switch word {
    case "width", "height": return "${\(firstStop):\(written ?? "44")}"
    case "size": return "\(around.sibling ?? around.place).size"
    case "edges":
      return "${\(firstStop):\(around.place)}.edges inset ${\(firstStop + 1):\(written ?? "16")}"
    case "center", "centerX", "centerY": return "${\(firstStop):\(around.place)}.\(word)"
    case "firstBaseline", "lastBaseline":
      return "${\(firstStop):\(around.sibling ?? "superview")}.\(word)"
    case "top":
      guard let sibling = around.sibling else { break }
      return "${\(firstStop):\(sibling)}.bottom + ${\(firstStop + 1):\(written ?? "8")}"
    case "trailing", "bottom", "right":
      return "${\(firstStop):\(around.place)}.\(word) - \(number)"
    default: break
    }
    return "${\(firstStop):\(around.place)}.\(word) + \(number)"
  }

  // MARK: The other side

  func operands(_ path: [String], other: String?) -> [Completion] {
    if path.isEmpty {
      let own = attributes(of: PlaceOfAnchor(view: owner), other: other)
      return likelyAnchors(for: other) + own.filter { $0.label != other }
        + viewNames(from: owner).filter { $0.label != ownerView?.reference }
        + PlaceWord.ofEveryView.map(completion) + constants
    }
    guard let place = place(path) else { return [] }
    let inside = screen.map { $0.names(inside: place.view) } ?? []
    return attributes(of: place, other: other)
      + (place.item == .view ? inside + guides(of: place.view) : [])
  }

  private func guides(of view: ViewIndex) -> [Completion] {
    let isScrollView = screen.map { $0.views[view.index].kind == .scrollView } ?? false
    return PlaceWord.allCases.filter { isScrollView || !$0.isOfScrollView }.map(completion)
  }

  private func completion(_ place: PlaceWord) -> Completion {
    Completion(place.rawValue, .guide, documentation: place.summary)
  }

  /// Whole right sides, the likeliest first, that one also with its distance: the same attribute of what
  /// is around, then that of the sibling before, from its far edge on; below a sibling that one first. Of a
  /// view inside an instance, the same view of the instance before.
  private func likelyAnchors(for other: String?) -> [Completion] {
    guard let other, let word = other.split(separator: ".").last.map(String.init),
      Vocabulary.attributeWords.contains(word)
    else { return [] }
    let path = other.split(separator: ".").dropLast().map(String.init)
    let view = place(path)?.view ?? owner
    let around = surroundings(of: view)
    let places = around.places.map { "\($0).\(word)" }
    let facing = ["leading": "trailing", "top": "bottom", "left": "right"][word]
    let siblings = around.sibling.map { name in
      [facing, word].compactMap { $0 }.map { "\(name).\($0)" }
    }
    let isSize = word == "width" || word == "height" || word == "size"
    let isBelow = isSize || word == "top"
    var anchors = isBelow ? (siblings ?? []) + places : places + (siblings ?? [])
    if let other = counterpart(of: path) { anchors.insert("\(other).\(word)", at: 0) }
    let summary = Vocabulary.summary(ofAttribute: word) ?? ""
    let plain = anchors.map { Completion($0, .attribute, documentation: summary) }
    guard let first = anchors.first, let distance = distance(behind: first, word: word) else {
      return plain
    }
    let whole = Completion(
      first + distance, .attribute, documentation: summary, filterText: first, isLikely: true)
    return [whole] + plain
  }

  /// ` + 20`, as it is written with this attribute in this screen; nil if none is.
  private func distance(behind anchor: String, word: String) -> String? {
    guard !word.hasPrefix("center"), !word.hasSuffix("Baseline"),
      let number = distanceWritten(with: word)
    else { return nil }
    switch word {
    case "width", "height", "size", "center": return nil
    case "edges": return " inset \(number)"
    case "trailing", "bottom", "right": return " - \(number)"
    default: return " + \(number)"
    }
  }

  /// `name.title` for the `title` of an instance behind the instance `name` of the same component.
  private func counterpart(of path: [String]) -> String? {
    guard let screen, !path.isEmpty, let before = lastAlike(in: screen, beside: true),
      let name = screen.views[before.index].reference
    else { return nil }
    let wanted = ([name] + path).joined(separator: ".")
    return screen.views.contains { $0.reference == wanted } ? wanted : nil
  }

  /// The attributes that UIKit would pair with the other side, the same one first.
  func attributes(of place: PlaceOfAnchor, other: String?) -> [Completion] {
    let word = other.flatMap { $0.split(separator: ".").last }.map(String.init) ?? ""
    let isComposite = CompositeAttribute(rawValue: word) != nil
    var words = isComposite ? [word] : UseOrder.attributeWords
    if let attribute = Anchor.Attribute(rawValue: word) {
      let others = UseOrder.attributes.filter { $0 != attribute && $0.pairs(with: attribute) }
      words = ([attribute] + others).map(\.rawValue)
    }
    if place.item != .view { words.removeAll { $0.hasSuffix("Baseline") } }
    return words.map {
      Completion($0, .attribute, documentation: Vocabulary.summary(ofAttribute: $0) ?? "")
    }
  }

  // MARK: What is around

  /// Where a view stands, in the words of a constraint in its braces.
  private struct Surroundings {
    /// The places to which its edges are most likely tied, the likeliest first.
    var places: [String]
    /// The named view before it among those of its superview.
    var sibling: String?
    var place: String { places.first ?? "superview" }
  }

  private func surroundings(of view: ViewIndex) -> Surroundings {
    guard let screen, let parent = screen.views[view.index].parent else {
      return Surroundings(places: ["safeArea"])
    }
    let holder = screen.views[parent.index]
    let places =
      parent == .screen
      ? ["safeArea", "superview"]
      : holder.kind == .scrollView ? ["superview.content", "superview.frame"] : ["superview"]
    return Surroundings(places: places, sibling: siblingBefore(view, in: screen))
  }

  private func arrangingStack(of view: ViewIndex) -> View? {
    guard let screen, let parent = screen.views[view.index].parent else { return nil }
    let holder = screen.views[parent.index]
    return holder.kind.isStack ? holder : nil
  }

  /// Attributes of a view that an equation in its braces states, and the composites they are part of.
  private func tiedWords(of view: ViewIndex) -> Set<String> {
    var words: Set<String> = []
    for constraint in screen?.constraints ?? []
    where constraint.owner == view && constraint.first.view == view && constraint.relation == .equal
      && constraint.condition == nil
      && !(cursor.map(constraint.span.touches) ?? false)
    {
      words.insert(constraint.first.attribute.rawValue)
      words.formUnion(constraint.first.attribute.composite.map { [$0] } ?? [])
    }
    return words
  }

  func place(_ path: some Collection<String>) -> PlaceOfAnchor? {
    guard let screen else { return nil }
    var rest = Array(path)[...]
    var item = Anchor.Item.view
    if let last = rest.last, let guide = Anchor.Item(rawValue: last), guide != .view {
      item = guide
      rest = rest.dropLast()
    }
    if rest.isEmpty { return PlaceOfAnchor(view: item == .safeArea ? .screen : owner, item: item) }
    let name = rest.joined(separator: ".")
    if name == "superview" {
      return screen.views[owner.index].parent.map { PlaceOfAnchor(view: $0, item: item) }
    }
    let inside = screen.views.firstIndex {
      $0.pathInInstance == name && $0.instanceSpan == screen.views[owner.index].span
    }
    let index = inside ?? screen.views.firstIndex { $0.reference == name }
    return index.map { PlaceOfAnchor(view: ViewIndex($0), item: item) }
  }
}

extension Screen {
  /// The names that lead from a view to what a component put inside of it.
  func names(inside view: ViewIndex) -> [Completion] {
    guard views.indices.contains(view.index) else { return [] }
    let declared = views[view.index]
    return views.lazy.filter { $0.instanceSpan == declared.span }.compactMap { view in
      view.pathInInstance.map { Completion($0, .view, detail: view.kind.className) }
    }
  }
}

extension Anchor.Attribute {
  /// Whether UIKit accepts the two in one constraint.
  func pairs(with other: Self) -> Bool {
    guard dimension == other.dimension else { return false }
    guard dimension == .horizontal, self != .centerX, other != .centerX else { return true }
    return isLeadingOrTrailing == other.isLeadingOrTrailing
  }

  /// The composite that ties it together with others.
  fileprivate var composite: String? {
    switch self {
    case .leading, .trailing, .top, .bottom: "edges"
    case .centerX, .centerY: "center"
    case .width, .height: "size"
    case .left, .right, .firstBaseline, .lastBaseline: nil
    }
  }
}
