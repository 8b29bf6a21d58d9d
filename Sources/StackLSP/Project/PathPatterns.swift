/// The patterns of a `.gitignore` file, or of `exclude` in `stack.toml`: gitignore(5), "PATTERN FORMAT". The
/// last pattern that matches decides.
struct PathPatterns: Sendable, Hashable {
  private struct Pattern: Sendable, Hashable {
    /// The parts between the slashes.
    var segments: [Segment]
    var isNegated: Bool
    var isForFolders: Bool
  }

  private enum Segment: Sendable, Hashable {
    /// `**`: any number of folders; at the end, at least one name.
    case anyFolders
    case name([GlobUnit])
  }

  private var patterns: [Pattern] = []

  var isEmpty: Bool { patterns.isEmpty }

  init(lines: some Sequence<String>) {
    patterns = lines.compactMap { Self.pattern(Array($0.utf8)) }
  }

  /// The text of a whole file. Like git, it skips a byte order mark.
  init(_ bytes: [UInt8]) {
    let text = bytes.trimmingPrefix([0xEF, 0xBB, 0xBF])
    patterns = text.split(separator: 0x0A).compactMap { line in
      Self.pattern(Array(line.last == 0x0D ? line.dropLast() : line))
    }
  }

  /// Nil for a line that matches nothing: a comment, `a//b`, or a set without its closing bracket.
  private static func pattern(_ line: [UInt8]) -> Pattern? {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var bytes = withoutBlanksAtEnd(line)
    let isNegated = bytes.first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    let slash = UInt8(ascii: "/")
    let isForFolders = bytes.last == slash
    if isForFolders { bytes.removeLast() }
    // A pattern with a slash is relative to this folder; any other pattern matches anywhere below it.
    let isFromHere = bytes.contains(slash)
    if bytes.first == slash { bytes.removeFirst() }
    var segments: [Segment] = isFromHere ? [] : [.anyFolders]
    for name in bytes.split(separator: slash, omittingEmptySubsequences: false) {
      guard !name.isEmpty, let segment = segment(name) else { return nil }
      segments.append(segment)
    }
    return Pattern(segments: segments, isNegated: isNegated, isForFolders: isForFolders)
  }

