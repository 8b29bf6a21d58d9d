import JSONRPC
import StackDSL

/// `textDocument/foldingRange` and `selectionRange`: the nested parts of a text.
extension Method {
  static let foldingRange = Method(
    "textDocument/foldingRange",
    .query { snapshot, _ in
      let ranges =
        snapshot.file.isOfInterfaceBuilder
        ? readXML(snapshot.source.bytes).foldingRanges : snapshot.tree.foldingRanges
      return .array(ranges.compactMap(snapshot.foldingRange))
    },
    capabilities: { _ in ["foldingRangeProvider": true] })

  static let selectionRange = Method(
    "textDocument/selectionRange",
    .query { snapshot, parameters throws(ResponseError) in
      let positions = try parameters["positions"].elements()
      let xml = snapshot.file.isOfInterfaceBuilder ? readXML(snapshot.source.bytes) : nil
      return .array(
        try positions.map { place throws(ResponseError) in
          let offset = snapshot.offset(try place.position())
          let ranges =
            xml?.selectionRanges(at: offset) ?? snapshot.tree.selectionRanges(at: offset)
          var selection: JSON?
          for range in ranges.reversed() {
            selection = .fields(["range": snapshot.range(range), "parent": selection])
          }
          return selection ?? ["range": snapshot.range(offset..<offset)]
        })
    },
    capabilities: { _ in ["selectionRangeProvider": true] })
}

extension Snapshot {
  fileprivate func foldingRange(_ folding: FoldingRange) -> JSON? {
    let start = source.position(of: folding.range.lowerBound, encoding)
    var end = source.position(of: folding.range.upperBound, encoding)
    // Whole lines are folded, so the line with the closing brace stays visible.
    if client.lineFoldingOnly, folding.kind == .block { end.line -= 1 }
    guard end.line > start.line else { return nil }
    let kind: JSON? =
      switch folding.kind {
      case .block: nil
      case .comment: "comment"
      case .imports: "imports"
      }
    return .fields([
      "startLine": .integer(start.line),
      "startCharacter": client.lineFoldingOnly ? nil : .integer(start.character),
      "endLine": .integer(end.line),
      "endCharacter": client.lineFoldingOnly ? nil : .integer(end.character),
      "kind": kind,
    ])
  }
}
