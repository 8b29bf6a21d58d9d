import StackDSL

/// `stack-lsp check`: the server's diagnostics, as a compiler prints them or for programs.
extension Subcommand {
  static let check = Subcommand(
    name: "check", synopsis: "[OPTION…] [FILE|DIR…|-]",
    summary: "report what is wrong with the screens of files, and mend it",
    options: [
      Option(
        name: "--format", choices: CheckJob.Format.allCases.map(\.rawValue),
        help: "how to print it (text); concise: one line each"),
      Option(name: "--fix", help: "apply the safe fixes: those that move no view"),
      Option(name: "--unsafe-fixes", help: "apply the other preferred fixes as well"),
      Option(name: "--diff", help: "print what would be changed, and change nothing"),
      Option(
        name: "--select", placeholder: "RULE,…", proposals: RuleChoice.names,
        help: "only these codes or families of rules"),
      Option(
        name: "--ignore", placeholder: "RULE,…", proposals: RuleChoice.names,
        help: "none of these codes or families"),
      Option(
        name: "--severity", placeholder: "RULE=LEVEL,…", proposals: RuleChoice.names,
        help: "report a code or a family as \(list(RuleChoice.Level.words, conjunction: "or"))"),
      Option(
        name: "--fail-on", choices: Problem.Severity.all.map(\.word),
        help: "the least level that fails (error)"),
      Option(name: "--strict", help: "fail on warnings too: --fail-on warning"),
      Option(
        name: "--level", choices: Problem.Severity.all.map(\.word),
        help: "the least level that is printed (warning) and mended by --fix (hint)"),
      Option(name: "--all", help: "print information and hints too: --level hint"),
      Option(name: "--quiet", help: "print errors only: --level error"),
      Option(name: "--statistics", help: "print how often each rule was met, and nothing else"),
      Option(
        name: "--baseline", placeholder: "FILE", help: "do not report what stands in this file"),
      Option(
        name: "--write-baseline", placeholder: "FILE", help: "write down all that is found now"),
      Option(
        name: "--diff-base", placeholder: "REF",
        help: "report only what HEAD and the files as they are bring in since REF, which git knows"),
      Option(name: "--show-settings", help: "print what holds for each file, and who says so"),
      Option(name: "--watch", help: "check again whenever a file changes"),
      Option(
        name: "--color", choices: ["auto", "always", "never"],
        help: "when to colour the output (auto: on a terminal)"),
      Option(name: "--timings", help: "print what solving and each rule cost"),
    ],
    details: """
      Every screen is solved in every environment it names. DIR stands for all .stack, .storyboard and
      .xib files in it, without those that a .gitignore leaves out; - for standard input. Without
      arguments the folder that one is in is checked. The nearest stack.toml above a file says what
      holds for it. A file that cannot be read is named, and the others are checked. Where
      NAME.frames.json (see frames) stands beside NAME.stack, views that lie elsewhere now are reported.
      Errors and warnings are printed, the rest is counted, unless --level, --all or --select asks
      for it; JSON and SARIF hold all of it.
      A safe fix moves no view in any environment, in the other reading direction or when a hidden view
      is shown, deletes nothing that has a name and writes no number that the file has not; or it
      respells a word that can mean one other word only, or says pasted layout code in this language.
      """
  ) { arguments, console throws(UsageError) in
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
