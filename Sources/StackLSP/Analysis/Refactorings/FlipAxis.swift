import StackDSL

extension Refactoring {
  /// Turns `hstack` into `vstack` and the reverse; alignments get their name on the other axis.
  static let flipAxis = Refactoring(kind: .rewrite) { place -> Offer? in
    let opposites = ["hstack": "vstack", "vstack": "hstack"]
    guard let kind = place.member.first(.viewKind), let other = opposites[place.kindWord] else {
      return nil
    }
    let edits = [place.edit(place.range(of: kind), other)] + alignmentEdits(place)
    let direction = other == "vstack" ? "vertical" : "horizontal"
    return Offer(title: "Make \(place.title) \(direction)", edits: edits)
  }

  /// UIStackView.Alignment: `top` becomes `leading` on the other axis, and `bottom` becomes `trailing`.
  private static func alignmentEdits(_ place: RefactoringPlace) -> [TextEdit] {
    let names = ["top": "leading", "leading": "top", "bottom": "trailing", "trailing": "bottom"]
    let members = place.member.first(.block).map { Array($0.children) } ?? []
    return members.compactMap { member in
      guard member.kind == .property, member.first(.path)?.text == "alignment",
        let value = member.first(.value)
      else { return nil }
      let isDotted = value.text.hasPrefix(".")
      return names[String(value.text.drop { $0 == "." })].map { name in
        place.edit(place.range(of: value), isDotted ? ".\(name)" : name)
      }
    }
  }
}
