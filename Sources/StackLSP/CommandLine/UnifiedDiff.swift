import StackDSL

/// The difference of two texts in the format of `diff -u`, byte for byte, for `git apply`, `patch` and
/// people; empty if they are equal.
func unifiedDiff(
  _ old: [UInt8], _ new: [UInt8], named name: String, _ console: Console
) -> [UInt8] {
  let lines = DiffLine.lines(from: old, to: new)
  guard lines.contains(where: { $0.kind != .kept }) else { return [] }
  let file = DiffName(name)
  func painted(_ line: String, _ style: Console.Style) -> [UInt8] {
    Array(console.paint(line, style).utf8)
  }
  var diff = painted("--- \(file.before)\n+++ \(file.after)", .bold) + [lineFeed]
  var next = 0
  while let change = lines[next...].firstIndex(where: { $0.kind != .kept }) {
    var end = change
    // Changes that are close together share a hunk.
    while let more = lines[end...].firstIndex(where: { $0.kind != .kept }),
      more - end <= 2 * DiffLine.context
    { end = more + 1 }
    let hunk = max(next, change - DiffLine.context)..<min(lines.count, end + DiffLine.context)
    diff += painted(DiffLine.heading(of: hunk, in: lines), .cyan) + [lineFeed]
    for line in lines[hunk] { diff += line.bytes(console) }
    next = hunk.upperBound
  }
  return diff
}

private let lineFeed = UInt8(ascii: "\n")

/// The two names of a file above its hunks. Git accepts no path with `..`, so a file below the working
/// directory gets its shortest path.
private struct DiffName {
  let before: String
  let after: String

  init(_ name: String) {
    let path = absolutePath(name)
    let below = workingDirectory + "/"
    let short = path.hasPrefix(below) ? String(path.dropFirst(below.count)) : name
    let isElsewhere = short.hasPrefix("/") || short.hasPrefix("<")
    before = Self.quoted(isElsewhere ? short : "a/" + short)
    after = Self.quoted(isElsewhere ? short : "b/" + short)
  }

  /// A name in git's form: quoted with C escapes if a character would end it. A tab after a name with blanks
  /// marks its end (git-diff, "Generating patch text").
  private static func quoted(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.isPrintable && $0 != "\"" && $0 != "\\"
    }
    guard !isPlain else { return name.contains(" ") ? name + "\t" : name }
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        result += "\\\(Character(Unicode.Scalar(byte)))"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return "\"\(result)\""
  }
}

private struct DiffLine {
  enum Kind: String { case kept = " ", removed = "-", added = "+" }

  var kind: Kind
  /// The line without its line end.
  var content: ArraySlice<UInt8>
  /// Only the last line of a text may lack a line end.
  var hasEnd: Bool
  /// The number of lines around a change.
  static let context = 3

  /// The shortest edit script (Myers), as the standard library computes it.
  static func lines(from old: [UInt8], to new: [UInt8]) -> [DiffLine] {
    let before = split(old)
    let after = split(new)
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [DiffLine] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append(DiffLine(.removed, before[old]))
        old += 1
      } else if added.contains(new) {
        lines.append(DiffLine(.added, after[new]))
        new += 1
      } else {
        lines.append(DiffLine(.kept, before[old]))
        old += 1
        new += 1
      }
    }
    return lines
  }

  private init(_ kind: Kind, _ line: ArraySlice<UInt8>) {
    self.kind = kind
    hasEnd = line.last == lineFeed
    content = hasEnd ? line.dropLast() : line
  }

  /// The lines of a text with their line ends.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == lineFeed {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// "@@ -3,7 +3,8 @@": the first line and the number of lines, before and after.
  static func heading(of hunk: Range<Int>, in lines: [DiffLine]) -> String {
    func part(without other: Kind) -> String {
      let count = lines[hunk].count { $0.kind != other }
      let before = lines[..<hunk.lowerBound].count { $0.kind != other }
      return "\(count == 0 ? before : before + 1)" + (count == 1 ? "" : ",\(count)")
    }
    return "@@ -\(part(without: .added)) +\(part(without: .removed)) @@"
  }

  /// On a terminal, unprintable characters are replaced; otherwise the text is byte for byte.
  func bytes(_ console: Console) -> [UInt8] {
    let shown =
      console.isTerminal
      ? Array(String(decoding: content, as: UTF8.self).printable.utf8)[...] : content
    let style: Console.Style? = kind == .kept ? nil : kind == .added ? .green : .red
    let (before, after) = style.map(console.marks) ?? ("", "")
    return Array((before + kind.rawValue).utf8) + shown
      + Array("\(after)\n\(hasEnd ? "" : "\\ No newline at end of file\n")".utf8)
  }
}
