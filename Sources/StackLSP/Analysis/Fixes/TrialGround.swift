import StackDSL

/// A file cut down to one of its screens, on which the fixes of that screen are tried.
struct TrialGround: Sendable {
  let files: SourceFiles
  /// Of the screen and what it depends on; nothing else is solved.
  let analysis: Analysis
  private let excerpt: SectionExcerpt

  /// Nil where other parts of the file depend on what stands beside the screen.
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
    analysis = analyze(buildModel(of: file, in: cut), memo: whole.memo, isTrial: true)
  }

  /// The same edits on this ground; nil if one lies elsewhere.
  func edits(_ edits: [TextEdit]) -> [TextEdit]? {
    let moved = edits.compactMap(excerpt.edit)
    return moved.count == edits.count ? moved : nil
  }
}
