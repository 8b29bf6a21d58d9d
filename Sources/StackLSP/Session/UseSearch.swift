import JSONRPC
import StackDSL

/// Looks for the places where the symbols of one file stand: in the file itself, and in all that
/// import it, directly or not.
///
/// One file is read for its imports in a slice, and only those from which imports lead to the file
/// are read for what they mean. So the whole workspace is searched, however large it is.
struct UseSearch: Sendable {
  private let home: FileID
  private let symbols: Set<FileSpan>
  private let versions: OpenVersions
  private var stage: Stage
  /// For each file those that import it.
  private var importers: [FileID: [FileID]] = [:]
  private var seen: Set<FileID> = []
  /// By file and position.
  private var found: [SymbolUse] = []

  private enum Stage: Sendable {
    case finding(WorkspaceWalk)
    /// The files whose imports are still to be read.
    case reading([FileID])
    /// The files that are still to be searched, the next one last.
    case searching([FileID])
  }

  /// - Parameter symbols: where they are declared, all of them in `home`.
  init(_ symbols: [FileSpan], of home: FileID, in session: Session) {
    self.home = home
    self.symbols = Set(symbols)
    versions = OpenVersions(session)
    stage = .finding(WorkspaceWalk(session))
  }

  /// One slice; all places if it was the last. The texts that they stand in are known then.
  mutating func advance(in session: inout Session) throws(ResponseError) -> [SymbolUse]? {
    try versions.check(session)
    switch stage {
    case .finding(var walk):
      if let files = walk.advance(in: session) {
        // A symbol may stand outside of all folders.
        seen = Set(files + [home])
        stage = .reading(seen.sorted())
      } else {
        stage = .finding(walk)
      }
    case .reading(var files):
      if let file = files.popLast() {
        for imported in session.cache.imports(of: file, in: &session.files) {
          importers[imported, default: []].append(file)
          if seen.insert(imported).inserted { files.append(imported) }
        }
        stage = .reading(files)
      } else {
        stage = .searching(reachingHome().sorted { $0 > $1 })
      }
    case .searching(var files):
      guard let file = files.popLast() else { return found }
      search(file, in: &session)
      stage = .searching(files)
    }
    return nil
  }

  private func reachingHome() -> [FileID] {
    var reaching: Set<FileID> = [home]
    var pending = [home]
    while let file = pending.popLast() {
      for importer in importers[file] ?? [] where reaching.insert(importer).inserted {
        pending.append(importer)
      }
    }
    return Array(reaching)
  }

  private mutating func search(_ file: FileID, in session: inout Session) {
    let model = session.modelled(of: file).model
    var places: Set<FileSpan> = []
    found += model.references.filter { $0.symbol.declaration.file == home }.map(model.use).filter {
      symbols.contains($0.declaration) && places.insert($0.span).inserted
    }
    session.release(file, keepingText: true)
  }
}
