import JSONRPC
import StackDSL

/// A request that the uses of one symbol answer.
struct UseQuery: Job {
  /// Nil if there is no symbol to search for.
  private var search: UseSearch?
  private let answer: Answer

  /// From the uses to the result; nil stands for a place without a symbol.
  typealias Answer =
    @Sendable (inout Session, [SymbolUse]?) throws(ResponseError) -> JSON

  init(_ declaration: FileSpan?, in session: Session, answer: @escaping Answer) {
    search = declaration.map { UseSearch([$0], of: $0.file, in: session) }
    self.answer = answer
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    guard search != nil else { return .answer(try answer(&session, nil)) }
    guard let uses = try search?.advance(in: &session) else { return .more }
    return .answer(try answer(&session, uses))
  }
}

/// Finds all uses of the symbols of one file, in that file and in all files that import it, directly or
/// indirectly.
///
/// Each slice reads the imports of one file. Only files whose imports lead to the symbols' file get a model.
/// So the whole workspace is searched, however large it is.
struct UseSearch: Sendable {
  private let home: FileID
  private let symbols: Set<FileSpan>
  private let versions: OpenVersions
  private var stage: Stage
  /// The files that import a file.
  private var importers: [FileID: [FileID]] = [:]
  private var seen: Set<FileID> = []
  /// By file and position.
  private var found: [SymbolUse] = []

  private enum Stage: Sendable {
    case finding(WorkspaceWalk)
    /// The files whose imports are not read yet.
    case reading([FileID])
    /// The files that are not searched yet, the next one last.
    case searching([FileID])
  }

  /// - Parameter symbols: the declarations, all of them in `home`.
  init(_ symbols: [FileSpan], of home: FileID, in session: Session) {
    self.home = home
    self.symbols = Set(symbols)
    versions = OpenVersions(session)
    stage = .finding(WorkspaceWalk(session))
  }

  /// Runs one slice and returns all uses after the last one, when the texts that contain them are known.
  mutating func advance(in session: inout Session) throws(ResponseError) -> [SymbolUse]? {
    try versions.check(session)
    switch stage {
    case .finding(var walk):
      if let files = walk.advance(in: session) {
        // A symbol may be declared outside of all folders.
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
