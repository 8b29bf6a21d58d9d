/// The endings of the files that Interface Builder writes.
public let interfaceBuilderSuffixes = [".storyboard", ".xib"]

extension FileID {
  /// Whether the file is one of Interface Builder by its name.
  public var isOfInterfaceBuilder: Bool {
    interfaceBuilderSuffixes.contains { name.hasSuffix($0) }
  }
}

/// Reads a storyboard or xib as the same model that a `.stack` file has: one screen for each root view that has
/// contents, with spans into the XML. It never fails: see `Model.problems`.
///
/// - Parameter translations: texts by language, from files beside the document.
public func readInterfaceBuilder(
  _ bytes: [UInt8], file: FileID, translations: [Translation] = []
) -> Model {
  InterfaceBuilderDocument(readXML(bytes), file: file).model(translations: translations)
}

extension InterfaceBuilderDocument {
  /// One screen for each root view, or for a single one.
  ///
  /// - Parameter only: the root that is read; nil for all.
  func model(translations: [Translation], only: ChosenRoot? = nil) -> Model {
    var model = Model(file: file, sections: .whole(file))
    let head = root.map(nameSpan) ?? span(0..<min(1, xml.bytes.count))
    model.problems = xml.faults.map {
      Problem(.malformedXML, span: span($0.range), message: $0.message)
    }
    if let obstacle {
      // Broken text may have taken the root along.
      guard root != nil || xml.faults.isEmpty else { return model }
      model.problems.append(
        Problem(
          .notAutoLayout, root == nil && !isArchive ? .error : .information, span: head,
          message: obstacle))
      return model
    }
    model.properties = [Property(.defaults, .name("uniform"), at: head)]
    model.namedColors = namedColors
    let variations = InstallationVariations(xml)
    let bars = only == nil ? barsOfControllers() : [:]
    var unknown: Set<String> = []
    var names: [String: Int] = [:]
    for root in sceneRoots {
      let id = id(of: root.owner) ?? ""
      if let only, only.id != id { continue }
      let usualName = sceneName(of: root)
      names[usualName, default: 0] += 1
      let name = names[usualName] == 1 ? usualName : "\(usualName) \(id)"
      var reader = SceneReader(
        root, of: self, variations: variations, name: only?.name ?? name,
        bars: simulatedBars(
          of: root.owner, inherited: only?.bars ?? bars[root.owner] ?? SceneBars()))
      reader.read()
      reader.addTranslations(translations)
      model.problems += reader.problems
      unknown.formUnion(reader.unknownElements)
      model.screens.append(reader.screen)
    }
    if !unknown.isEmpty {
      let names = unknown.sorted().map { "`\($0)`" }.joined(separator: ", ")
      model.problems.append(
        Problem(
          .notModelled, .information, span: head,
          message:
            "\(names): not known, and taken as plain views of which only the constraints are known."
        ))
    }
    model.tellScreensApart()
    model.sortProblems()
    return model
  }
}

/// One root of a document, with what the scenes beside its own say of it.
struct ChosenRoot: Sendable {
  /// The object id of its owner.
  var id: String
  /// The name of the screen.
  var name: String
  /// The bars that its controller inherits.
  var bars: SceneBars
}
