import StackDSL

/// `stack-lsp check`: the server's diagnostics, as a compiler prints them or for programs.
extension Subcommand {
  static let check = Subcommand("check") { arguments, console throws(UsageError) in
    let job = try CheckJob(arguments, console)
    let named = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    if arguments.has("--show-settings") {
      return try showSettings(try CommandFiles.names(named), job)
    }
    return arguments.has("--watch") ? try watch(named, job) : try check(named, job).status
  }

  /// Checks the named files once.
  ///
  /// - Parameter known: the results of an earlier check by name; they are reused for files that have not
  ///   changed.
  static func check(
    _ named: [String], _ job: CheckJob, known: [String: CheckedFile] = [:]
  ) throws(UsageError) -> (status: Int32, files: [String: CheckedFile]) {
    let (own, behindLinks) = try CommandFiles.places(named)
    let names = own + behindLinks
    var job = job
    if names.contains("-") { job.input = try job.console.input() }
    try checkProjects(of: names)
    if job.repairs != .none {
      job.imported = imported(by: names)
      job.behindLinks = Set(behindLinks)
      job.console.tellBehindLinks(behindLinks)
    }
    if job.diffBase != nil { job.baseline = try baseline(of: names, job) }
    let ready = job
    var outcome = CheckOutcome(ready)
    var files: [String: CheckedFile] = [:]
    let shared = SharedImports()
    let start = steadyMilliseconds()
    inOrder(names.count, worker: { ready.worker(names, known, shared) }) { index, file in
      if names.count > 1, steadyMilliseconds() - start > Self.patience {
        ready.console.progress("\(index + 1)/\(names.count) \(file.name.printable)")
      }
      if ready.isWatching { files[names[index]] = file }
      outcome.take(file)
    }
    ready.console.progress("")
    return (try outcome.finish(), files)
  }

  /// The findings in the files as they were at `--diff-base`.
  private static func baseline(
    of names: [String], _ job: CheckJob
  ) throws(UsageError) -> Baseline? {
    guard let reference = job.diffBase else { return nil }
    let base = try DiffBase(reference, around: names.first { $0 != "-" } ?? ".")
    let old = names.compactMap { name in
      name == "-" ? nil : base.path(of: name).map { (name: name, path: $0) }
    }
    var before = job
    before.writtenBaseline = reference
    before.repairs = .none
    let ready = before
    var entries: [FileID: [Baseline.Entry]] = [:]
    inOrder(old.count, worker: { ready.worker(old.map(\.path), [:], SharedImports()) }) {
      index, file in entries[FileID(absolutePath(old[index].name))] = file.tally.entries
    }
    return Baseline(of: reference, entries)
  }

  /// The milliseconds after which progress is shown.
  private static let patience = 1_000

  /// Throws if a project file has a fault, because its settings would not be the intended ones.
  private static func checkProjects(of names: [String]) throws(UsageError) {
    var projects = ProjectTable()
    for name in names {
      let file = FileID(absolutePath(name == "-" ? "<stdin>" : name))
      if let complaint = projects.project(of: file).firstComplaint {
        throw UsageError(complaint, isAboutWords: false)
      }
    }
  }

  /// The files that others of the names import. Their faults outside of screens concern those others.
  private static func imported(by names: [String]) -> Set<FileID> {
    var imported: Set<FileID> = []
    inOrder(
      names.count,
      worker: {
        var files = CommandFiles()
        return { index in
          names[index] == "-" ? [] : files.imports(of: FileID(absolutePath(names[index])))
        }
      },
      take: { _, files in imported.formUnion(files) })
    return imported
  }
}
