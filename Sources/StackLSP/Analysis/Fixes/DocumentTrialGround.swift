import StackDSL

/// One screen of a storyboard or xib on which the fixes of that screen are tried: its scene is read again
/// with the edits made.
struct DocumentTrialGround: Sendable {
  let editor: DocumentEditor
  private let excerpt: SceneExcerpt
  /// The model of this screen alone, without edits.
  let model: Model

  /// Nil if the document has no such screen.
  init?(
    for screen: Screen, of document: InterfaceBuilderDocument, in files: SourceFiles,
    _ whole: Analysis
  ) {
    let translations = files.translations[screen.span.file] ?? []
    guard let excerpt = SceneExcerpt(of: screen, in: document, translations: translations) else {
      return nil
    }
    self.excerpt = excerpt
    editor = DocumentEditor(screen, in: document)
    var model = whole.model
    model.screens = [screen]
    self.model = model
  }

  /// The model of the screen after the edits; nil if the document would lose an element.
  func model(after edits: [TextEdit]) -> Model? {
    guard !edits.isEmpty, var model = excerpt.model(after: edits) else { return nil }
    model.defaults = self.model.defaults
    guard model.screens.first?.views.map(\.path) == editor.screen.views.map(\.path) else {
      return nil
    }
    return model
  }
}
