import StackDSL

extension Refactoring {
  /// A stack inside of a stack goes, and its views stay where it was.
  ///
  /// Only if it holds views and nothing else, and nobody speaks of it: properties, constraints and
  /// uses of its name would be lost.
  static let dissolveStack = Refactoring(kind: .inline) { place in
    guard place.isArranged, ViewKind(rawValue: place.kindWord)?.isStack ?? false,
      let block = place.view.first(.block), !isUsed(place)
    else { return nil }
    let members = Array(block.children)
    guard let first = members.first, let last = members.last,
      members.allSatisfy({ $0.kind == .view })
    else { return nil }
    let inside = place.range(of: first).lowerBound..<place.range(of: last).upperBound
    let range = place.range(of: place.view)
    let text = outdented(
      place.text(inside), from: place.indentation(at: inside.lowerBound),
      to: place.indentation(at: range.lowerBound))
    return ("Dissolve \(place.title) into the stack around it", [place.edit(range, text)])
  }

  private static func isUsed(_ place: RefactoringPlace) -> Bool {
    guard let name = place.view.first(.name) else { return false }
    let declaration = SourceSpan(file: place.tree.file, range: place.range(of: name))
    return place.model.references.contains {
      $0.symbol.declaration == declaration && !$0.isDeclaration
    }
  }

  private static func outdented(_ text: String, from old: String, to new: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      index > 0 && line.hasPrefix(old) ? new + line.dropFirst(old.count) : String(line)
    }
    .joined(separator: "\n")
  }
}
