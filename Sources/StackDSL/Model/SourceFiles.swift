/// Every file that can be reached from some file, parsed: one snapshot.
public struct SourceFiles: Sendable {
  private var trees: [FileID: SyntaxTree] = [:]
  /// Where the sections of all these files begin.
  private(set) var sections = SectionMap()
  /// The devices that exist, with their variants (`iPhone16.landscape`); nil leaves names of devices
  /// unchecked. The language knows no device itself.
  public var deviceNames: [String]?
  /// What holds for files and screens that do not say it themselves.
  public var defaults = ProjectDefaults()

  /// The texts of storyboards and xibs, which have no tree of this language.
  public var documents: [FileID: [UInt8]] = [:]
  /// What stands beside them, by document.
  public var translations: [FileID: [Translation]] = [:]

  public init(_ trees: [SyntaxTree] = [], deviceNames: [String]? = nil) {
    for tree in trees { self[tree.file] = tree }
    self.deviceNames = deviceNames
  }

  public subscript(file: FileID) -> SyntaxTree? {
    get { trees[file] }
    set {
      trees[file] = newValue
      sections[file] = newValue?.places
    }
  }

  /// In the order of their names.
  public var files: [FileID] { trees.keys.sorted() }
}

/// The file that an import path means: path arithmetic on names, `.` and `..` resolved, nothing
/// looked up. `/` separates; a path that begins with one is relative to the root.
public func resolveImport(_ path: String, from file: FileID) -> FileID {
  // `file:///a/b.stack`: what stands before the path is kept as it is.
  let name = file.name
  var prefix = ""
  var directory = Substring(name)
  if let scheme = directory.firstRange(of: "://") {
    let pathStart = directory[scheme.upperBound...].firstIndex(of: "/") ?? directory.endIndex
    prefix = String(directory[..<pathStart])
    directory = directory[pathStart...]
  }
  var components: [Substring] = []
  if !path.hasPrefix("/") {
    components = Array(directory.split(separator: "/", omittingEmptySubsequences: true).dropLast())
  }
  for component in path.split(separator: "/", omittingEmptySubsequences: true) {
    switch component {
    case ".": continue
    case ".." where components.last.map({ $0 != ".." }) ?? false: components.removeLast()
    default: components.append(component)
    }
  }
  let isAbsolute = directory.hasPrefix("/") || path.hasPrefix("/")
  return FileID(prefix + (isAbsolute ? "/" : "") + components.joined(separator: "/"))
}
