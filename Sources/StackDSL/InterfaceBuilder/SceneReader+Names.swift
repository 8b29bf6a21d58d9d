/// The names by which people know scenes, views and constraints.
extension SceneReader {
  /// Names that people find in Interface Builder's outline: the label, the text, the outlet or the
  /// class; with the object id where several have the same.
  mutating func nameViews() {
    let names = elements.indices.map { outlineName(of: elements[$0], screen.views[$0].kind) }
    var counts: [String: Int] = [:]
    for name in names.dropFirst() { counts[name, default: 0] += 1 }
    for (index, name) in names.enumerated() {
      let isAmbiguous = counts[name, default: 0] > 1
      let id = document.id(of: elements[index])
      screen.views[index].displayName = isAmbiguous ? id.map { "\(name) \($0)" } ?? name : name
    }
    for index in screen.constraints.indices {
      let constraint = screen.constraints[index]
      screen.constraints[index].text =
        screen.outlineText(of: PlainConstraint(asWritten: constraint))
        + (constraint.isOfAutoresizingMask ? " (autoresizing mask)" : "")
    }
  }

  private func outlineName(of element: Int, _ kind: ViewKind) -> String {
    if let label = xml.value("userLabel", of: element), !label.isEmpty { return label }
    let index = views[document.id(of: element) ?? ""]
    let shown = index.flatMap { index in
      screen.views[index.index].properties.first {
        [.text, .title, .placeholder, .image].contains($0.name)
      }?.value.word
    }
    if let shown {
      let line = shown.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      if line.contains(where: { !$0.isWhitespace }) { return shortened(line) }
    }
    if let outlet = document.id(of: element).flatMap(document.outlet), !outlet.isEmpty {
      return outlet
    }
    if let own = xml.value("customClass", of: element) { return own }
    return kind.outlineName
  }
}

extension ViewKind {
  /// As Interface Builder's outline calls one that has no name: "Stack View".
  fileprivate var outlineName: String {
    let name = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    return capitalizedWords(of: name)
  }
}

extension InterfaceBuilderDocument {
  /// The name of the scene, the cell or the view in Xcode's outline.
  func sceneName(of root: SceneRoot) -> String {
    let label = ["userLabel", "title", "storyboardIdentifier", "reuseIdentifier", "customClass"]
      .lazy.compactMap { xml.value($0, of: root.owner) }.first { !$0.isEmpty }
    let owner = element("-1").flatMap { xml.value("customClass", of: $0) }
    switch root.host {
    case .screen where kind == .storyboard: return (label ?? "View Controller") + " Scene"
    case .screen: return owner ?? label ?? "View"
    case .cell: return label ?? "Table View Cell"
    case .collectionCell: return label ?? "Collection View Cell"
    case .view: return label ?? owner ?? "View"
    }
  }
}
