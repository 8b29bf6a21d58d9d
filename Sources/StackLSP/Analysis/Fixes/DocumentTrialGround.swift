import StackDSL

/// One screen of a storyboard or xib, on which the fixes of that screen are tried: the document is
/// read again with the edits made, and nothing but the screen is solved.
struct DocumentTrialGround: Sendable {
  private let text: [UInt8]
  private let editor: DocumentEditor
  private let translations: [Translation]
  /// Of the screen alone, as it stands.
  private let analysis: Analysis

  /// Nil where the text is not at hand.
  init?(for screen: Screen, in files: SourceFiles, _ whole: Analysis) {
    guard let text = files.documents[screen.span.file] else { return nil }
    self.text = text
    editor = DocumentEditor(screen, in: text)
    translations = files.translations[screen.span.file] ?? []
    var model = whole.model
    model.screens = model.screens.filter { $0.name == screen.name }
    analysis = analyze(model, memo: whole.memo, reusing: whole, isTrial: true)
  }

  /// Nil where the document does not say what the remedy changes, or would lose an element.
  func trial(of remedy: Remedy) -> FixTrial? {
    guard let edits = remedy.edits(in: editor), !edits.isEmpty,
      let changed = applying(edits, to: text)
    else { return nil }
    var model = readInterfaceBuilder(
      changed, file: analysis.model.file, translations: translations, scene: editor.screen.name)
    model.defaults = analysis.model.defaults
    guard model.screens.first?.views.map(\.path) == editor.screen.views.map(\.path) else {
      return nil
    }
    return FixTrial(
      edits, before: analysis.findings,
      after: analyze(model, memo: analysis.memo, reusing: analysis, isTrial: true))
  }
}
