import JSONRPC
import StackDSL

/// A document at one moment, with everything that an answer about it needs.
struct Snapshot: Sendable {
  var document: Document
  var tree: SyntaxTree
  /// For places in other files.
  var files: FileTable
  var client: ClientCapabilities
  var encoding: PositionEncoding
  var settings: Settings

  var file: FileID { document.file }
  var source: SourceText { document.source }

  /// The findings in this document at the levels that its project gives them.
  func shown(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { $0.span.file == file ? settings.choice.adjusted($0) : nil }
  }

  /// The same files with the texts as opened or last saved; nil if nothing has been edited since.
  func saved(_ sources: SourceFiles) -> SourceFiles? {
    var saved = sources
    var isEdited = false
    for file in sources.files {
      guard let tree = sources[file], let document = files.documents[file],
        document.saved.bytes != document.source.bytes
      else { continue }
      saved[file] = tree.reparsed(document.saved.bytes)
      isEdited = true
    }
    return isEdited ? saved : nil
  }
}

/// The model of a document, with the texts from which it was built.
struct DocumentModel: Sendable {
  var model: Model
  var sources: SourceFiles

  /// The target at an offset of the document.
  func target(at offset: Int) -> CursorTarget? {
    sources[model.file].flatMap { model.target(at: offset, in: $0) }
  }

  /// The name at an offset, if it declares or refers to a symbol.
  func use(at offset: Int) -> SymbolUse? { target(at: offset)?.reference.map(model.use) }
}

/// The layouts of a document, with the texts from which they were made.
struct DocumentAnalysis: Sendable {
  var analysis: Analysis
  var sources: SourceFiles
}

extension Session {
  /// The document that `textDocument` names.
  mutating func snapshot(of parameters: Parameters) throws(ResponseError) -> Snapshot {
    let uri = parameters["textDocument"]["uri"]
    let file = DocumentURI.file(try uri.string())
    guard let snapshot = snapshot(of: file) else {
      if files.lost[file] != nil {
        throw ResponseError(
          .contentModified, "The text of \(file.name) is unknown: an edit could not be read.")
      }
      throw ResponseError(.invalidParams, "\(uri.path): \(file.name) is not open.")
    }
    return snapshot
  }

  /// The document that `textDocument` names, and the name at `position` if it declares or refers to a symbol.
  mutating func use(
    at parameters: Parameters
  ) throws(ResponseError) -> (use: SymbolUse?, snapshot: Snapshot) {
    let snapshot = try snapshot(of: parameters)
    let offset = try snapshot.offset(in: parameters)
    return (modelled(of: snapshot.file).use(at: offset), snapshot)
  }

  /// The document that the `data` of an earlier answer names. An error if the document has changed since,
  /// because the places in that answer belong to the older text.
  mutating func unchangedSnapshot(named data: Parameters) throws(ResponseError) -> Snapshot {
    let file = DocumentURI.file(try data["uri"].string())
    let version = try data["version"].integer()
    guard let snapshot = snapshot(of: file), snapshot.document.version == version else {
      throw ResponseError(.contentModified, "The text is another by now.")
    }
    return snapshot
  }

  mutating func snapshot(of file: FileID) -> Snapshot? {
    guard let tree = cache.tree(file, in: &files), let document = files.documents[file] else {
      return nil
    }
    return snapshot(of: document, tree)
  }

  mutating func snapshot(of document: Document, _ tree: SyntaxTree) -> Snapshot {
    Snapshot(
      document: document, tree: tree, files: files, client: client, encoding: encoding,
      settings: settings.within(cache.projects.project(of: document.file)))
  }

  mutating func modelled(of file: FileID) -> DocumentModel {
    cache.model(of: file, in: &files)
  }

  mutating func solved(_ file: FileID, _ depth: AnalysisDepth) -> DocumentAnalysis {
    cache.analysis(of: file, depth, in: &files)
  }
}
