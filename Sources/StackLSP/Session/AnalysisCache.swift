import StackDSL

/// The syntax trees of the present texts, and the analysis of each file with its imports.
///
/// An entry is valid as long as its texts are the present ones, and is not used afterwards. The layouts,
/// which are expensive, are cached by content in `memo`.
struct AnalysisCache: Sendable {
  private struct Parsed: Sendable {
    var revision: Int
    var tree: SyntaxTree
  }

  /// A file with everything it imports, at one moment.
  struct Reach: Sendable {
    var sources: SourceFiles
    /// The revision of each file that was looked up; nil for a missing file.
    fileprivate var revisions: [FileID: Int?]

    func contains(_ file: FileID) -> Bool { revisions.keys.contains(file) }

    var files: [FileID] { Array(revisions.keys) }
  }

  private struct Understood: Sendable {
    var reach: Reach
    var model: Model
    /// Nil until the layouts are needed.
    var analysis: Analysis?
    /// The analysis of the first screens, while the others are still unsolved.
    var beginning: Analysis?
    var depth = AnalysisDepth.primaryEnvironments
    /// The analysis of an earlier text, until the one of this text exists.
    var earlier: Analysis?

    /// The newest analysis, of this text or an earlier one.
    var latest: Analysis? { analysis ?? beginning ?? earlier }
  }

  private(set) var memo = AnalysisMemo()
  /// The threads that read and solve the screens of a file.
  var workers = Workers.thisThread
  var projects = ProjectTable()
  /// The defaults if no project sets them.
  var usualDefaults = ProjectDefaults()
  private var parsed: [FileID: Parsed] = [:]
  private var understood: [FileID: Understood] = [:]
  /// The translations of storyboards and xibs, from the files beside them.
  private var translations: [FileID: [Translation]] = [:]
  /// The files that have been solved in all environments, for this text or an earlier one.
  private var solvedOnce: Set<FileID> = []

  /// Nil if there is no such file.
  mutating func tree(_ file: FileID, in files: inout FileTable) -> SyntaxTree? {
    guard let revision = files.revision(file), let source = files.knownSource(file) else {
      parsed[file] = nil
      return nil
    }
    if let known = parsed[file], known.revision == revision { return known.tree }
    // A storyboard has no syntax tree of this language.
    let bytes = file.isOfInterfaceBuilder ? [] : source.bytes
    // The tree of the earlier text supplies all sections that both texts share.
    let tree =
      parsed[file]?.tree.reparsed(bytes) ?? files.sharedTree(file)
      ?? parse(bytes, file: file, by: workers)
    parsed[file] = Parsed(revision: revision, tree: tree)
    return tree
  }

  /// The file and all files it imports, directly or indirectly.
  mutating func reach(of file: FileID, in files: inout FileTable) -> Reach {
    var reach = Reach(sources: SourceFiles(), revisions: [:])
    var pending = [file]
    while let next = pending.popLast() {
      guard !reach.contains(next) else { continue }
      let tree = tree(next, in: &files)
      reach.revisions[next] = .some(tree == nil ? nil : parsed[next]?.revision)
      guard let tree else { continue }
      reach.sources[next] = tree
      if next.isOfInterfaceBuilder {
        reach.sources.documents[next] = files.knownSource(next)?.bytes
        // Translations are read once: no one edits a document and its translations at the same time.
        let known = translations[next] ?? translationsBeside(next.name)
        translations[next] = known
        reach.sources.translations[next] = known
      }
      pending += tree.importedFiles
    }
    return reach
  }

