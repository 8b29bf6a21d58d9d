/// The patterns of a `.gitignore` file, or of `exclude` in `stack.toml`: gitignore(5), "PATTERN
/// FORMAT". The last pattern that matches decides.
struct PathPatterns: Sendable, Hashable {
  private struct Pattern: Sendable, Hashable {
    /// What stands between the slashes.
    var segments: [[UInt8]]
    var isNegated: Bool
    var isForFolders: Bool
  }

  private var patterns: [Pattern] = []

  var isEmpty: Bool { patterns.isEmpty }

  init(lines: some Sequence<String>) { patterns = lines.compactMap(Self.pattern) }

  /// The text of a whole file; git passes over a byte order mark as well.
  init(_ bytes: [UInt8]) {
    let text = bytes.trimmingPrefix([0xEF, 0xBB, 0xBF])
    let lines = text.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) }
    self.init(lines: lines)
  }

  private static func pattern(_ line: String) -> Pattern? {
    var bytes = Array(line.utf8)
    guard bytes.first != UInt8(ascii: "#") else { return nil }
    // Blanks at the end count only behind a backslash.
    while bytes.last == 0x20, bytes.dropLast().last != UInt8(ascii: "\\") { bytes.removeLast() }
    let isNegated = bytes.first == UInt8(ascii: "!")
    if isNegated { bytes.removeFirst() }
    let slash = UInt8(ascii: "/")
    let isForFolders = bytes.last == slash
    if isForFolders { bytes.removeLast() }
    guard !bytes.isEmpty else { return nil }
    var segments = bytes.split(separator: slash, omittingEmptySubsequences: true).map(Array.init)
    // A pattern with a slash is one from this folder on, any other one from anywhere below.
    if !bytes.contains(slash) { segments.insert(anyFolders, at: 0) }
    guard !segments.isEmpty else { return nil }
    return Pattern(segments: segments, isNegated: isNegated, isForFolders: isForFolders)
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether a path is to be left out, by its names from the folder of the patterns on; nil where no
  /// pattern matches it.
  func excludes(_ path: [[UInt8]], isFolder: Bool) -> Bool? {
    let last = patterns.last { pattern in
      (isFolder || !pattern.isForFolders) && Self.matches(pattern.segments[...], path[...])
    }
    return last.map { !$0.isNegated }
  }

  /// `**` stands for any number of folders, at the end for at least one name.
  private static func matches(
    _ pattern: ArraySlice<[UInt8]>, _ path: ArraySlice<[UInt8]>
  ) -> Bool {
    wildcardMatch(
      pattern, path, isStar: { $0 == anyFolders }, needsOneAtTheEnd: true
    ) { segment, name in
      wildcardMatch(
        GlobUnit.units(of: segment)[...], name[...], isStar: { $0 == .any }, needsOneAtTheEnd: false
      ) { $0.matches($1) }
    }
  }
}

/// One piece of a name's pattern.
private enum GlobUnit: Hashable {
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

  static func units(of pattern: [UInt8]) -> [GlobUnit] {
    var units: [GlobUnit] = []
    var rest = pattern[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): units.append(.any)
      case UInt8(ascii: "?"): units.append(.anyOne)
      case UInt8(ascii: "\\"): units.append(.byte(rest.popFirst() ?? byte))
      case UInt8(ascii: "["): units.append(set(&rest) ?? .byte(byte))
      default: units.append(.byte(byte))
      }
    }
    return units
  }

  /// `a-z]`, read up to the bracket; nil where none closes it.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> GlobUnit? {
    var inner = rest
    var isNegated = false
    if let first = inner.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
      isNegated = true
      inner.removeFirst()
    }
    var ranges: [ClosedRange<UInt8>] = []
    while let byte = inner.popFirst() {
      if byte == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = inner
        return .set(ranges, isNegated: isNegated)
      }
      let low = byte == UInt8(ascii: "\\") ? inner.popFirst() ?? byte : byte
      if inner.first == UInt8(ascii: "-"), let high = inner.dropFirst().first,
        high != UInt8(ascii: "]")
      {
        inner = inner.dropFirst(2)
        if low <= high { ranges.append(low...high) } else { ranges.append(low...low) }
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }
}

/// Whether a pattern with stars matches a whole sequence. Going back to the last star alone is enough,
/// so the cost is at most the product of both lengths.
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
