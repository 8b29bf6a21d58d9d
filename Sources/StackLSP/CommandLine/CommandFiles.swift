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

  /// The `.stack` files that the arguments mean, each once: a folder stands for all in it, `-` for
  /// standard input.
  static func names(_ arguments: [String]) throws(UsageError) -> [String] {
    var names: [String] = []
    for argument in arguments {
      guard argument != "-", DiskFile.isDirectory(argument) else {
        names.append(argument)
        continue
      }
      let inside = StackFiles.inFolder(argument)
      guard !inside.isEmpty else {
        throw UsageError(
          "There are no .stack, .storyboard or .xib files in \(argument).", isAboutWords: false)
      }
      names += inside
    }
    var known: Set<FileID> = []
    return names.filter { known.insert(path(of: $0)).inserted }
  }

  /// The files of `names`, which must be there.
  mutating func files(
    named arguments: [String], _ console: Console
  ) throws(UsageError) -> [FileID] {
    var files: [FileID] = []
    for name in try Self.names(arguments) { files.append(try file(named: name, console)) }
    return files
  }

  /// One file, which must be there.
  mutating func file(named argument: String, _ console: Console) throws(UsageError) -> FileID {
    guard argument == "-" else {
      let file = identify(argument)
      guard table.source(file) != nil else {
        throw UsageError(unreadable: argument, at: file.name)
      }
      return file
    }
    let file = identify(Self.standardInput)
    let text = String(decoding: try console.input(), as: UTF8.self)
    table.open(Document(uri: DocumentURI.uri(of: file), version: 0, text: text))
    return file
  }

  private static let standardInput = "<stdin>"

  func isStandardInput(_ file: FileID) -> Bool { names[file] == Self.standardInput }

  mutating func tree(_ file: FileID) -> SyntaxTree {
    cache.tree(file, in: &table) ?? parse([], file: file)
  }

  mutating func solved(_ file: FileID) -> Solved {
    let (analysis, sources) = cache.analysis(of: file, .allEnvironments, in: &table)
    return Solved(analysis: analysis, sources: sources)
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
