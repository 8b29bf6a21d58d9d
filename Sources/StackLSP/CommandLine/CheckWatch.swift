import StackDSL

/// `check --watch`: whenever a file changes, checks again what reads it.
extension Subcommand {
  static func watch(_ named: [String], _ job: CheckJob) throws(UsageError) -> Int32 {
    guard !named.contains("-") else {
      throw UsageError("Standard input cannot be watched: name files or folders.")
    }
    let clock = ContinuousClock()
    var known: [String: CheckedFile] = [:]
    while true {
      // A folder may be empty for a while, and a project file wrong.
      var status = ExitStatus.unusable
      do throws(UsageError) {
        (status, known) = try check(named, job, known: known)
      } catch {
        job.console.writeError(error)
      }
      let names = try? CommandFiles.names(named)
      let projects = projectStamps(of: names ?? [])
      job.console.progress("Watching; Control-C ends it.")
      // A walk through many files may cost a tenth of the time, no more.
      var cost = Duration.zero
      var isCurrent = true
      while isCurrent {
        guard job.console.pause(max(Self.shortestPause, Int(cost / .milliseconds(1)) * 10)) else {
          return status
        }
        cost = clock.measure {
          // Another project file may change what is said of any file.
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

  /// Milliseconds between two looks at the files.
  private static let shortestPause = 300
}

/// The project files of some names, and the content that each has at present.
private func projectStamps(of names: [String]) -> [FileID: DiskFile.Stamp?] {
  var projects = ProjectTable()
  let files = names.compactMap { projects.project(of: FileID(absolutePath($0))).file }
  return Dictionary(
    unique(files).map { ($0, DiskFile.stamp($0.name)) }, uniquingKeysWith: { first, _ in first })
}