  /// The files that are read or looked up for a file, with a stamp of their content; nil for a missing one.
  mutating func stamps(
    of file: FileID, in files: inout FileTable
  ) -> [FileID: DiskFile.Stamp?] {
    let read =
      reach(of: file, in: &files).files + [projects.project(of: file).file].compactMap(\.self)
    return Dictionary(
      read.map { ($0, DiskFile.stamp($0.name)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The model of the present text.
  mutating func model(of file: FileID, in files: inout FileTable) -> DocumentModel {
    let present = understand(file, in: &files)
    return DocumentModel(model: present.model, sources: present.reach.sources)
  }

  /// The analysis of the present text, to at least the requested depth.
  mutating func analysis(
    of file: FileID, _ depth: AnalysisDepth, in files: inout FileTable
  ) -> DocumentAnalysis {
    let present = understand(file, in: &files)
    if let analysis = present.analysis,
      present.depth == .allEnvironments || present.depth == depth
    {
      return DocumentAnalysis(analysis: analysis, sources: present.reach.sources)
    }
    let analysis = analyze(
      present.model, memo: memo, depth: depth, reusing: present.latest, by: workers)
    store(analysis, depth, of: file)
    return DocumentAnalysis(analysis: analysis, sources: present.reach.sources)
  }

  private mutating func store(_ analysis: Analysis, _ depth: AnalysisDepth, of file: FileID) {
    understood[file]?.analysis = analysis
    understood[file]?.beginning = nil
    understood[file]?.earlier = nil
    understood[file]?.depth = depth
    if depth == .allEnvironments { solvedOnce.insert(file) }
  }

  /// The primary environments of the first screens of the present text: the known ones, and a limited number
  /// of further views. Nil once all are known, or if all were known for an earlier text.
  mutating func beginning(
    of file: FileID, solving views: Int, in files: inout FileTable
  ) -> Analysis? {
    let present = understand(file, in: &files)
    guard present.analysis == nil, present.earlier.map({ !$0.hasAllScreens }) ?? true else {
      return nil
    }
    let analysis = analyze(
      present.model, memo: memo, depth: .primaryEnvironments, reusing: present.latest,
      solving: views, by: workers)
    guard !analysis.hasAllScreens else {
      store(analysis, .primaryEnvironments, of: file)
      return nil
    }
    understood[file]?.beginning = analysis
    return analysis
  }

  /// The present text with the layouts in the cache; nothing is solved.
  mutating func knownAnalysis(of file: FileID, in files: inout FileTable) -> DocumentAnalysis {
    let present = understand(file, in: &files)
    let analysis =
      present.analysis
      ?? analyze(
        present.model, memo: memo, depth: .primaryEnvironments, reusing: present.latest,
        isTrial: true, solving: 0, listingUnsolved: true)
    return DocumentAnalysis(analysis: analysis, sources: present.reach.sources)
  }

  /// The input that another thread needs to analyse the present text.
  mutating func deepAnalysis(
    of file: FileID, _ depth: AnalysisDepth, in files: inout FileTable
  ) -> DeepAnalysis {
    let model = isLongToRead(file, in: &files) ? nil : understand(file, in: &files).model
    return DeepAnalysis(
      depth: depth, reading: reading(of: file, in: &files), model: model, memo: memo,
      earlier: understood[file]?.latest)
  }

  /// Stores the result of another thread; false if it does not belong to the present text.
  mutating func adopt(
    _ analysis: Analysis, of task: DeepAnalysis, in files: inout FileTable
  ) -> Bool {
    let now = reading(of: task.file, in: &files).reach
    guard now.revisions == task.reach.revisions,
      now.sources.defaults == task.reach.sources.defaults
    else { return false }
    let present =
      understoodNow(task.file, in: &files) ?? keep(analysis.model, of: task.reading)
    // A request may have needed a deeper analysis in the meantime.
    if task.depth == .primaryEnvironments, present.analysis != nil { return true }
    store(analysis, task.depth, of: task.file)
    return true
  }

  /// Whether reading a file takes longer than a message may wait, because its components expand to many
  /// views.
  mutating func isLongToRead(_ file: FileID, in files: inout FileTable) -> Bool {
    guard !file.isOfInterfaceBuilder, understoodNow(file, in: &files) == nil else { return false }
    let reach = reach(of: file, in: &files)
    return ExpandedViews(of: file, in: reach.sources).views(after: understood[file]?.model)
      > Self.mostExpandedAtOnce
  }

  /// The most views in instances to expand between two messages; each takes some 10 µs.
  private static let mostExpandedAtOnce = 1_000

  private mutating func understoodNow(
    _ file: FileID, in files: inout FileTable
  ) -> Understood? {
    let defaults = projects.project(of: file).defaults.completed(by: usualDefaults)
    guard let known = understood[file], known.reach.sources.defaults == defaults,
      known.reach.revisions.allSatisfy({ files.revision($0.key) == $0.value })
    else { return nil }
    return known
  }

  private mutating func understand(_ file: FileID, in files: inout FileTable) -> Understood {
    if let known = understoodNow(file, in: &files) { return known }
    let reading = reading(of: file, in: &files)
    return keep(reading.model(), of: reading)
  }

  private mutating func reading(of file: FileID, in files: inout FileTable) -> FileReading {
    var reach = reach(of: file, in: &files)
    reach.sources.deviceNames = DeviceTable.names
    reach.sources.defaults = projects.project(of: file).defaults.completed(by: usualDefaults)
    return FileReading(
      file: file, reach: reach, previous: understood[file]?.model, workers: workers)
  }

  private mutating func keep(_ model: Model, of reading: FileReading) -> Understood {
    let present = Understood(
      reach: reading.reach, model: model, earlier: understood[reading.file]?.latest)
    understood[reading.file] = present
    return present
  }

  /// Whether a file has been solved in all its environments, for this text or an earlier one.
  func hasCompleteAnalysis(of file: FileID) -> Bool {
    solvedOnce.contains(file)
  }

  /// Whether a file or one of its imports has changed since its last analysis.
  func isOutdated(_ file: FileID, in files: inout FileTable) -> Bool {
    guard let known = understood[file] else { return true }
    return !known.reach.revisions.allSatisfy { files.revision($0.key) == $0.value }
  }

  /// The files whose last analysis read `file` or found it missing, sorted by name.
  func dependents(of file: FileID) -> [FileID] {
    understood.filter { $0.key != file && $0.value.reach.contains(file) }.keys.sorted()
  }

  /// Forgets everything but the projects.
  mutating func forgetAll() {
    memo = AnalysisMemo()
    understood = [:]
    solvedOnce = []
    parsed = [:]
  }

  mutating func forget(_ file: FileID) {
    understood[file] = nil
    solvedOnce.remove(file)
  }

  /// The files that a file imports. Texts read only for this are forgotten again.
  mutating func imports(of file: FileID, in files: inout FileTable) -> [FileID] {
    let isKept = parsed[file] != nil
    let paths = tree(file, in: &files)?.importPaths ?? []
    if !isKept { forgetText(of: file, in: &files) }
    return paths.map { resolveImport($0, from: file) }
  }

  /// Forgets a text from which no model in memory was made.
  mutating func forgetText(of file: FileID, in files: inout FileTable) {
    guard !understood.values.contains(where: { $0.reach.contains(file) }) else { return }
    parsed[file] = nil
    files.forget(file)
  }

  /// Forgets all files but the open ones and those that they import.
  mutating func keepOnlyOpenDocuments(in files: inout FileTable) {
    understood = understood.filter { files.documents[$0.key] != nil }
    let needed = Set(files.openFiles + understood.values.flatMap(\.reach.revisions.keys))
    for file in parsed.keys where !needed.contains(file) {
      parsed[file] = nil
      files.forget(file)
    }
  }
}
