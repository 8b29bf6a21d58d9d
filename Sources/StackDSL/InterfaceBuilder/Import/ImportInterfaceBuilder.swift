/// A storyboard or xib as a model that a `.stack` file can say: `sourceText(of:remarks:)` writes it.
public struct ImportedDocument: Sendable {
  public var model: Model
  /// The parts of the document that are not in the model, each with its reason.
  public var remarks: [String]
}

/// Reads a document as a person would have written it in the language: readable names, constraints in
/// the braces of the views that they place, repeated views as components, defaults left out.
///
/// - Parameters:
///   - scene: only the scene, cell or view of this name or object id; nil for all.
///   - translations: texts by language, from files beside the document.
public func importInterfaceBuilder(
  _ bytes: [UInt8], file: FileID, scene: String? = nil, translations: [Translation] = []
) -> ImportedDocument {
  let document = InterfaceBuilderDocument(readXML(bytes), file: file)
  var model = readInterfaceBuilder(bytes, file: file)
  var remarks = model.problems.map { oneLine($0.message) }
  var screens = model.screens.map { ImportedScreen($0, of: document) }
  if let scene {
    screens = screens.filter { $0.sceneName == scene || $0.objectIDs.contains(scene) }
  }
  let defaults = ImportedDefaults(screens.map(\.screen))
  for index in screens.indices {
    screens[index].dropWhatIsNeverInstalled()
    screens[index].writeProperties(defaults)
    screens[index].nestConditions()
    screens[index].moveConstraints()
    screens[index].addLanguages(translations)
    screens[index].allowWhatTheDocumentMeans()
    screens[index].remarkMarks()
    remarks += screens[index].remarks
  }
  let components = markRepeatedViews(&screens)
  nameScreens(&screens, apartFrom: components)
  for index in screens.indices {
    screens[index].nameViews()
    screens[index].writeSetInCode()
  }
  model.properties = defaults.properties(at: document.span(0..<0))
  model.screens = screens.map(\.screen)
  model.problems = []
  return ImportedDocument(model: model, remarks: remarks)
}

/// One scene on its way from Interface Builder's terms to those of the language.
struct ImportedScreen {
  var screen: Screen
  let document: InterfaceBuilderDocument
  let sceneName: String
  /// The object ids of the root and of its owner, by which people search in Xcode.
  let objectIDs: [String]
  var remarks: [String] = []

  init(_ screen: Screen, of document: InterfaceBuilderDocument) {
    self.screen = screen
    self.document = document
    sceneName = screen.name
    let root = screen.views.first?.reference
    let owner = document.id(at: screen.span)
    objectIDs = [owner, root].compactMap { $0 }
    self.screen.isOfInterfaceBuilder = false
    self.screen.documentation =
      "\(oneLine(sceneName))" + (objectIDs.first.map { " (\($0))" } ?? "")
  }

  /// The element of a view; nil for one that the reader made.
  func element(of view: ViewIndex) -> Int? {
    screen.views[view.index].reference.flatMap(document.element)
  }

  /// The views below a view and itself.
  func subtree(of view: ViewIndex) -> Range<Int> {
    let end = screen.views.indices.dropFirst(view.index + 1).first {
      (screen.views[$0].parent ?? .screen) < view
    }
    return view.index..<(end ?? screen.views.endIndex)
  }
}

extension InterfaceBuilderDocument {
  /// The id of the element that begins where a span does.
  fileprivate func id(at span: SourceSpan) -> String? {
    xml.elements.indices.first { xml.elements[$0].span.lowerBound == span.offsets.lowerBound }
      .flatMap { id(of: $0) }
  }
}
