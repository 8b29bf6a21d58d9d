/// The endings of the files that Interface Builder writes.
public let interfaceBuilderSuffixes = [".storyboard", ".xib"]

extension FileID {
  /// Whether the file is one of Interface Builder by its name.
  public var isOfInterfaceBuilder: Bool {
    interfaceBuilderSuffixes.contains { name.hasSuffix($0) }
  }
}

/// What a storyboard or xib means, as the same model that a `.stack` file has: one screen for each
/// root view with something in it, spans into the XML. Never fails: see `Model.problems`.
///
/// - Parameters:
///   - translations: texts by language, from files beside the document.
///   - scene: the name of the one screen that is read; nil for all.
public func readInterfaceBuilder(
  _ bytes: [UInt8], file: FileID, translations: [Translation] = [], scene: String? = nil
) -> Model {
  let document = InterfaceBuilderDocument(readXML(bytes), file: file)
  var model = Model(file: file, sections: .whole(file))
  let head = document.root.map(document.nameSpan) ?? document.span(0..<min(1, bytes.count))
  model.problems = document.xml.faults.map {
    Problem(.malformedXML, span: document.span($0.range), message: $0.message)
  }
  if let obstacle = document.obstacle {
    let isBroken = document.root == nil
    model.problems.append(
      Problem(.notAutoLayout, isBroken ? .error : .information, span: head, message: obstacle))
    return model
  }
  model.properties = [
    Property(
      name: .defaults, value: .name("uniform"), condition: nil, span: head, keySpan: head,
      valueSpan: head)
  ]
  let variations = InstallationVariations(document.xml)
  let bars = document.barsOfControllers()
  var unknown: Set<String> = []
  var names: [String: Int] = [:]
  var screens: [Screen] = []
  for root in document.sceneRoots {
    let usualName = document.sceneName(of: root)
    names[usualName, default: 0] += 1
    let id = document.id(of: root.owner) ?? ""
    let name = names[usualName] == 1 ? usualName : "\(usualName) \(id)"
    if let scene, name != scene { continue }
    let inherited = bars[root.owner] ?? SceneBars()
    var reader = SceneReader(
      root, of: document, variations: variations, name: name,
      bars: document.simulatedBars(of: root.owner, inherited: inherited))
    reader.read()
    reader.addTranslations(translations)
    model.problems += reader.problems
    unknown.formUnion(reader.unknownElements)
    screens.append(reader.screen)
  }
  if !unknown.isEmpty {
    let names = unknown.sorted().map { "`\($0)`" }.joined(separator: ", ")
    model.problems.append(
      Problem(
        .notModelled, .information, span: head,
        message: "\(names): not known, and left out of the layout with what is inside."))
  }
  model.screens = screens
  model.sortProblems()
  return model
}
