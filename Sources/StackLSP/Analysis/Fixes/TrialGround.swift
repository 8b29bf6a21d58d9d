import StackDSL

/// A file reduced to one of its screens, on which the fixes of that screen are tried.
struct TrialGround: Sendable {
  private let files: SourceFiles
  /// The model of the screen and its dependencies.
  let model: Model
  private let excerpt: SectionExcerpt

  /// Nil if other parts of the file depend on text beside the screen, or another screen has its name.
  init?(for screen: Screen, in files: SourceFiles, _ whole: Analysis) {
    let file = whole.model.file
    guard screen.span.file == file, let tree = files[file],
      let excerpt = SectionExcerpt(of: tree, around: screen.span)
    else { return nil }
    self.excerpt = excerpt
    var cut = files
    cut.deviceNames = files.deviceNames ?? DeviceTable.names
    cut[file] = excerpt.tree
    self.files = cut
    model = buildModel(of: file, in: cut)
    guard model.screens.count == 1, model.screens[0].name == screen.name else { return nil }
  }

  /// The model of the screen after the edits; nil if one lies elsewhere, or no screen is left.
  func model(after edits: [TextEdit]) -> Model? {
    let moved = edits.compactMap(excerpt.edit)
    guard moved.count == edits.count, let text = applying(moved, to: excerpt.tree.text) else {
      return nil
    }
    var changed = files
    changed[model.file] = excerpt.tree.reparsed(text)
    let model = buildModel(of: model.file, in: changed, reusing: model)
    return model.screens.count == 1 ? model : nil
  }
}
