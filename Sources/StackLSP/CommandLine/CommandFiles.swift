#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import JSONRPC
import StackDSL

/// The files that a command works on, by the names that the user gave, and what is known of them:
/// the same tables as the server's.
struct CommandFiles {
  private(set) var table = FileTable()
  private var cache = AnalysisCache()
  /// The names for people, as given on the command line.
  private var names: [FileID: String] = [:]
  private static let directory = workingDirectory()

  /// The files that the arguments mean, each once: a folder stands for all in it whose names end so,
  /// `-` for standard input.
  static func names(
    _ arguments: [String], ending suffixes: [String] = checkedSuffixes
  ) throws(UsageError) -> [String] {
    var names: [String] = []
    for argument in arguments {
      guard argument != "-", DiskFile.isDirectory(argument) else {
        names.append(argument)
        continue
      }
      let inside = StackFiles.inFolder(argument).filter { suffixes.contains(where: $0.hasSuffix) }
      guard !inside.isEmpty else {
        let kinds = suffixes.joined(separator: " or ")
        throw UsageError("There are no \(kinds) files in \(argument).", isAboutWords: false)
      }
      names += inside
    }
    var known: Set<FileID> = []
    return names.filter { known.insert(path(of: $0)).inserted }
  }

  /// One file, which must be there.
  mutating func file(named argument: String, _ console: Console) throws(UsageError) -> FileID {
    try file(named: argument) { () throws(UsageError) in try console.input() }
  }

  /// - Parameter input: standard input, asked for where it is meant.
  mutating func file(
    named argument: String, _ input: () throws(UsageError) -> [UInt8]
  ) throws(UsageError) -> FileID {
    guard argument == "-" else {
      let file = identify(argument)
      guard table.source(file) != nil else {
        throw UsageError(unreadable: argument, at: file.name)
      }
      return file
    }
    let file = identify(Self.standardInput)
    let text = String(decoding: try input(), as: UTF8.self)
    table.open(Document(uri: DocumentURI.uri(of: file), version: 0, text: text))
    return file
  }

  private static let standardInput = "<stdin>"

  mutating func tree(_ file: FileID) -> SyntaxTree {
    cache.tree(file, in: &table) ?? parse([], file: file)
  }

  mutating func solved(_ file: FileID) -> Solved {
    let (analysis, sources) = cache.analysis(of: file, .allEnvironments, in: &table)
    return Solved(analysis: analysis, sources: sources)
  }

  /// Takes back all but the texts and trees, which other files may import.
  mutating func forgetLayouts() { cache.forgetLayouts() }

  /// What is wrong with the bytes of a file, at the first that is no text. They were repaired where
  /// the file was read.
  func encodingFault(in file: FileID) -> Finding? {
    let repaired = source(file).bytes
    // U+FFFD begins with EF, which few files hold.
    guard repaired.contains(0xEF), names[file] != Self.standardInput,
      let bytes = DiskFile.read(file.name)
    else { return nil }
    guard
      let place = zip(bytes, repaired).enumerated().first(where: { $0.element.0 != $0.element.1 })
    else { return nil }
    let digits = String(place.element.0, radix: 16, uppercase: true)
    return Finding(
      code: ProblemCode.unexpectedText.rawValue, severity: .warning,
      span: SourceSpan(file: file, range: place.offset..<min(place.offset + 3, repaired.count)),
      message: "The file is not UTF-8: the byte \(digits) begins no character here. "
        + "Save it as UTF-8.")
  }

  /// What `NAME.frames.json` says of `NAME.stack`; nil where there is no such record.
  func recordedFrames(beside file: FileID) -> RecordedFrames? {
    RecordedFrames.beside(file)
  }

  /// Of a file that was read before.
  func source(_ file: FileID) -> SourceText { table.knownSource(file) ?? SourceText([]) }

  /// As the user wrote it; else relative to the working directory where it lies below.
  func name(_ file: FileID) -> String {
    if let name = names[file] { return name }
    let prefix = Self.directory + "/"
    return file.name.hasPrefix(prefix) ? String(file.name.dropFirst(prefix.count)) : file.name
  }

  /// By the names that the user gave.
  func places(in home: FileID) -> SourcePlaces {
    let files = self
    return SourcePlaces(files: table, home: home) { files.name($0) }
  }

  private mutating func identify(_ name: String) -> FileID {
    let file = Self.path(of: name)
    names[file] = name
    return file
  }

  private static func path(of name: String) -> FileID {
    resolveImport(name, from: FileID(directory + "/."))
  }
}

/// Absolute, without a slash at the end; `/` where the system does not say.
private func workingDirectory() -> String {
  guard let path = getcwd(nil, 0) else { return "" }
  defer { free(path) }
  let text = String(cString: path)
  return text == "/" ? "" : text
}
