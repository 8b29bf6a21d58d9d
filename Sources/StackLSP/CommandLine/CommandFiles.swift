import JSONRPC
import StackDSL

/// The files of a command, by the names that the user gave, in the same tables that the server uses.
struct CommandFiles {
  private(set) var table = FileTable()
  private var cache = AnalysisCache()
  /// - Parameters:
  ///   - shared: the imports shared by threads that work on many files.
  ///   - workers: the threads that read and solve the screens of one file.
  init(sharing shared: SharedImports? = nil, workers: Workers = .thisThread) {
    table.shared = shared
    cache.workers = workers
  }

  /// Standard input as it was read.
  private var inputBytes: [UInt8] = []
  /// The names as given on the command line.
  private var names: [FileID: String] = [:]

  /// The files that the arguments name, each once. A folder stands for all files in it with these suffixes,
  /// and `-` for standard input.
  static func names(
    _ arguments: [String], ending suffixes: [String] = checkedSuffixes
  ) throws(UsageError) -> [String] {
    let (own, behindLinks) = try places(arguments, ending: suffixes)
    return own + behindLinks
  }

  /// Like `names`, for a command that writes. Files to which links lead out of the folder are separate: the
  /// user has not named them, so they are not written.
  static func places(
    _ arguments: [String], ending suffixes: [String] = checkedSuffixes
  ) throws(UsageError) -> (own: [String], behindLinks: [String]) {
    var names: [String] = []
    var behindLinks: [String] = []
    for argument in arguments {
      guard argument != "-", DiskFile.isDirectory(argument) else {
        names.append(argument)
        continue
      }
      let inside = StackFiles.inFolder(argument)
      func chosen(_ paths: ArraySlice<String>) -> [String] {
        let chosen = paths.filter { suffixes.contains(where: $0.hasSuffix) }
        return argument == "." ? chosen.map { String($0.trimmingPrefix("./")) } : Array(chosen)
      }
      let own = chosen(inside.own)
      let others = chosen(inside.behindLinks)
      guard !own.isEmpty || !others.isEmpty else {
        let place = argument == "." ? "this folder" : argument
        throw UsageError(
          "There is no \(list(suffixes, conjunction: "or")) file in \(place).", isAboutWords: false)
      }
      names += own
      behindLinks += others
    }
    var known: Set<FileID> = []
    return (
      names.filter { known.insert(path(of: $0)).inserted },
      behindLinks.filter { known.insert(path(of: $0)).inserted }
    )
  }

  /// One file, which must exist.
  mutating func file(named argument: String, _ console: Console) throws(UsageError) -> FileID {
    try file(named: argument) { () throws(UsageError) in try console.input() }
  }

  /// - Parameter input: reads standard input, if it is meant.
  mutating func file(
    named argument: String, _ input: () throws(UsageError) -> [UInt8]
  ) throws(UsageError) -> FileID {
    guard argument == "-" else {
      let file = identify(argument)
      guard table.source(file) == nil else { return file }
      guard DiskFile.stamp(file.name) == nil || FileTable.mayRead(file) else {
        let kinds = list(checkedSuffixes, conjunction: "or")
        throw UsageError("\(argument) is no \(kinds) file.", isAboutWords: false)
      }
      throw UsageError(unreadable: argument, at: file.name)
    }
    let file = identify(Self.standardInput)
    inputBytes = try input()
    let text = String(decoding: inputBytes, as: UTF8.self)
    table.open(Document(uri: DocumentURI.uri(of: file), version: 0, text: text))
    return file
  }

  private static let standardInput = "<stdin>"

  mutating func tree(_ file: FileID) -> SyntaxTree {
    cache.tree(file, in: &table) ?? parse([], file: file)
  }

  mutating func model(_ file: FileID) -> Model { cache.model(of: file, in: &table).model }

  mutating func solved(_ file: FileID) -> DocumentAnalysis {
    cache.analysis(of: file, .allEnvironments, in: &table)
  }

  /// The settings for a file in the nearest `stack.toml`.
  mutating func project(of file: FileID) -> Project { cache.projects.project(of: file) }

  /// The files that a file imports.
  mutating func imports(of file: FileID) -> [FileID] { cache.imports(of: file, in: &table) }

  /// Replaces the text of a file in memory, until `restore`.
  mutating func setText(_ bytes: [UInt8], of file: FileID) {
    let text = String(decoding: bytes, as: UTF8.self)
    table.open(Document(uri: DocumentURI.uri(of: file), version: 0, text: text))
  }

  mutating func restore(_ file: FileID) { table.close(file) }

  /// The files that were read or looked up for a file, with a stamp of their content; nil for a missing one.
  mutating func read(for file: FileID) -> [FileID: DiskFile.Stamp?] {
    cache.stamps(of: file, in: &table)
  }

  /// Forgets everything about a file. Its imports stay in the table that threads share.
  mutating func finish(_ file: FileID) {
    for imported in cache.reach(of: file, in: &table).files where imported != file {
      if let tree = cache.tree(imported, in: &table) { table.share(imported, tree) }
    }
    cache.forgetAll()
    table.forgetAll()
    names = [:]
  }

  /// The finding about the first byte of a file that is not text: an error if the file is not text at all,
  /// when nothing else is worth reporting. The bytes were repaired when the file was read.
  func encodingFault(in file: FileID, _ sections: SectionMap) -> Finding? {
    let repaired = source(file).bytes
    func fault(
      _ severity: Problem.Severity, _ range: Range<Int>, _ message: String
    ) -> Finding? {
      sections.span(FileSpan(file: file, range: range)).map { span in
        Finding(
          code: ProblemCode.unexpectedText.rawValue, severity: severity, span: span,
          message: message + " Save it as UTF-8.")
      }
    }
    if let zero = repaired.firstIndex(of: 0) {
      return fault(.error, zero..<zero + 1, "The file is no text: it has a byte 0 here.")
    }
    // U+FFFD begins with EF, which few files contain.
    guard repaired.contains(0xEF),
      let bytes = names[file] == Self.standardInput ? inputBytes : DiskFile.read(file.name),
      let place = zip(bytes, repaired).enumerated().first(where: { $0.element.0 != $0.element.1 })
    else { return nil }
    let digits = String(place.element.0, radix: 16, uppercase: true)
    return fault(
      .warning, place.offset..<min(place.offset + 3, repaired.count),
      "The file is not UTF-8: the byte \(digits) begins no character here.")
  }

  /// The frames that `NAME.frames.json` records for `NAME.stack`; nil if there is no such record.
  func recordedFrames(beside file: FileID) -> RecordedFrames? {
    RecordedFrames.beside(file)
  }

  /// The text of a file that has been read.
  func source(_ file: FileID) -> SourceText { table.knownSource(file) ?? SourceText([]) }

  /// The name as the user wrote it, otherwise the path, relative to the working directory if it is below it.
  func name(_ file: FileID) -> String {
    if let name = names[file] { return name }
    let prefix = workingDirectory + "/"
    return file.name.hasPrefix(prefix) ? String(file.name.dropFirst(prefix.count)) : file.name
  }

  /// Converts places, with the names that the user gave.
  ///
  /// - Parameter sections: the sections of a model of the file.
  func places(in home: FileID, _ sections: SectionMap) -> SourcePlaces {
    let files = self
    return SourcePlaces(source: table.knownSource, sections: sections, home: home) {
      files.name($0)
    }
  }

  private mutating func identify(_ name: String) -> FileID {
    let file = Self.path(of: name)
    names[file] = name
    return file
  }

  private static func path(of name: String) -> FileID {
    FileID(absolutePath(name))
  }
}
