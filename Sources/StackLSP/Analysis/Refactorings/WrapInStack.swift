import StackDSL

/// Wraps a view as the only view of a new stack in its place.
extension Refactoring {
  static let wrapInHorizontalStack = wrap(in: "hstack")
  static let wrapInVerticalStack = wrap(in: "vstack")

  /// Only for an arranged view, because the constraints of any other refer to its present superview.
  private static func wrap(in kind: String) -> Refactoring {
    Refactoring(kind: .rewrite) { place -> Offer? in
      guard place.isArranged else { return nil }
      let range = place.range(of: place.member)
      let text = place.text(range)
      let wrapped =
        place.beginsLine
        ? lines(kind, text, indentation: place.indentation(at: range.lowerBound))
        : "\(kind) { \(text) }"
      return Offer(
        title: "Wrap \(place.title) in \(kind)", edits: [place.edit(range, wrapped)])
    }
  }

  private static func lines(_ kind: String, _ text: String, indentation: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let inner = lines.enumerated().map { index, line in
      index == 0 ? "\(indentation)    \(line)" : line.isEmpty ? "" : "    \(line)"
    }
    return "\(kind) {\n" + inner.joined(separator: "\n") + "\n\(indentation)}"
  }
}
