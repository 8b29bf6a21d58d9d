import StackDSL

/// `check --watch`: when a file changes, checks again every file that reads it.
extension Subcommand {
  static func watch(_ named: [String], _ job: CheckJob) throws(UsageError) -> Int32 {
    guard !named.contains("-") else {
      throw UsageError("Standard input cannot be watched: name files or folders.")
    }
    let clock = ContinuousClock()
    var known: [String: CheckedFile] = [:]
    while true {
      // A folder may be empty for a while, and a project file may have faults.
      var status = ExitStatus.unusable
      do throws(UsageError) {
        (status, known) = try check(named, job, known: known)
      } catch {
        job.console.writeError(error)
      }
      let names = try? CommandFiles.names(named)
      let projects = projectStamps(of: names ?? [])
      job.console.progress("Watching; Control-C ends it.")
      // Searching many files may take a tenth of the time at most.
      var cost = Duration.zero
      var isCurrent = true
      while isCurrent {
        guard job.console.pause(max(Self.shortestPause, Int(cost / .milliseconds(1)) * 10)) else {
          return status
        }
        cost = clock.measure {
          // Another project file may change the findings of any file.
          if projectStamps(of: names ?? []) != projects { known = [:] }
          isCurrent =
            (try? CommandFiles.names(named)) == names && known.count == names?.count
            && known.values.allSatisfy(\.isCurrent)
        }
      }
      job.console.progress("")
      if job.console.showsProgress { job.console.writeOutput("\u{1B}[2J\u{1B}[H") }
    }
  }

  /// The least milliseconds between two checks of the files.
  private static let shortestPause = 300
}

/// The project files of the names, with a stamp of their present content.
private func projectStamps(of names: [String]) -> [FileID: DiskFile.Stamp?] {
  var projects = ProjectTable()
  let files = names.compactMap { projects.project(of: FileID(absolutePath($0))).file }
  return Dictionary(
    unique(files).map { ($0, DiskFile.stamp($0.name)) }, uniquingKeysWith: { first, _ in first })
}
