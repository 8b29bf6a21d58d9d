import StackDSL

/// The input for building a file's model on any thread.
struct FileReading: Sendable {
  let file: FileID
  /// The file with everything that it imports.
  let reach: AnalysisCache.Reach
  /// The model of an earlier text.
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
