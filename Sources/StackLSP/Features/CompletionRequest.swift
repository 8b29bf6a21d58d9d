import JSONRPC
import StackDSL

/// `textDocument/completion` and `completionItem/resolve`: the completions at the cursor.
extension Method {
  static let completion = Method(
    "textDocument/completion",
    .modelQuery { snapshot, modelled, parameters throws(ResponseError) in
      let position = try parameters["position"].position()
      // The words of the language have no meaning in XML.
      let typed = try parameters["context"]["triggerCharacter"].optionalString()
      let isAsked =
        typed != " "
        || snapshot.tree.completionContext(at: snapshot.offset(position)).context.isAwaited
      if snapshot.file.isOfInterfaceBuilder || !isAsked {
        return ["isIncomplete": false, "items": []]
      }
      let (all, word) = proposals(snapshot, modelled, at: position)
      let items = likeliest(all, snapshot.source.bytes[word.lowerBound..<snapshot.offset(position)])
      let data: JSON = ["uri": .string(snapshot.document.uri), "position": position.json]
      return [
        "isIncomplete": .bool(items.count < all.count),
        "items": .array(
          items.enumerated().map { index, item in
            snapshot.completionItem(item, word, rank: index, of: items.count, data: data)
          }),
      ]
    },
    capabilities: { _ in
      [
        "completionProvider": [
          "triggerCharacters": .array(triggers.map(JSON.string)), "resolveProvider": true,
        ]
      ]
    })

  /// Characters after which more text must follow. A space follows most of them and closes the list that they
  /// opened; typed by itself, it triggers completion only where text is still expected.
  private static let triggers = [".", ":", "@", "\"", "=", "<", ">", "+", "-", "*", "/", ",", " "]

  static let completionResolve = Method(
    "completionItem/resolve",
    .request { session, parameters throws(ResponseError) in
      var item = try parameters.object()
      let data = parameters["data"]
      guard let label = item["label"]?.stringValue, !data.isAbsent else { return .object(item) }
      let file = DocumentURI.file(try data["uri"].string())
      let position = try data["position"].position()
      guard let snapshot = session.snapshot(of: file) else { return .object(item) }
      let (items, _) = proposals(snapshot, session.modelled(of: file), at: position)
      let kind = item["kind"]?.integerValue
      let found = items.first { $0.label == label && $0.kind.number == kind }
      if let found, !found.documentation.isEmpty {
        item["documentation"] = snapshot.documentation(found)
      }
      return .object(item)
    })

  /// No one looks through more items: twice as many as clangd sends (`--limit-results`).
  private static let mostListed = 200

  /// The first items that the typed text may mean. Editors match letter by letter, with gaps, and ask again
  /// with the next letter.
  private static func likeliest(_ items: [Completion], _ typed: ArraySlice<UInt8>) -> [Completion] {
    guard items.count > mostListed else { return items }
    let typed = String(decoding: typed, as: UTF8.self).lowercased()
    let meant = items.lazy.filter { item in
      var rest = Substring(typed)
      for letter in (item.filterText ?? item.label).lowercased() where letter == rest.first {
        rest = rest.dropFirst()
      }
      return rest.isEmpty
    }
    return Array(meant.prefix(mostListed))
  }

  private static func proposals(
    _ snapshot: Snapshot, _ modelled: DocumentModel, at position: Position
  ) -> (items: [Completion], word: Range<Int>) {
    var (items, word) = completions(
      at: snapshot.offset(position), in: modelled.model, files: modelled.sources,
      devices: DeviceTable.namesByUse, codes: Rule.all.map(\.code))
    for index in items.indices where items[index].kind == .device {
      items[index].describeDevice()
    }
    return (items, word)
  }
}

extension Snapshot {
  fileprivate func completionItem(
    _ item: Completion, _ word: Range<Int>, rank: Int, of count: Int, data: JSON
  ) -> JSON {
    let isSnippet = client.snippets && item.snippet != item.plainText
    let isLazy = client.completionResolve.contains("documentation") && !item.documentation.isEmpty
    let digits = String(rank)
    let padding = String(repeating: "0", count: max(0, String(count).count - digits.count))
    return .fields([
      "label": .string(item.label),
      "labelDetails": client.labelDetails && !item.detail.isEmpty
        ? ["description": .string(item.detail)] : nil,
      "kind": .integer(item.kind.number),
      "detail": client.labelDetails || item.detail.isEmpty ? nil : .string(item.detail),
      "documentation": isLazy || item.documentation.isEmpty ? nil : documentation(item),
      // The order of use, which is not alphabetical.
      "sortText": .string(padding + digits),
      "filterText": item.filterText.map(JSON.string),
      "preselect": item.isLikely && rank == 0 && client.preselect ? true : nil,
      "insertTextFormat": isSnippet ? 2 : nil,
      "textEdit": [
        "range": range(word), "newText": .string(isSnippet ? item.snippet : item.plainText),
      ],
      "data": isLazy ? data : nil,
    ])
  }

  fileprivate func documentation(_ item: Completion) -> JSON {
    client.markdownCompletion
      ? ["kind": "markdown", "value": .string(item.documentation)] : .string(item.documentation)
  }
}

extension Completion.Kind {
  /// LSP's `CompletionItemKind`.
  fileprivate var number: Int {
    switch self {
    case .keyword, .condition: 14
    case .viewKind: 7
    case .component: 22
    case .view: 6
    case .property: 10
    case .parameter: 25
    case .attribute, .guide: 5
    case .enumCase, .state: 20
    case .priority: 12
    case .constant, .code: 21
    case .device: 13
    case .path: 17
    case .template: 15
    }
  }
}
