extension [TextEdit] {
  /// The same edits, where several bring braces to one view that had none: ` { a }` and ` { b }` are
  /// ` { a; b }`.
  public var sharingBraces: [TextEdit] {
    var shared: [TextEdit] = []
    for edit in self {
      let known = shared.firstIndex { $0.span == edit.span && $0.bringsBraces && edit.bringsBraces }
      if let known {
        shared[known].newText = shared[known].newText.sharingBraces(with: edit.newText)
      } else {
        shared.append(edit)
      }
    }
    return shared
  }
}

extension TextEdit {
  fileprivate var bringsBraces: Bool {
    span.range.isEmpty && newText.hasPrefix(" {") && newText.hasSuffix("}")
  }
}

extension String {
  /// Both between one pair of braces, on lines of their own where either has lines.
  fileprivate func sharingBraces(with other: String) -> String {
    let (first, second) = (content, other.content)
    let lines = first.contains(where: \.isNewline) ? first : second
    guard let end = lines.lastIndex(where: \.isNewline) else {
      return " { \(first.trimmed); \(second.trimmed) }"
    }
    let ending = lines[end...]
    func asLines(_ content: Substring) -> Substring {
      content.contains(where: \.isNewline)
        ? content[..<(content.lastIndex(where: \.isNewline) ?? content.endIndex)]
        : ending + "    " + content.trimmed
    }
    return " {\(asLines(first))\(asLines(second))\(ending)}"
  }

  /// The text between the braces, with the blanks around it.
  private var content: Substring { dropFirst(2).dropLast() }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
  }
}
