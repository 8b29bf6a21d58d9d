import StackDSL

/// The settings that a team shares for the files below a folder, from its `stack.toml`; empty without that
/// file.
///
/// The editor and the command line read the same file, so both report the same. It overrides the editor's
/// settings; options of the command line override it.
struct Project: Sendable {
  static let fileName = "stack.toml"

  /// The keys of `stack.toml`; docs/project-file.md explains them.
  enum Key: String, Sendable, CaseIterable {
    case devices, textSizes, minimumOS, select, ignore, levels, safeFixes, unsafeFixes, exclude
  }

  /// A fault in the file, at offsets of its bytes.
  struct Complaint: Sendable, Hashable {
    var message: String
    var range: Range<Int>
  }

  /// Nil without a project file.
  var file: FileID?
  var defaults = ProjectDefaults()
  var choice = RuleChoice()
  /// Files that are checked only if the command line names them, relative to the folder of the project file.
  var excluded = PathPatterns(lines: [])
  /// The patterns as written, for showing the settings.
  private(set) var excludedLines: [String] = []
  private(set) var complaints: [Complaint] = []
  /// The keys that the file sets, with the line on which each first occurs, counted from 0.
  private(set) var lines: [Key: Int] = [:]
  private(set) var source = SourceText([])

  /// A project without settings.
  init() {}

  /// Reads a `stack.toml`. Faults become complaints, and everything else applies.
  init(_ bytes: [UInt8], file: FileID) {
    self.file = file
    source = SourceText(bytes)
    do throws(TOMLError) {
      for entry in try TOMLReader.read(bytes).entries { read(entry) }
    } catch {
      complain("\(error.message).", error.offset..<error.offset)
    }
  }

  /// For a `stack.toml` that exists but cannot be read; one in a folder further up does not apply.
  init(unreadable file: FileID) {
    self.file = file
    complain("This \(Self.fileName) \(DiskFile.obstacle(to: file.name)).", 0..<0)
  }

  /// The first complaint, formatted as a compiler does.
  var firstComplaint: String? {
    guard let file, let complaint = complaints.first else { return nil }
    let place = source.position(of: complaint.range.lowerBound, .utf32)
    return "\(file.name):\(place.line + 1):\(place.character + 1): \(complaint.message)"
  }

  private mutating func complain(_ message: String, _ range: Range<Int>) {
    complaints.append(Complaint(message: capitalized(message), range: range))
  }

  private mutating func read(_ entry: TOMLTable.Entry) {
    guard let key = Key(rawValue: entry.key) else {
      let known = Key.allCases.map(\.rawValue)
      let unknown = UnknownName(kind: "key", name: entry.key, known: known)
      return complain(unknown.message, entry.keyRange)
    }
    lines[key] = source.position(of: entry.keyRange.lowerBound, .utf32).line
    switch key {
    case .devices:
      defaults.devices = words(entry) { name in
        Place(written: name) == nil
          ? UnknownName(kind: "device", name: name, known: DeviceTable.names) : nil
      }
    case .textSizes:
      let known = TextSize.allCases.map(\.rawValue)
      defaults.textSizes = words(entry) { name in
        known.contains(name) ? nil : UnknownName(kind: "text size", name: name, known: known)
      }
    case .minimumOS:
      guard case .integer(let version) = entry.value.content, 1...100 ~= version else {
        return complain("`minimumOS` is a version of iOS, as in minimumOS = 15.", entry.value.range)
      }
      defaults.minimumOS = version
    case .select:
      choice.selected = Set(words(entry, check: Self.unknownRule))
      guard case .array(let values) = entry.value.content, values.isEmpty else { return }
      complain("`select` names no rule, so nothing would be reported.", entry.value.range)
    case .ignore: choice.ignored = Set(words(entry, check: Self.unknownRule))
    case .levels: readLevels(entry)
    case .safeFixes: choice.safeFixes = Set(words(entry, check: Self.unknownRule))
    case .unsafeFixes: choice.unsafeFixes = Set(words(entry, check: Self.unknownRule))
    case .exclude:
      excludedLines = words(entry) { _ in nil }
      excluded = PathPatterns(lines: excludedLines)
    }
  }

  /// Nil for a known code or family.
  static func unknownRule(_ name: String) -> UnknownName? {
    RuleChoice.names.contains(name)
      ? nil : UnknownName(kind: "diagnostic", name: name, known: RuleChoice.names)
  }

  private mutating func words(
    _ entry: TOMLTable.Entry, check: (String) -> UnknownName?
  ) -> [String] {
    guard case .array(let values) = entry.value.content else {
      complain("`\(entry.key)` is a list, as in \(entry.key) = [\"…\"].", entry.value.range)
      return []
    }
    var words: [String] = []
    for value in values {
      guard case .string(let word) = value.content else {
        complain("`\(entry.key)` lists words in quotes.", value.range)
        continue
      }
      if let unknown = check(word) {
        complain(unknown.message, value.range)
      } else {
        words.append(word)
      }
    }
    return words
  }

  private mutating func readLevels(_ entry: TOMLTable.Entry) {
    guard case .table(let table) = entry.value.content else {
      return complain(
        "`levels` is a table, as in [levels] and below it small-hit-target = \"off\".",
        entry.value.range)
    }
    for level in table.entries {
      if let unknown = Self.unknownRule(level.key) {
        complain(unknown.message, level.keyRange)
        continue
      }
      guard case .string(let word) = level.value.content, let read = RuleChoice.Level(word) else {
        complain(
          "A level is \(list(RuleChoice.Level.words, conjunction: "or")).", level.value.range)
        continue
      }
      choice.levels[level.key] = read
    }
  }
}
