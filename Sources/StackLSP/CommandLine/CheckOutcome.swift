import JSONRPC
import StackDSL

/// What was found in all files, printed as it comes in where the format allows that.
struct CheckOutcome {
  private let job: CheckJob
  private var files = 0
  /// By the number of the level.
  private var counts: [Int: Int] = [:]
  private var json: [JSON] = []
  private var codes: Set<String> = []
  private var hasFailures = false

  init(_ job: CheckJob) { self.job = job }

  mutating func take(_ file: CheckedFile) {
    if let failure = file.failure {
      job.console.progress("")
      job.console.writeError(failure)
      hasFailures = true
      return
    }
    files += 1
    counts.merge(file.counts, uniquingKeysWith: +)
    json += file.json
    codes.formUnion(file.codes)
    if !file.text.isEmpty || file.timings != nil { job.console.progress("") }
    if !file.text.isEmpty { job.console.writeOutput(file.text) }
    if let timings = file.timings {
      job.console.writeError("\(file.name.printable)\n\(timings)\n")
    }
  }

  /// Prints what is left, and says how the command ends.
  func finish() -> Int32 {
    switch job.format {
    case .json: job.console.writeJSON(.array(json))
    case .sarif: job.console.writeJSON(sarifLog(json, codes.sorted()))
    case .text where files > 0: job.console.writeError(summary + "\n")
    case .text, .github: break
    }
    if hasFailures { return ExitStatus.unusable }
    let fails = counts.contains { $0.key <= job.failing.rawValue && $0.value > 0 }
    return fails ? ExitStatus.found : ExitStatus.clean
  }

  /// "3 files: 1 error, 2 warnings"; what is not printed is counted all the same.
  private var summary: String {
    func phrase(_ levels: [Problem.Severity]) -> [String] {
      levels.compactMap { level in
        let count = counts[level.rawValue] ?? 0
        return count == 0 ? nil : counted(count, level.word, plural: level.plural)
      }
    }
    let shown = phrase(Problem.Severity.all.filter { $0.rawValue <= job.printed.rawValue })
    let hidden = phrase(Problem.Severity.all.filter { $0.rawValue > job.printed.rawValue })
    var text = counted(files, "file", plural: "files") + ": "
    if shown.isEmpty {
      text += hidden.isEmpty ? "nothing found" : "no errors or warnings"
    } else {
      text += shown.joined(separator: ", ")
    }
    return hidden.isEmpty ? text : text + "; not shown: \(hidden.joined(separator: ", "))"
  }

  private func counted(_ count: Int, _ one: String, plural: String) -> String {
    "\(count) \(count == 1 ? one : plural)"
  }
}

extension Problem.Severity {
  /// The gravest first.
  static let all: [Problem.Severity] = [.error, .warning, .information, .hint]

  fileprivate var plural: String { self == .information ? "remarks" : word + "s" }
}
