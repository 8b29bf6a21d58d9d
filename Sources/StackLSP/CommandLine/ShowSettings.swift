import StackDSL

/// `check --show-settings`: the settings for each file, and their origins.
extension Subcommand {
  static func showSettings(_ names: [String], _ job: CheckJob) throws(UsageError) -> Int32 {
    var files = CommandFiles()
    var pages: [String] = []
    var status = ExitStatus.clean
    for name in names {
      do throws(UsageError) {
        pages.append(try page(name, in: &files, job))
      } catch {
        job.console.writeError(error)
        status = ExitStatus.unusable
      }
    }
    job.console.writePage(pages.joined(separator: "\n"))
    return status
  }

  private static func page(
    _ name: String, in files: inout CommandFiles, _ job: CheckJob
  ) throws(UsageError) -> String {
    let file = try files.file(named: name, job.console)
    let project = files.project(of: file)
    if let complaint = project.firstComplaint { throw UsageError(complaint, isAboutWords: false) }
    let rows = SettingsRows(project, job.overrides, model: files.solved(file).analysis.model).rows
    return "\(files.name(file))\n"
      + alignedColumns(rows.map { ["  \($0)", $1, $2] }, numbers: false) + "\n"
  }
}

/// The settings of one file as a table: key, value, origin.
private struct SettingsRows {
  private let project: Project
  private let overrides: RuleOverrides
  private let model: Model

  init(_ project: Project, _ overrides: RuleOverrides, model: Model) {
    self.project = project
    self.overrides = overrides
    self.model = model
  }

  var rows: [(key: String, value: String, origin: String)] {
    let settings = FileSettings(model)
    let choice = overrides.choice(project.choice)
    let ownMinimum = model.properties.contains { $0.name == .minimumOS }
    let rules: [(Project.Key, String, Bool)] = [
      (.select, choice.selected.map(words) ?? "all", overrides.selected != nil),
      (.ignore, words(choice.ignored), overrides.ignored != nil),
    ]
    return [
      row(.devices, settings.devices.joined(separator: ", ")),
      row(.textSizes, settings.textSizes.map(\.rawValue).joined(separator: ", ")),
      row(.minimumOS, "\(settings.minimumSystem)", instead: ownMinimum ? "the file" : nil),
    ]
      + rules.map { key, value, isOverridden in
        row(key, value, instead: isOverridden ? "--\(key.rawValue)" : nil)
      } + levels(choice) + [
        row(.safeFixes, words(choice.safeFixes)), row(.unsafeFixes, words(choice.unsafeFixes)),
      ] + [row(.exclude, words(project.excludedLines))]
  }

  private func levels(_ choice: RuleChoice) -> [(key: String, value: String, origin: String)] {
    guard !choice.levels.isEmpty else { return [row(.levels, "of each rule")] }
    return choice.levels.sorted { $0.key < $1.key }.map { code, level in
      row(
        .levels, "\(code) = \(level.word)",
        instead: overrides.levels[code] == nil ? nil : "--severity")
    }
  }

  private func words(_ words: some Collection<String>) -> String {
    words.isEmpty ? "none" : words.sorted().joined(separator: ", ")
  }

  private func row(
    _ key: Project.Key, _ value: String, instead origin: String? = nil
  ) -> (key: String, value: String, origin: String) {
    var place = "default"
    if let line = project.lines[key], let file = project.file {
      let path = relativePath(to: file, from: FileID(workingDirectory + "/."))
      place = "\(path):\(line + 1)"
    }
    return (key.rawValue, value, origin ?? place)
  }
}
