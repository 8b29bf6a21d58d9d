import JSONRPC
import StackDSL

/// `check --format gitlab`: a Code Quality report, which GitLab shows in merge requests (GitLab, "Code
/// Quality report format"). The findings of one file.
func checkCodeQuality(_ report: CheckReport, _ files: CommandFiles) -> [JSON] {
  zip(report.findings, report.fingerprints(files)).map { finding, fingerprint in
    let span = report.sections.fileSpan(finding.span)
    let range = files.source(span.file).range(span.range, .utf32)
    return [
      "description": .string(finding.message), "check_name": .string(finding.code),
      "fingerprint": .string(fingerprint), "severity": .string(severity(finding.severity)),
      "location": [
        "path": .string(repositoryPath(files.name(span.file))),
        "lines": ["begin": .integer(range.start.line + 1), "end": .integer(range.end.line + 1)],
      ],
    ]
  }
}

private func severity(_ severity: Problem.Severity) -> String {
  switch severity {
  case .error: "major"
  case .warning: "minor"
  case .information, .hint: "info"
  }
}

/// As a service names the file: `./a.stack` is `a.stack`.
private func repositoryPath(_ name: String) -> String {
  name.hasPrefix("./") ? String(name.dropFirst(2)) : name
}

extension CheckReport {
  /// By which a service knows a finding again when lines have moved: what a baseline knows it by, in its file. Of
  /// several that are the same the first is the first in the file.
  func fingerprints(_ files: CommandFiles) -> [String] {
    let name = repositoryPath(files.name(file))
    var count: [Baseline.Entry: Int] = [:]
    let places = found.indices.sorted {
      sections.fileSpan(found[$0].span).range.lowerBound
        < sections.fileSpan(found[$1].span).range.lowerBound
    }
    var result = [String](repeating: "", count: found.count)
    for index in places {
      let entry = Baseline.Entry(found[index])
      count[entry, default: 0] += 1
      let text = [name, entry.code, entry.about, "\(count[entry] ?? 1)"].joined(separator: "\u{0}")
      result[index] = fingerprint(text)
    }
    return result
  }

  /// FNV-1a of 128 bits: the same in every process and on every machine.
  private func fingerprint(_ text: String) -> String {
    let prime: UInt128 = 0x0000000001000000000000000000013B
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
