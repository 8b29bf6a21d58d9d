import StackDSL

/// All that it takes to read what a file means, on whatever thread.
struct FileReading: Sendable {
  let file: FileID
  /// With everything that it imports.
  let reach: AnalysisCache.Reach
  /// Of an earlier text.
  let previous: Model?
  let workers: Workers

  func model() -> Model {
    let sources = reach.sources
    var model =
      file.isOfInterfaceBuilder
      ? readInterfaceBuilder(
        sources.documents[file] ?? [], file: file, translations: sources.translations[file] ?? [])
      : buildModel(of: file, in: sources, reusing: previous, by: workers)
    model.defaults = sources.defaults
    return model
  }
}
