/// Every file that can be reached from some file, parsed: one snapshot.
public struct SourceFiles: Sendable {
  private var trees: [FileID: SyntaxTree] = [:]
  /// Where the sections of all these files begin.
  private(set) var sections = SectionMap()
  /// The devices that exist, with their variants (`iPhone16.landscape`); nil leaves names of devices
  /// unchecked. The language knows no device itself.
  public var deviceNames: [String]?
  /// Defaults for files and screens that do not say it themselves.
  public var defaults = ProjectDefaults()

  /// The texts of storyboards and xibs, which have no tree of this language.
  public var documents: [FileID: [UInt8]] = [:]
  /// Translations beside the documents, by document.
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
