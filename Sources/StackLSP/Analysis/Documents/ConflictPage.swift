import LayoutEngine
import StackDSL

/// The conflicts of a screen as a page of Markdown that can be checked by hand: each minimal set once, with
/// the environments in which it shows.
struct ConflictPage {
  let layouts: ScreenLayouts
  /// The location of a member for the reader: "line 9".
  let place: (SourceSpan) -> String

  private struct Entry {
    var found: ConflictCase
    var environments: [Environment]
  }

  var markdown: String {
    let entries = self.entries
    guard !entries.isEmpty else {
      let count = layouts.environments.count == 1 ? "its environment" : "all its environments"
      return "# \(layouts.screen.name)\n\nNothing conflicts: it has a layout in \(count).\n"
    }
    return "# Why \(layouts.screen.name) has no layout\n"
      + entries.map { "\n" + section($0) }.joined()
  }

  /// Keyed by the members' words; only the numbers of the devices differ.
  private var entries: [Entry] {
    var entries: [Entry] = []
    for layout in layouts.all {
      let reading = LayoutReading(layouts.screen, layout)
      for conflict in layout.outcome.conflicts {
        let found = ConflictCase(reading: reading, conflict: conflict)
        let same = entries.firstIndex { $0.found.cause == found.cause }
        if let same {
          entries[same].environments.append(layout.environment)
        } else {
          entries.append(Entry(found: found, environments: [layout.environment]))
        }
      }
    }
    return entries
  }

  private func section(_ entry: Entry) -> String {
    let members = entry.found.conflict.members
    let first = entry.environments.first?.name ?? ""
    let others = entry.environments.dropFirst().map(\.name)
    var text = "## On \(first)\n\n"
    text +=
      members.count == 2
      ? "These two cannot both hold; either could alone. "
      : "These \(members.count) cannot all hold; without any one of them the others can. "
    text += "They miss each other by \(pt(entry.found.conflict.shortfall)).\n\n"
    text += "| | what | where | would hold if moved by |\n|---|---|---|---|\n"
    for (index, member) in members.enumerated() { text += row(index, member, entry.found) }
    text += "\n" + proof(entry.found)
    text += entry.found.prediction.isEmpty ? "" : "\n\(entry.found.prediction.dropFirst())\n"
    if !others.isEmpty { text += "\nThe same with other numbers on \(list(others)).\n" }
    return text
  }

  private func row(_ index: Int, _ member: Conflict.Member, _ found: ConflictCase) -> String {
    let words = found.reading.words(for: member.origin)
    let line = place(found.reading.place(of: member.origin))
    return "| \(index + 1) | \(words) | \(line) | \(signedFigure(member.repair)) pt |\n"
  }

  /// The Farkas proof: the members times their factors add up to a statement that no layout can meet.
  private func proof(_ found: ConflictCase) -> String {
    let terms = found.conflict.members.enumerated().map { index, member in
      let factor = abs(member.multiplier)
      return factor == 1 ? "(\(index + 1))" : "\(figure(factor)) · (\(index + 1))"
    }
    return "The proof: \(terms.joined(separator: " + ")) add up to 0 ≥ "
      + "\(pt(found.conflict.shortfall)), which nothing meets.\n"
  }
}

extension ConflictCase {
  /// The same in every environment in which the same members conflict.
  fileprivate var cause: [ConflictLine] {
    origins.map { ConflictLine(word: $0.word, span: reading.place(of: $0)) }
  }
}

private struct ConflictLine: Hashable {
  var word: String
  var span: SourceSpan
}
