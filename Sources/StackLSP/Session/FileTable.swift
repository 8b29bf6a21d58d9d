import StackDSL

/// The texts that the server knows: the client's open documents, and the files that they import.
///
/// An open document takes precedence over the file on disk. A text from disk is kept until the file's time or
/// size changes, so a keystroke costs one `stat` for each import and reads no file.
struct FileTable: Sendable {
  private struct Loaded: Sendable {
    var stamp: DiskFile.Stamp
    var source: SourceText
    var revision: Int
  }

  private(set) var documents: [FileID: Document] = [:]
  /// Open documents with an edit that could not be read, as they were before it. Files that import them get
  /// the version on disk.
  private(set) var lost: [FileID: Document] = [:]
  private var loaded: [FileID: Loaded] = [:]
  /// The imports shared by the threads of a command that works on many files.
  var shared: SharedImports?
  private var revisions: [FileID: Int] = [:]
  private var lastRevision = 0

  /// Open documents, sorted by name.
  var openFiles: [FileID] { documents.keys.sorted() }

  mutating func open(_ document: Document) {
    documents[document.file] = document
    lost[document.file] = nil
    revisions[document.file] = nextRevision()
  }

  mutating func markSaved(_ file: FileID) { documents[file]?.markSaved() }

  mutating func close(_ file: FileID) {
    documents[file] = nil
    lost[file] = nil
    revisions[file] = nil
  }

  /// Marks the text of a document as unknown; nil if the document is not open.
  mutating func loseText(of file: FileID) -> Document? {
    guard let document = documents[file] else { return nil }
    close(file)
    lost[file] = document
    return document
  }

  /// Changes an open document in place; false if it is not open.
  @discardableResult
  mutating func change(
    _ file: FileID, _ changes: [Document.Change], version: Int, _ encoding: PositionEncoding
  ) -> Bool {
    guard documents[file] != nil else { return false }
    documents[file]?.apply(changes, version: version, encoding)
    revisions[file] = nextRevision()
    return true
  }

  /// The number of a file's present text, which no other text ever has. Nil if there is no such file.
  ///
  /// Every reader of a text calls this first, so the edits of a burst are merged here.
  mutating func revision(_ file: FileID) -> Int? {
    if let revision = revisions[file] {
      documents[file]?.settle()
      return revision
    }
    return source(file) == nil ? nil : loaded[file]?.revision
  }

  /// The present text of a file; nil if there is no such file.
  mutating func source(_ file: FileID) -> SourceText? {
    documents[file]?.settle()
    if let document = documents[file] { return document.source }
    guard DocumentURI.isPath(file), Self.mayHoldScreens(file), let stamp = DiskFile.stamp(file.name)
    else {
      loaded[file] = nil
      return nil
    }
    if let known = loaded[file], known.stamp == stamp { return known.source }
    if let entry = shared?.entry(file, stamp) {
      loaded[file] = Loaded(stamp: stamp, source: entry.source, revision: nextRevision())
      return entry.source
    }
    guard Self.mayRead(file), let bytes = DiskFile.read(file.name) else { return nil }
    // Invalid UTF-8 is repaired, so that offsets and positions agree.
    let source = SourceText(String(decoding: bytes, as: UTF8.self))
    loaded[file] = Loaded(stamp: stamp, source: source, revision: nextRevision())
    return source
  }

  /// Whether the name of a file allows reading it. No other file is ever shown, whatever imports it.
  static func mayHoldScreens(_ file: FileID) -> Bool {
    checkedSuffixes.contains(where: file.name.hasSuffix)
  }

  /// Like `mayHoldScreens`, applied to the target of a link as well.
  static func mayRead(_ file: FileID) -> Bool {
    guard mayHoldScreens(file) else { return false }
    guard let target = DiskFile.linkTarget(file.name) else { return true }
    return checkedSuffixes.contains(where: target.hasSuffix)
  }

  /// The syntax tree that another thread has made of a file.
  func sharedTree(_ file: FileID) -> SyntaxTree? {
    guard documents[file] == nil, let known = loaded[file] else { return nil }
    return shared?.entry(file, known.stamp)?.tree
  }

  /// Shares a file and its syntax tree with other threads.
  func share(_ file: FileID, _ tree: SyntaxTree) {
    guard documents[file] == nil, let known = loaded[file] else { return }
    shared?.add(file, SharedImports.Entry(stamp: known.stamp, source: known.source, tree: tree))
  }

  /// Forgets all files on disk. They are read again on demand.
  mutating func forgetAll() { loaded = [:] }

  /// Forgets a file on disk. It is read again on demand.
  mutating func forget(_ file: FileID) { loaded[file] = nil }

  /// The text that an analysis has just read.
  func knownSource(_ file: FileID) -> SourceText? {
    documents[file]?.source ?? loaded[file]?.source
  }

  /// The URI by which the client knows the file, or would know it.
  func uri(_ file: FileID) -> String { documents[file]?.uri ?? DocumentURI.uri(of: file) }

  /// Converts places, with the URIs that the client knows.
  func places(
    in home: FileID, _ sections: SectionMap, _ encoding: PositionEncoding
  ) -> SourcePlaces {
    SourcePlaces(
      source: knownSource, sections: sections, home: home, encoding: encoding, name: uri)
  }

  private mutating func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }
}
