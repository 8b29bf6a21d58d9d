import JSONRPC
import StackDSL

/// The open documents and all `.stack` files in the client's workspace folders, found one folder at a time.
struct WorkspaceWalk: Sendable {
  private var search: StackFiles

  init(_ session: Session) {
    search = StackFiles(below: session.folders.filter(DocumentURI.isPath).map(\.name))
  }

  /// Nil while folders are left; then the files by name.
  mutating func advance(in session: Session) -> [FileID]? {
    if search.visitNext() { return nil }
    return Set(session.files.openFiles + search.found.map(FileID.init)).sorted()
  }
}

extension Session {
  /// Like `snapshot`, for files that need not be open.
  mutating func readOnlySnapshot(of file: FileID) -> Snapshot? {
    if let snapshot = snapshot(of: file) { return snapshot }
    guard let tree = cache.tree(file, in: &files), let source = files.knownSource(file) else {
      return nil
    }
    return snapshot(of: Document(uri: files.uri(file), file: file, source: source), tree)
  }

  /// Forgets what a job has learnt about a file, unless an open document needs it, so that a workspace of
  /// thousands of files is not kept in memory. The text is kept if answers contain places in it.
  mutating func release(_ file: FileID, keepingText: Bool = false) {
    guard files.documents[file] == nil else { return }
    cache.forget(file)
    if !keepingText { cache.forgetText(of: file, in: &files) }
  }
}

/// The versions of the open texts that an answer is about.
struct OpenVersions: Sendable, Hashable {
  private var versions: [FileID: Int]

  init(_ session: Session) { versions = session.files.documents.mapValues(\.version) }

  /// Throws if a text has changed since: the places of the answer would belong to an older text.
  func check(_ session: Session) throws(ResponseError) {
    guard self == OpenVersions(session) else {
      throw ResponseError(.contentModified, "The text has changed meanwhile.")
    }
  }
}
