import JSONRPC
import StackDSL

/// `textDocument/signatureHelp`: which of several numbers is being written.
extension Method {
  static let signatureHelp = Method(
    "textDocument/signatureHelp",
    .query { snapshot, parameters throws(ResponseError) in
      let offset = try snapshot.offset(in: parameters)
      let line = snapshot.source.lines.line(at: offset)
      let start = snapshot.source.lines.contentRange(ofLine: line, in: snapshot.source.bytes)
      let member = memberPrefix(snapshot.source.string(start.lowerBound..<offset))
      guard let (signature, written) = Signature.all.lazy.compactMap({ $0.match(member) }).first
      else { return .null }
      return [
        "signatures": [
          [
            "label": .string(signature.label),
            "documentation": .string(signature.documentation),
            "parameters": .array(signature.parameters.map { ["label": .string($0)] }),
          ]
        ],
        "activeSignature": 0,
        "activeParameter": .integer(min(written, signature.parameters.count - 1)),
      ]
    },
    capabilities: { _ in
      ["signatureHelpProvider": ["triggerCharacters": [" ", ":"], "retriggerCharacters": [","]]]
    })

  /// The text of the member around the cursor, up to the cursor.
  private static func memberPrefix(_ line: String) -> Substring {
    guard let start = line.lastIndex(where: { ";{}".contains($0) }) else { return line[...] }
    return line[line.index(after: start)...]
  }
}

/// A member that takes several values in a fixed order.
private struct Signature {
  /// The words before the values.
  var opening: String
  var parameters: [String]
  var separator: Character
  var documentation: String

  var label: String {
    opening + " " + parameters.joined(separator: separator == "," ? ", " : String(separator))
  }

  private static let edges = ["top", "leading", "bottom", "trailing"]

  static let all = [
    Signature(
      opening: "inset", parameters: edges, separator: ",",
      documentation: "Points inward: one for all edges, or four."),
    Signature(
      opening: "layoutMargins:", parameters: edges, separator: ",",
      documentation: "Points inward: one for all edges, or four."),
    Signature(
      opening: "alignmentRectInsets:", parameters: edges, separator: ",",
      documentation: "How far the frame reaches beyond the alignment rect, in points."),
    Signature(
      opening: "font: system", parameters: ["size", "weight"], separator: " ",
      documentation: "The system font in points; without a weight, regular."),
  ]

  /// This signature, and the number of complete values before the cursor; nil if the member is another one.
  func match(_ member: Substring) -> (Signature, Int)? {
    guard let found = member.ranges(of: opening).last else { return nil }
    let before = member[..<found.lowerBound].last
    let rest = member[found.upperBound...]
    guard before.map({ $0 == " " || $0 == "\t" }) ?? true, rest.first == " " else { return nil }
    let values = rest.drop { $0 == " " }
    return (self, values.split(separator: separator, omittingEmptySubsequences: false).count - 1)
  }
}
