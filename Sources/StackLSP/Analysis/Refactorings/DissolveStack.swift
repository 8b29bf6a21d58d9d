import StackDSL

extension Refactoring {
  /// Removes a stack inside a stack; its views take its place.
  ///
  /// Only if it contains views and nothing else, and nothing refers to it: properties, constraints and uses
  /// of its name would be lost.
  static let dissolveStack = Refactoring(kind: .inline, keepsFrames: true) { place -> Offer? in
    guard place.isArranged, ViewKind(rawValue: place.kindWord)?.isStack ?? false,
      let block = place.member.first(.block), !place.isSpokenOf
    else { return nil }
    let members = Array(block.children)
    guard let first = members.first, let last = members.last,
      members.allSatisfy({ $0.kind == .view })
    else { return nil }
    let inside = place.range(of: first).lowerBound..<place.range(of: last).upperBound
    let range = place.range(of: place.member)
    let text = place.text(inside).reindented(
      from: place.indentation(at: inside.lowerBound), to: place.indentation(at: range.lowerBound))
    return Offer(
      title: "Dissolve \(place.title) into the stack around it",
      edits: [place.edit(range, text)])
  }
}
