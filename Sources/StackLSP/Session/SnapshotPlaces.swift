import JSONRPC
import StackDSL

extension Snapshot {
  /// LSP's `Range` of a range in this document.
  func range(_ range: Range<Int>) -> JSON { source.range(range, encoding).json }

  /// LSP's `Range` in any file; nil if the text of the file is not known.
  func range(_ span: FileSpan) -> JSON? {
    files.knownSource(span.file)?.range(span.range, encoding).json
  }

  /// LSP's `Location`.
  func location(_ span: FileSpan) -> JSON? {
    range(span).map { ["uri": .string(files.uri(span.file)), "range": $0] }
  }

  func offset(_ position: Position) -> Int { source.offset(of: position, encoding) }

  func offsets(_ range: PositionRange) -> Range<Int> {
    let start = offset(range.start)
    return start..<max(start, offset(range.end))
  }

  /// The offset that `position` names.
  func offset(in parameters: Parameters) throws(ResponseError) -> Int {
    offset(try parameters["position"].position())
  }
}

extension Snapshot {
  /// LSP's `TextEdit` array.
  func textEdits(_ edits: [TextEdit]) -> JSON {
    .array(
      edits.compactMap { edit in
        range(edit.span).map { ["range": $0, "newText": .string(edit.newText)] }
      })
  }

  /// LSP's `WorkspaceEdit`, in the form that the client supports; nil if an edit replaces text that does not
  /// exist.
  func workspaceEdit(_ edits: [TextEdit]) -> JSON? {
    let isSafe = edits.allSatisfy { edit in
      files.knownSource(edit.span.file).map { edit.fits($0.bytes) } ?? false
    }
    guard isSafe else { return nil }
    let changed = Set(edits.map(\.span.file)).sorted().map { file in
      (file, uri: files.uri(file), edits: textEdits(edits.filter { $0.span.file == file }))
    }
    if client.documentChanges {
      let changes = changed.map { file, uri, edits -> JSON in
        let version = files.documents[file].map { JSON.integer($0.version) } ?? .null
        return ["textDocument": ["uri": .string(uri), "version": version], "edits": edits]
      }
      return ["documentChanges": .array(changes)]
    }
    let changes = changed.map { JSON.Object.Member(name: $0.uri, value: $0.edits) }
    return ["changes": .object(JSON.Object(changes))]
  }
}

extension Snapshot {
  /// Converts places, with the URIs that the client knows.
  ///
  /// - Parameter sections: the sections of a model of this document.
  func places(_ sections: SectionMap) -> SourcePlaces {
    files.places(in: file, sections, encoding)
  }
}
