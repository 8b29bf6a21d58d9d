/// Proposals for values, anchors, priorities and conditions.
extension Proposals {
  /// What follows `view.` at the beginning of a member.
  func memberPath(_ path: [String]) -> [Completion] {
    if let axes = axes(of: path) { return axes }
    guard let place = place(path) else { return [] }
    let inside = screen.map { $0.names(inside: place.view) } ?? []
    return inside
      + (place.item == .view ? members(of: place.view) : attributes(of: place, other: nil))
  }

  /// `hugging.` and `row.compressionResistance.`: a property for each axis.
  private func axes(of path: [String]) -> [Completion]? {
    guard let last = path.last, let place = place(path.dropLast()), place.item == .view else {
      return nil
    }
    let names = PropertyName.allCases.filter { name in
      name.rawValue.hasPrefix(last + ".")
        && screen.map { name.description.owners.contains($0.views[place.view.index].kind) } ?? false
    }
    guard !names.isEmpty else { return nil }
    return names.map { name in
      let axis = String(name.rawValue.dropFirst(last.count + 1))
      return Completion(
        axis, .property, detail: "default: \(name.description.defaultValue)",
        documentation: name.description.summary, snippet: "\(axis): $0", plainText: "\(axis): ")
    }
  }

  func values(of key: [String]) -> [Completion] {
    guard let name = propertyName(key) else { return constants }
    switch name.description.type {
    case .cases(let cases):
      return applicable(cases, of: name).map {
        Completion($0, .enumCase, documentation: name.summary(ofCase: $0) ?? "")
      }
    case .caseList(let cases): return cases.map { Completion($0, .enumCase) }
    case .bool: return [Completion("true", .enumCase), Completion("false", .enumCase)] + constants
    case .priority: return priorities
    case .spacing: return constants + [Completion("systemSpacing", .constant, detail: "8")]
    case .font:
      return Vocabulary.textStyles.map { Completion($0, .enumCase, detail: "text style") }
        + [Completion("system", .enumCase, snippet: "system ${1:17}")]
    case .devices: return devices
    case .host:
      return Host.allCases.map { host in
        Completion(
          host.rawValue, .enumCase, snippet: "\(host.rawValue)(height: $0)",
          plainText: host.rawValue)
      }
    default: return constants
    }
  }

  private func propertyName(_ key: [String]) -> PropertyName? {
    PropertyName(rawValue: key.suffix(2).joined(separator: "."))
      ?? key.last.flatMap(PropertyName.init)
  }

  /// Without the alignments of the other axis.
  private func applicable(_ cases: [String], of name: PropertyName) -> [String] {
    guard name == .alignment, let screen else { return cases }
    let kind = screen.views[owner.index].kind
    guard kind == .hstack || kind == .vstack else { return cases }
    return cases.filter { !Vocabulary.isAlignment($0, ofOtherAxisThan: kind == .vstack) }
  }

  /// The `let`s of the file and of those it imports, and the parameters of the component around.
  private var constants: [Completion] {
    scope.values.keys.sorted().map { Completion($0, .constant, detail: "let") }
      + parameters.map { Completion($0, .parameter, detail: "parameter") }
  }

  // MARK: Anchors

  func operands(_ path: [String], other: String?) -> [Completion] {
    if path.isEmpty {
      return attributes(of: PlaceOfAnchor(view: owner), other: other) + viewNames(from: owner)
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

  /// The attributes that UIKit would pair with the other side.
  func attributes(of place: PlaceOfAnchor, other: String?) -> [Completion] {
    let word = other.flatMap { $0.split(separator: ".").last }.map(String.init) ?? ""
    let isComposite = Vocabulary.composites.contains(word)
    var words = isComposite ? [word] : Vocabulary.attributeWords
    if let attribute = Anchor.Attribute(rawValue: word) {
      words = Anchor.Attribute.allCases.filter { $0.pairs(with: attribute) }.map(\.rawValue)
    }
    if place.item != .view { words.removeAll { $0.hasSuffix("Baseline") } }
    return words.map {
      Completion($0, .attribute, documentation: Vocabulary.summary(ofAttribute: $0) ?? "")
    }
  }

  private func place(_ path: some Collection<String>) -> PlaceOfAnchor? {
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

  // MARK: Priorities, conditions, devices, imports

  var priorities: [Completion] {
    let meanings: [(String, String)] = [
      ("249", "one below the default hugging: grows before its siblings"),
      ("251", "one above the default hugging: keeps its size before its siblings"),
      ("749", "one below the default resistance: is cut before its siblings"),
      ("751", "one above the default resistance: is cut after its siblings"),
      ("999", "as strong as possible without being required"),
      ("48", "below what UIStackView itself wants (49 to 51)"),
    ]
    return meanings.map { Completion($0.0, .priority, detail: $0.1) }
      + Vocabulary.namedPriorities.map {
        Completion($0.name, .priority, detail: shortNumber($0.value))
      }
  }

  func conditionValues(_ subject: String) -> [Completion] {
    guard let subject = Condition.Subject(rawValue: subject) else { return [] }
    switch subject {
    case .device: return devices
    case .state: return list(.states).map { Completion($0, .state) }
    case .language: return list(.languages).map { Completion($0, .enumCase) }
    case .width, .height: return constants
    default: return (Vocabulary.values(of: subject) ?? []).map { Completion($0, .enumCase) }
    }
  }

  /// What the screen lists: its states, its languages.
  private func list(_ name: PropertyName) -> [String] {
    guard let property = screen?.properties.last(where: { $0.name == name }),
      case .list(let values) = property.value
    else { return [] }
    return values.compactMap { value in
      switch value {
      case .name(let name), .language(let name, _): name
      default: nil
      }
    }
  }

  var devices: [Completion] { (files.deviceNames ?? []).map { Completion($0, .device) } }

  /// The other files, as seen from the folder of this one.
  var importPaths: [Completion] {
    files.files.filter { $0 != model.file }.map { other in
      Completion(relativePath(to: other, from: model.file), .path)
    }
  }
}

/// The path by which `file` imports `target`.
public func relativePath(to target: FileID, from file: FileID) -> String {
  let own = file.name.split(separator: "/").dropLast()
  let other = target.name.split(separator: "/")
  var shared = 0
  while shared < own.count, shared + 1 < other.count, own[shared] == other[shared] { shared += 1 }
  let up = [Substring](repeating: "..", count: own.count - shared)
  return (up + other.dropFirst(shared)).joined(separator: "/")
}

extension Screen {
  /// The names that lead from a view to what a component put inside of it.
  func names(inside view: ViewIndex) -> [Completion] {
    guard views.indices.contains(view.index) else { return [] }
    let declared = views[view.index]
    return views.filter { $0.instanceSpan == declared.span && $0.pathInInstance != nil }.map {
      Completion($0.pathInInstance ?? "", .view, detail: $0.kind.className)
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
}