  /// Trailing blanks count only after a backslash.
  private static func withoutBlanksAtEnd(_ line: [UInt8]) -> [UInt8] {
    var end = 0
    var isEscaped = false
    for (index, byte) in line.enumerated() {
      if byte != 0x20 || isEscaped { end = index + 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return Array(line[..<end])
  }

  private static func segment(_ name: ArraySlice<UInt8>) -> Segment? {
    if name.count > 1, name.allSatisfy({ $0 == UInt8(ascii: "*") }) { return .anyFolders }
    return GlobUnit.units(of: name).map(Segment.name)
  }

  /// Whether to exclude a path, given as names relative to the folder of the patterns; nil if no pattern
  /// matches.
  func excludes(_ path: [[UInt8]], isFolder: Bool) -> Bool? {
    let last = patterns.last { pattern in
      (isFolder || !pattern.isForFolders) && Self.matches(pattern.segments[...], path[...])
    }
    return last.map { !$0.isNegated }
  }

  private static func matches(_ pattern: ArraySlice<Segment>, _ path: ArraySlice<[UInt8]>) -> Bool {
    wildcardMatch(pattern, path, isStar: { $0 == .anyFolders }, needsOneAtTheEnd: true) {
      segment, name in
      guard case .name(let units) = segment else { return true }
      return wildcardMatch(units[...], name[...], isStar: { $0 == .any }, needsOneAtTheEnd: false) {
        $0.matches($1)
      }
    }
  }
}

/// One unit of a glob pattern.
private enum GlobUnit: Sendable, Hashable {
  case byte(UInt8)
  case anyOne
  case any
  case set([ClosedRange<UInt8>], isNegated: Bool)

  func matches(_ byte: UInt8) -> Bool {
    switch self {
    case .byte(let own): own == byte
    case .anyOne, .any: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  /// Nil if a set is not closed, a class name is unknown or nothing follows a backslash: in git such a
  /// pattern matches nothing.
  static func units(of pattern: ArraySlice<UInt8>) -> [GlobUnit]? {
    var units: [GlobUnit] = []
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): units.append(.any)
      case UInt8(ascii: "?"): units.append(.anyOne)
      case UInt8(ascii: "\\"):
        guard let literal = rest.popFirst() else { return nil }
        units.append(.byte(literal))
      case UInt8(ascii: "["):
        guard let set = set(&rest) else { return nil }
        units.append(set)
      default: units.append(.byte(byte))
      }
    }
    return units
  }

  /// Reads `a-z[:digit:]]` up to the closing bracket; a bracket that comes first belongs to the set.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> GlobUnit? {
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    /// The lower bound of a possible range with `-`.
    var low: UInt8?
    repeat {
      guard let byte = rest.popFirst() else { return nil }
      if byte == UInt8(ascii: "-"), let start = low, rest.first != UInt8(ascii: "]") {
        guard let end = literal(&rest) else { return nil }
        if start <= end { ranges.append(start...end) }
        low = nil
      } else if byte == UInt8(ascii: "["), rest.first == UInt8(ascii: ":"),
        let word = className(&rest)
      {
        guard let members = classes[word] else { return nil }
        ranges += members
        low = nil
      } else {
        guard let one = byte == UInt8(ascii: "\\") ? rest.popFirst() : byte else { return nil }
        ranges.append(one...one)
        low = one
      }
    } while rest.first != UInt8(ascii: "]")
    rest.removeFirst()
    return .set(ranges, isNegated: isNegated)
  }

  private static func literal(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let byte = rest.popFirst() else { return nil }
    return byte == UInt8(ascii: "\\") ? rest.popFirst() : byte
  }

  /// The word of `:digit:]`. If `:]` does not end it, returns nil and reads nothing.
  private static func className(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")), end - rest.startIndex >= 2,
      rest[end - 1] == UInt8(ascii: ":")
    else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[rest.startIndex + 1..<end - 1], as: UTF8.self)
  }

  /// The classes of POSIX, section 9.3.5, in the C locale, as git uses them.
  private static let classes: [String: [ClosedRange<UInt8>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0x00...0x1F, 0x7F...0x7F],
    "digit": [0x30...0x39], "graph": [0x21...0x7E], "lower": [0x61...0x7A],
    "print": [0x20...0x7E], "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E],
    "space": [0x09...0x0D, 0x20...0x20], "upper": [0x41...0x5A],
    "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}

/// Whether a pattern with stars matches a whole sequence. Backtracking to the last star is enough, so the
/// cost is at most the product of both lengths.
private func wildcardMatch<Unit, Element>(
  _ pattern: ArraySlice<Unit>, _ sequence: ArraySlice<Element>, isStar: (Unit) -> Bool,
  needsOneAtTheEnd: Bool, matches: (Unit, Element) -> Bool
) -> Bool {
  var pattern = pattern
  var rest = sequence
  var star: (pattern: ArraySlice<Unit>, rest: ArraySlice<Element>)?
  while true {
    if let unit = pattern.first, isStar(unit) {
      pattern = pattern.dropFirst()
      if pattern.isEmpty { return !needsOneAtTheEnd || !rest.isEmpty }
      star = (pattern, rest)
    } else if let unit = pattern.first, let element = rest.first, matches(unit, element) {
      pattern = pattern.dropFirst()
      rest = rest.dropFirst()
    } else if pattern.isEmpty, rest.isEmpty {
      return true
    } else if let last = star, !last.rest.isEmpty {
      star = (last.pattern, last.rest.dropFirst())
      pattern = last.pattern
      rest = last.rest.dropFirst()
    } else {
      return false
    }
  }
}
