import JSONRPC
import StackDSL

/// Known findings that a team cannot fix today; `check --baseline FILE` does not report them.
///
/// A finding is identified by its file, its code and the names in it, not by its line. So it stays known when
/// the text around it changes, and it is new when its views or the numbers of its constraint change.
struct Baseline: Sendable {
  struct Entry: Sendable, Hashable, Comparable {
    var code: String
    /// The screen, the views and whatever else distinguishes it from other findings of the same code.
    var about: String

    init(_ finding: Finding) {
      code = finding.code
      let own = finding.identity.isEmpty ? finding.message : finding.identity
      about = own.hasPrefix(code + " ") ? String(own.dropFirst(code.count + 1)) : own
    }

    fileprivate init(code: String, about: String) {
      self.code = code
      self.about = about
    }

    static func < (a: Self, b: Self) -> Bool { (a.code, a.about) < (b.code, b.about) }
  }

  let name: String
  /// The number of occurrences of each entry, by file: two views without names may have equal entries.
  private var known: [FileID: [Entry: Int]] = [:]

  /// The findings in the files of another commit.
  init(of reference: String, _ entries: [FileID: [Entry]]) {
    name = reference
    known = entries.mapValues { Dictionary($0.map { ($0, 1) }, uniquingKeysWith: +) }
  }

  init(file name: String) throws(UsageError) {
    self.name = name
    guard let bytes = DiskFile.read(name) else { throw UsageError(unreadable: name, at: name) }
    let json: JSON
    do throws(JSONParser.Failure) {
      json = try JSONParser.parse(bytes)
    } catch {
      throw UsageError("\(name) is not JSON: \(error).", isAboutWords: false)
    }
    guard json["version"]?.integerValue == 1, let findings = json["findings"]?.arrayValue else {
      throw UsageError(
        "\(name) is no baseline: --write-baseline writes one.", isAboutWords: false)
    }
    let folder = FileID(absolutePath(name))
    for finding in findings {
      guard let path = finding["file"]?.stringValue, let code = finding["code"]?.stringValue,
        let about = finding["about"]?.stringValue
      else {
        throw UsageError(
          "\(name): a finding has a file, a code and what it is about.", isAboutWords: false)
      }
      let count = max(1, finding["count"]?.integerValue ?? 1)
      known[resolveImport(path, from: folder), default: [:]][
        Entry(code: code, about: about), default: 0] += count
    }
  }

  /// Throws if the file holds something else, such as a screen, so that it is not overwritten.
  static func mayBeWritten(over name: String) throws(UsageError) {
    guard let bytes = DiskFile.read(name), !bytes.isEmpty else { return }
    do throws(UsageError) {
      _ = try Baseline(file: name)
    } catch {
      throw UsageError(
        "\(name) is there and holds no baseline: it was left alone.", isAboutWords: false)
    }
  }

  /// The entries of one file that are left while its findings are compared.
  struct Stock {
    private var left: [Entry: Int]

    init(_ baseline: Baseline?, of file: FileID) { left = baseline?.known[file] ?? [:] }

    /// Whether a finding is known; each entry matches as often as it was recorded.
    mutating func takes(_ entry: Entry) -> Bool {
      guard left[entry, default: 0] > 0 else { return false }
      left[entry, default: 0] -= 1
      return true
    }

    /// The entries that no finding has matched.
    var rest: [Entry] { left.flatMap { Array(repeating: $0.key, count: $0.value) }.sorted() }
  }

  /// The entries of files that no longer exist.
  var ofDeletedFiles: [(file: FileID, entries: [Entry])] {
    known.filter { !DiskFile.exists($0.key.name) }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value.keys.sorted()) }
  }

  /// The text of a baseline: one finding on each line, in an order that keeps diffs small.
  static func text(of findings: [(file: FileID, entries: [Entry])], in name: String) -> String {
    let home = FileID(absolutePath(name))
    var lines: [String] = []
    for (file, entries) in findings.sorted(by: { $0.file < $1.file }) {
      let path = relativePath(to: file, from: home)
      for (entry, equal) in Dictionary(grouping: entries, by: \.self).sorted(by: { $0.key < $1.key }
      ) {
        let json: JSON = .fields([
          "file": .string(path), "code": .string(entry.code), "about": .string(entry.about),
          "count": equal.count > 1 ? .integer(equal.count) : nil,
        ])
        lines.append("    " + String(decoding: json.serialized(), as: UTF8.self).printableJSON)
      }
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
  }
}
