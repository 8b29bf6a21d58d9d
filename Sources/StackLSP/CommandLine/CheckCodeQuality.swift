import JSONRPC
import StackDSL

/// `check --format gitlab`: the findings of one file as a Code Quality report, which GitLab shows in merge
/// requests (GitLab, "Code Quality report format").
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

/// The name of a file as a service spells it: `a.stack` for `./a.stack`.
private func repositoryPath(_ name: String) -> String {
  name.hasPrefix("./") ? String(name.dropFirst(2)) : name
}

extension CheckReport {
  /// The fingerprints by which a service recognises findings whose lines have moved: the baseline's identity
  /// of each finding with its file. Equal findings are numbered in the order of the file.
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

  /// 128-bit FNV-1a, equal in every process and on every machine.
  private func fingerprint(_ text: String) -> String {
    let prime: UInt128 = 0x0000000001000000000000000000013B
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
