/// Reads each `allow` of a view from the inspectors: how far its ambiguity is verified, and its notes.
extension SceneReader {
  mutating func addAllowances(of view: ViewIndex) {
    let element = elements[view.index]
    if let switched = xml.attribute("verifyAmbiguity", of: element) {
      for code in Self.notVerified(xml.value("verifyAmbiguity", of: element)) {
        let span = document.span(switched.value)
        var allowance = Allowance(
          code: code, reason: "Xcode does not verify it", owner: view, span: span, codeSpan: span)
        allowance.isOfInspector = true
        screen.allowances.append(allowance)
      }
    }
    for note in xml.children(of: element) where xml.value("key", of: note) == "userComments" {
      for part in [note] + xml.descendants(of: note) { addAllowances(notedIn: part, of: view) }
    }
  }

  /// `allow CODE why` on a line of its own, as it would stand in a `.stack` file.
  private mutating func addAllowances(notedIn element: Int, of view: ViewIndex) {
    let places =
      ["content", "value"].compactMap { xml.attribute($0, of: element)?.value }
      + (xml.children(of: element).isEmpty ? [xml.elements[element].contentRange] : [])
    for place in places {
      for line in xml.unescaped(place).split(whereSeparator: \.isNewline) {
        guard let words = AllowanceWords(line) else { continue }
        let span = document.span(place)
        screen.allowances.append(
          Allowance(
            code: words.code, reason: words.reason, owner: view, span: span, codeSpan: span))
      }
    }
  }

  /// "Never Verify" and "Verify Position Only".
  private static func notVerified(_ value: String?) -> [String] {
    switch value {
    case "off": ["ambiguity"]
    case "ignoreSizes": ["missing-size", "inequality-only-size", "empty-stack-size"]
    default: []
    }
  }
}

/// `allow CODE why` on a line of notes.
struct AllowanceWords {
  var code: String
  var reason: String?

  /// Nil for a line that says something else.
  init?(_ line: some StringProtocol) {
    let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
    guard words.count > 1, words[0] == "allow" else { return nil }
    code = String(Substring(words[1]).trimmingSuffix { ":,.".contains($0) })
    reason = words.count > 2 ? Substring(words[2]).trimmingQuotes : nil
  }
}

extension XMLDocument.Element {
  /// Between its tags; empty for one that ends by itself.
  fileprivate var contentRange: Range<Int> {
    tag.upperBound..<Swift.max(tag.upperBound, endTag.lowerBound)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest = rest.dropLast() }
    return rest
  }

  fileprivate var trimmingQuotes: String {
    String(drop(while: { $0 == "\"" }).trimmingSuffix { $0 == "\"" || $0.isWhitespace })
  }
}
