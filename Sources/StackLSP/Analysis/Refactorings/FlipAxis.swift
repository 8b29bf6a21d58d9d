import StackDSL

extension Refactoring {
  /// Turns `hstack` into `vstack` and the reverse; alignments get their name on the other axis.
  static let flipAxis = Refactoring(kind: .rewrite) { place -> Offer? in
    let opposites = ["hstack": "vstack", "vstack": "hstack"]
    guard let kind = place.member.first(.viewKind), let other = opposites[place.kindWord] else {
      return nil
    }
    let axis: AxisWord = other == "vstack" ? .vertical : .horizontal
    let edits = [place.edit(place.range(of: kind), other)] + alignmentEdits(place, along: axis)
    return Offer(title: "Make \(place.title) \(axis.rawValue)", edits: edits)
  }

  /// UIStackView.Alignment: `top` becomes `leading` on the other axis, and `bottom` becomes `trailing`.
  private static func alignmentEdits(
    _ place: RefactoringPlace, along axis: AxisWord
  ) -> [TextEdit] {
    let members = place.member.first(.block).map { Array($0.children) } ?? []
    return members.compactMap { member in
      guard member.kind == .property, member.first(.path)?.text == "alignment",
        let value = member.first(.value)
      else { return nil }
      let isDotted = value.text.hasPrefix(".")
      let word = AlignmentWord(rawValue: String(value.text.drop { $0 == "." }))
      return word?.better(along: axis).map { other in
        place.edit(place.range(of: value), (isDotted ? "." : "") + other.rawValue)
      }
    }
  }
}
