import JSONRPC
import LayoutEngine
import StackDSL

/// `textDocument/documentSymbol` and `workspace/symbol`: screens, components and their views.
extension Method {
  static let documentSymbol = Method(
    "textDocument/documentSymbol",
    .layoutQuery(.primaryEnvironments) { snapshot, solved, _ in
      let sizes = solvedSizes(solved.analysis)
      let outline =
        snapshot.file.isOfInterfaceBuilder
        ? solved.analysis.model.outlineOfScenes : snapshot.tree.outline
      if snapshot.client.symbolTree {
        return .array(outline.map { snapshot.documentSymbol($0, sizes) })
      }
      return .array(
        outline.flatMap { snapshot.symbolInformation($0, container: nil) }.compactMap(\.json))
    },
    capabilities: { _ in ["documentSymbolProvider": true] })

  static let workspaceSymbol = Method(
    "workspace/symbol",
    .job { session, parameters throws(ResponseError) in
      SymbolSearch(try parameters["query"].string(), in: session)
    },
    capabilities: { _ in ["workspaceSymbolProvider": true] })

  /// "80 × 20.5", keyed by the range of the view's name or kind. Used for look-ups, never iterated.
  private static func solvedSizes(_ analysis: Analysis) -> [Range<Int>: String] {
    var sizes: [Range<Int>: String] = [:]
    for layouts in analysis.screens + analysis.componentsAtOnce {
      guard let layout = layouts.primary else { continue }
      for (index, view) in layouts.screen.views.enumerated().dropFirst() {
        let span = view.nameSpan ?? view.kindSpan
        let range = analysis.model.fileSpan(span).range
        guard span.file == analysis.model.file, sizes[range] == nil,
          let frame = layout.frame(of: ViewIndex(index))
        else { continue }
        sizes[range] = "\(figure(frame.width)) × \(figure(frame.height))"
      }
    }
    return sizes
  }
}

/// Finds the symbols of a workspace that match a query, file by file.
private struct SymbolSearch: Job {
  private let query: String
  private var walk: WorkspaceWalk
  /// The next one last; nil while the files are not listed yet.
  private var remaining: [FileID]?
  private var found: [JSON] = []

  init(_ query: String, in session: Session) {
    self.query = query.lowercased()
    walk = WorkspaceWalk(session)
  }

  mutating func advance(in session: inout Session) throws(ResponseError) -> JobStep {
    guard let file = remaining?.popLast() else {
      guard remaining == nil else { return .answer(.array(found)) }
      remaining = walk.advance(in: session)?.reversed()
      return .more
    }
    if let snapshot = session.readOnlySnapshot(of: file) {
      found += snapshot.tree.outline
        .flatMap { snapshot.symbolInformation($0, container: nil) }
        .filter { isAbbreviated($0.name.lowercased()) }.compactMap(\.json)
    }
    session.release(file)
    return .more
  }

  /// Whether `name` contains the letters of the query in that order, as people abbreviate.
  private func isAbbreviated(_ name: String) -> Bool {
    var rest = query[...]
    for letter in name where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

/// LSP's `SymbolInformation`, with the name by which it is found.
private struct NamedSymbol {
  var name: String
  var json: JSON?
}

extension Snapshot {
  fileprivate func documentSymbol(_ entry: OutlineEntry, _ sizes: [Range<Int>: String]) -> JSON {
    let detail = [entry.detail, sizes[entry.selection] ?? ""].filter { !$0.isEmpty }
    return .fields([
      "name": .string(entry.name),
      "detail": detail.isEmpty ? nil : .string(detail.joined(separator: " · ")),
      "kind": .integer(entry.kind.number),
      "range": range(entry.range),
      "selectionRange": range(entry.selection),
      "children": entry.children.isEmpty
        ? nil : .array(entry.children.map { documentSymbol($0, sizes) }),
    ])
  }

  fileprivate func symbolInformation(_ entry: OutlineEntry, container: String?) -> [NamedSymbol] {
    let json = location(FileSpan(file: file, range: entry.selection)).map { location in
      JSON.fields([
        "name": .string(entry.name), "kind": .integer(entry.kind.number), "location": location,
        "containerName": container.map(JSON.string),
      ])
    }
    return [NamedSymbol(name: entry.name, json: json)]
      + entry.children.flatMap { symbolInformation($0, container: entry.name) }
  }
}

extension OutlineEntry.Kind {
  /// LSP's `SymbolKind`.
  fileprivate var number: Int {
    switch self {
    case .screen: 5
    case .component: 23
    case .constant: 14
    case .parameter: 13
    case .view: 8
    case .instance: 19
    }
  }
}
