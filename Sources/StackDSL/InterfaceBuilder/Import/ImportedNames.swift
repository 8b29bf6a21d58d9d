/// Names that a person would give: from labels, outlets, texts, images and classes.
extension ImportedScreen {
  /// Names every view that something calls by name, or that has a name in the document.
  mutating func nameViews() {
    var used = Self.reserved
    var innerNames: [String: Set<String>] = [:]
    let called = calledViews
    var instanceOf: [ViewIndex?] = Array(repeating: nil, count: screen.views.count)
    for index in screen.views.indices.dropFirst() {
      let view = screen.views[index]
      if let parent = view.parent {
        instanceOf[index] =
          screen.views[parent.index].componentName != nil && instanceOf[parent.index] == nil
          ? parent : instanceOf[parent.index]
      }
      if let instance = instanceOf[index] {
        if instance == view.parent, ViewIndex(index) == ViewIndex(instance.index + 1) {
          innerNames = [:]
        }
        screen.views[index].name = Self.unique(
          view.kind.noun, in: &innerNames["", default: Self.reserved])
        screen.views[index].instanceSpan = view.span
      } else if let name = documentName(of: ViewIndex(index)) {
        screen.views[index].name = Self.unique(name, in: &used)
      } else if called.contains(ViewIndex(index)) || view.componentName != nil {
        let word = view.componentName == nil ? nil : nameOfInstance(ViewIndex(index))
        screen.views[index].name = Self.unique(word ?? view.kind.noun, in: &used)
      }
    }
  }

  /// The views that constraints of other views, or of their own safe area, name.
  private var calledViews: Set<ViewIndex> {
    var called: Set<ViewIndex> = []
    for constraint in screen.constraints where !constraint.isOfAutoresizingMask {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 })
      where anchor.view != .screen {
        let isOwn = anchor.view == constraint.owner
        if isOwn ? anchor.item == .safeArea : !screen.isInside(constraint.owner, anchor.view) {
          called.insert(anchor.view)
        }
      }
    }
    for index in screen.views.indices.dropFirst() where !screen.views[index].runTime.isEmpty {
      called.insert(ViewIndex(index))
    }
    return called
  }

  /// After the first text in it: `colorRow`.
  private func nameOfInstance(_ root: ViewIndex) -> String? {
    let texts = subtree(of: root).lazy.compactMap { index in
      screen.views[index].properties.first { $0.name == .text || $0.name == .title }?.value.word
        .flatMap(Self.identifier)
    }
    let noun = screen.views[root.index].kind.noun
    return texts.first.map { $0 + capitalized(noun) }
  }

  /// Nil for a view about which the document says nothing.
  private func documentName(of index: ViewIndex) -> String? {
    let view = screen.views[index.index]
    guard let element = element(of: index) else { return nil }
    let xml = document.xml
    if let name = xml.value("userLabel", of: element).flatMap(Self.identifier) { return name }
    if let name = view.reference.flatMap(document.outlet).flatMap(Self.identifier) { return name }
    let shown = view.properties.first {
      [.text, .title, .placeholder, .image].contains($0.name)
    }?.value.word
    if let name = shown.flatMap(Self.identifier) {
      let suffix = view.kind.suffix
      return name.lowercased().hasSuffix(suffix.lowercased()) ? name : name + suffix
    }
    return xml.value("customClass", of: element).flatMap(Self.identifier)
  }

  // MARK: Identifiers

  /// Words that mean something else in a path or at the beginning of a line.
  private static let reserved = Set(
    Vocabulary.keywords + Vocabulary.attributeWords + PlaceWord.allCases.map(\.rawValue)
      + ViewKind.allCases.map(\.rawValue) + PropertyName.allCases.map(\.rawValue)
      + Vocabulary.namedPriorities.map(\.name) + ["systemSpacing", "system", "true", "false", "_"])

  /// `signInButton` of "Sign-in button"; nil if nothing remains.
  static func identifier(_ text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    let words = line.split { character in
      !(character.isLetter || character.isNumber)
        || !character.unicodeScalars.allSatisfy(\.isOfWord)
    }
    .prefix(4).map(String.init)
    // One word is a name however long; scripts without blanks have whole sentences of one word.
    var name = lowercasedFirst(String((words.first ?? "").prefix(60)))
    for word in words.dropFirst() where name.count + word.count <= 28 {
      name += capitalized(word)
    }
    guard let first = name.first else { return nil }
    // Letters of any script may stand there, but not all that Swift calls one.
    guard first.isLetter else { return nil }
    return name
  }

  static func lowercasedFirst(_ word: String) -> String {
    // "URLField" is urlField, "ID" is id.
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count { return word.lowercased() }
    let count = max(1, capitals.count - 1)
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  static func unique(_ name: String, in used: inout Set<String>) -> String {
    var candidate = name
    var number = reserved.contains(name) ? 1 : 2
    while !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }

  static var reservedNames: Set<String> { reserved }
}

/// A screen has the name of its scene, without blanks: `SignIn` for "Sign In Scene".
func nameScreens(_ screens: inout [ImportedScreen], apartFrom components: Set<String>) {
  var used = ImportedScreen.reservedNames.union(components)
  for index in screens.indices {
    var name = screens[index].sceneName
    if name.hasSuffix(" Scene") { name = String(name.dropLast(" Scene".count)) }
    let word = ImportedScreen.identifier(name) ?? "screen"
    screens[index].screen.name = ImportedScreen.unique(capitalized(word), in: &used)
  }
}

extension ViewKind {
  /// Behind a text in a name: `signInButton`.
  fileprivate var suffix: String {
    switch self {
    case .textField: "Field"
    case .imageView: "Image"
    case .searchBar: "Search"
    default: capitalized(rawValue)
    }
  }

  /// A view known by its kind alone; no word of the language.
  fileprivate var noun: String { WordTexts.Kinds.imported[rawValue] ?? rawValue }
}
