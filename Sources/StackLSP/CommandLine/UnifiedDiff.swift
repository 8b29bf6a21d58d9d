/// Two texts as `diff -u` compares them, for people and for `patch`; empty where they are the same.
func unifiedDiff(_ old: [UInt8], _ new: [UInt8], named name: String, _ console: Console) -> String {
  let lines = DiffLine.lines(from: old, to: new)
  guard lines.contains(where: { $0.kind != .kept }) else { return "" }
  let file = name.printable
  let heading = name.hasPrefix("/") || name.hasPrefix("<") ? ("", "") : ("a/", "b/")
  var text = console.paint("--- \(heading.0)\(file)\n+++ \(heading.1)\(file)", .bold) + "\n"
  var next = 0
  while let change = lines[next...].firstIndex(where: { $0.kind != .kept }) {
    var end = change
    // Changes with little between them share a hunk.
    while let more = lines[end...].firstIndex(where: { $0.kind != .kept }),
      more - end <= 2 * DiffLine.context
    { end = more + 1 }
    let hunk = max(next, change - DiffLine.context)..<min(lines.count, end + DiffLine.context)
    text += console.paint(DiffLine.heading(of: hunk, in: lines), .cyan) + "\n"
    for line in lines[hunk] { text += line.text(console) }
    next = hunk.upperBound
  }
  return text
}

private struct DiffLine {
  enum Kind: String { case kept = " ", removed = "-", added = "+" }

  var kind: Kind
  /// Without its end.
  var content: String
  /// Only the last line of a text may lack it.
  var hasEnd: Bool
  /// Lines around a change.
  static let context = 3

  /// Myers' shortest way from one to the other, as the standard library finds it.
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
    hasEnd = line.last == 0x0A
    content = String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self)
  }

  /// The lines of a text, each with its end.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x0A {
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

  func text(_ console: Console) -> String {
    let line = kind.rawValue + content.printable
    let style: Console.Style? = kind == .kept ? nil : kind == .added ? .green : .red
    return (style.map { console.paint(line, $0) } ?? line) + "\n"
      + (hasEnd ? "" : "\\ No newline at end of file\n")
  }
}
