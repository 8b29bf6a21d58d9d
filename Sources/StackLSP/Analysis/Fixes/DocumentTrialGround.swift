import StackDSL

/// One screen of a storyboard or xib, on which the fixes of that screen are tried: the document is
/// read again with the edits made.
struct DocumentTrialGround: Sendable {
  private let text: [UInt8]
  let editor: DocumentEditor
  private let translations: [Translation]
  /// Of the screen alone, as it stands.
  let model: Model

  /// Nil where the text is not at hand.
  init?(for screen: Screen, in files: SourceFiles, _ whole: Analysis) {
    guard let text = files.documents[screen.span.file] else { return nil }
    self.text = text
    editor = DocumentEditor(screen, in: text)
    translations = files.translations[screen.span.file] ?? []
    var model = whole.model
    model.screens = model.screens.filter { $0.name == screen.name }
    self.model = model
  }

  /// What the screen means after some edits; nil where the document would lose an element.
  func model(after edits: [TextEdit]) -> Model? {
    guard !edits.isEmpty, let changed = applying(edits, to: text) else { return nil }
    var model = readInterfaceBuilder(
      changed, file: model.file, translations: translations, scene: editor.screen.name)
    model.defaults = self.model.defaults
    guard model.screens.first?.views.map(\.path) == editor.screen.views.map(\.path) else {
      return nil
    }
    return model
  }
}
