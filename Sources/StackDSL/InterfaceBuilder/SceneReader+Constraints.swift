/// Constraints as Interface Builder writes them: an absent item is the view that owns the constraint.
extension SceneReader {
  mutating func addConstraints(of view: ViewIndex) {
    addConstraints(listedIn: elements[view.index], owner: view)
  }

  mutating func addConstraints(listedIn element: Int, owner: ViewIndex) {
    for list in xml.children(of: element) where xml.isNamed("constraints", list) {
      for constraint in xml.children(of: list) where xml.isNamed("constraint", constraint) {
        add(constraint, owner: owner)
      }
    }
  }

  private mutating func add(_ element: Int, owner: ViewIndex) {
    // Half a constraint would say something else.
    guard xml.hasWholeTag(element), let first = anchor("first", of: element, owner: owner) else {
      return
    }
    var second: Anchor?
    if xml.attribute("secondAttribute", of: element) != nil {
      second = anchor("second", of: element, owner: owner)
      if second == nil { return }
    }
    let constant = xml.attribute("constant", of: element)
    let priority = xml.attribute("priority", of: element)
    let tag = xml.elements[element].tag
    let id = document.id(of: element)
    var constraint = Constraint(
      first: first, relation: relation(of: element), second: second,
      multiplier: xml.value("multiplier", of: element).flatMap(ratio) ?? 1,
      constant: xml.number("constant", of: element) ?? 0,
      priority: xml.number("priority", of: element) ?? 1000,
      identifier: xml.value("identifier", of: element),
      condition: id.flatMap { condition(for: variations[$0]) }, owner: owner,
      span: document.span(tag), constantSpan: constant.map { document.span($0.value) },
      prioritySpan: priority.map { document.span($0.value) },
      prioritySlot: document.nameSpan(of: element).end)
    constraint.objectID = id
    constraint.changesAtRunTime = id.flatMap(document.outlet) != nil
    constraint.isPlaceholder = xml.isTrue("placeholder", of: element)
    append(constraint, varied: element)
  }

  /// A constant that is another in some size class makes several constraints; one of them holds.
  private mutating func append(_ constraint: Constraint, varied element: Int) {
    let variations = xml.children(of: element).filter {
      xml.isNamed("variation", $0) && xml.attribute("constant", of: $0) != nil
        && xml.value("key", of: $0) != "default"
    }
    guard !variations.isEmpty else {
      screen.constraints.append(constraint)
      return
    }
    let installed = constraint.objectID.flatMap { self.variations[$0] }
    var usual = constraint
    var special: [String] = []
    for variation in variations {
      guard let key = xml.value("key", of: variation),
        let constant = xml.number("constant", of: variation)
      else { continue }
      special.append(key)
      var varied = constraint
      varied.constant = constant
      varied.constantSpan = xml.attribute("constant", of: variation).map { document.span($0.value) }
      varied.span = document.span(xml.elements[variation].tag)
      varied.condition = condition(
        for: Installation(onlyIn: key, element: variation),
        within: installed)
      screen.constraints.append(varied)
    }
    usual.condition = condition(
      for: Installation(exceptIn: special, element: element),
      within: installed)
    screen.constraints.append(usual)
  }

  private func relation(of element: Int) -> Constraint.Relation {
    guard let written = xml.value("relation", of: element) else { return .equal }
    return Constraint.Relation.allCases.first { $0.nameInUIKit == written } ?? .equal
  }

  /// `16:9`, `1/3`, `0.5`; nil if it is not a finite number.
  private func ratio(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let above = parts[0], let below = parts[1], below != 0 else { return nil }
      return above / below
    default: return nil
    }
  }

  /// One side of a constraint; an absent item is the owner.
  private mutating func anchor(_ side: String, of element: Int, owner: ViewIndex) -> Anchor? {
    guard let written = xml.value("\(side)Attribute", of: element) else { return nil }
    guard let id = xml.value("\(side)Item", of: element) else {
      return Anchor(view: owner, attribute: written)
    }
    if let view = views[id] { return Anchor(view: view, attribute: written) }
    if let (view, guide) = guides[id] {
      return Anchor(view: view, guide: guide, attribute: written)
    }
    if document.element(id) == nil, let attribute = xml.attribute("\(side)Item", of: element) {
      addUnknownObject(id, at: document.span(attribute.value))
    }
    return nil
  }

  /// One problem for each object; its other constraints are notes.
  private mutating func addUnknownObject(_ id: String, at span: SourceSpan) {
    let message = "There is no object `\(id)` in this document: the constraint is left out."
    if let known = problems.firstIndex(where: { $0.message == message }) {
      problems[known].notes.append(Problem.Note(span: span, message: "So is this one."))
    } else {
      problems.append(Problem(.unknownObject, span: span, message: message))
    }
  }
}

extension Anchor {
  /// An attribute of a view as Interface Builder writes it; nil for anything else.
  fileprivate init?(view: ViewIndex, attribute: String) {
    if let plain = Attribute(interfaceBuilder: attribute) {
      self.init(view: view, item: .view, attribute: plain)
      return
    }
    var edge: Substring?
    if attribute.hasSuffix("Margin") { edge = attribute.dropLast("Margin".count) }
    if attribute.hasSuffix("WithinMargins") { edge = attribute.dropLast("WithinMargins".count) }
    guard let attribute = edge.flatMap({ Attribute(rawValue: String($0)) }) else { return nil }
    self.init(view: view, item: .layoutMargins, attribute: attribute)
  }

  fileprivate init?(view: ViewIndex, guide: LayoutGuideObject, attribute: String) {
    guard let plain = Attribute(interfaceBuilder: attribute) else { return nil }
    switch guide {
    case .safeArea: self.init(view: view, item: .safeArea, attribute: plain)
    case .margins: self.init(view: view, item: .layoutMargins, attribute: plain)
    case .content: self.init(view: view, item: .content, attribute: plain)
    case .frame: self.init(view: view, item: .frame, attribute: plain)
    case .top, .bottom:
      // `UILayoutSupport` has a top, a bottom and a height. One of its edges is that of the view, and so is its start:
      // Interface Builder draws at 0 pt what is tied to it in both documents that do so.
      if plain == .leading || plain == .left {
        self.init(view: view, item: .view, attribute: plain)
        return
      }
      guard plain == .top || plain == .bottom else { return nil }
      let isInner = (plain == .bottom) == (guide == .top)
      self.init(
        view: view, item: isInner ? .safeArea : .view, attribute: guide == .top ? .top : .bottom)
    case .keyboard:
      let isTop = plain == .top
      self.init(
        view: view, item: isTop ? .safeArea : .view, attribute: isTop ? .bottom : plain)
    }
  }
}

extension Anchor.Attribute {
  fileprivate init?(interfaceBuilder name: String) {
    // `baseline` is the last one, as it was before there were two.
    self.init(rawValue: name == "baseline" ? "lastBaseline" : name)
  }
}
