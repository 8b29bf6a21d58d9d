import StackDSL

/// What is known of the present texts: their trees, and what each file comes to with its imports.
///
/// An entry is good as long as the texts it was made from are the present ones, and is looked at
/// no longer than that. What is expensive, the layouts, is remembered by content in `memo`.
struct AnalysisCache: Sendable {
  private struct Parsed: Sendable {
    var revision: Int
    var tree: SyntaxTree
  }

  /// A file with everything it imports, at one moment.
  struct Reach: Sendable {
    var sources: SourceFiles
    /// The revision of each file that was looked for; nil for one that is not there.
    fileprivate var revisions: [FileID: Int?]

    func contains(_ file: FileID) -> Bool { revisions.keys.contains(file) }
  }

  private struct Analyzed: Sendable {
    var reach: Reach
    var analysis: Analysis
    var depth: AnalysisDepth
  }

  let memo = AnalysisMemo()
  private var parsed: [FileID: Parsed] = [:]
  private var analyzed: [FileID: Analyzed] = [:]

  /// Nil where there is no such file.
  mutating func tree(_ file: FileID, in files: inout FileTable) -> SyntaxTree? {
    guard let revision = files.revision(file), let source = files.knownSource(file) else {
      parsed[file] = nil
      return nil
    }
    if let known = parsed[file], known.revision == revision { return known.tree }
    let tree = parse(source.bytes, file: file)
    parsed[file] = Parsed(revision: revision, tree: tree)
    return tree
  }

  /// The file and all it imports, directly or not.
  mutating func reach(of file: FileID, in files: inout FileTable) -> Reach {
    var reach = Reach(sources: SourceFiles(), revisions: [:])
    var pending = [file]
    while let next = pending.popLast() {
      guard !reach.contains(next) else { continue }
      let tree = tree(next, in: &files)
      reach.revisions[next] = .some(tree == nil ? nil : parsed[next]?.revision)
      guard let tree else { continue }
      reach.sources[next] = tree
      pending += tree.importPaths.map { resolveImport($0, from: next) }
    }
    return reach
  }

  /// The analysis of the present text, at least as deep as asked for.
  mutating func analysis(
    of file: FileID, _ depth: AnalysisDepth, in files: inout FileTable
  ) -> (analysis: Analysis, sources: SourceFiles) {
    if let known = analyzed[file], known.depth == .allEnvironments || known.depth == depth,
      known.reach.revisions.allSatisfy({ files.revision($0.key) == $0.value })
    {
      return (known.analysis, known.reach.sources)
    }
    let reach = reach(of: file, in: &files)
    let analysis = analyze(file, in: reach.sources, memo: memo, depth: depth)
    analyzed[file] = Analyzed(reach: reach, analysis: analysis, depth: depth)
    return (analysis, reach.sources)
  }

  /// Whether a file has been solved in all its environments, at this or at an earlier text.
  func hasCompleteAnalysis(of file: FileID) -> Bool {
    analyzed[file]?.depth == .allEnvironments
  }

  /// The files whose last analysis read `file`, or missed it; in order of their names.
  func dependents(of file: FileID) -> [FileID] {
    analyzed.filter { $0.key != file && $0.value.reach.contains(file) }.keys.sorted()
  }

  mutating func forget(_ file: FileID) { analyzed[file] = nil }
}
