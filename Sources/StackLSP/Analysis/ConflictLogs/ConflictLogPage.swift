import LayoutEngine
import StackDSL

/// A log as a page for people: the conflict in plain words, the sum, the constraint that UIKit broke, and the
/// remedy.
struct ConflictLogPage: Sendable {
  let log: ConflictLog
  let names: LoggedNames
  /// Nil if the constraints that could be parsed can all hold.
  let conflict: LoggedConflict?
  let mend: LoggedMend?

  init(_ log: ConflictLog) {
    self.log = log
    names = LoggedNames(log.constraints)
    conflict = LoggedConflict(log)
    mend = conflict?.mend(names)
  }

  /// The members as numbered sentences, each with its creator.
  var rows: [(sentence: String, origin: String, isBroken: Bool)] {
    let shown = conflict?.members.map(\.index) ?? Array(log.constraints.indices)
    return shown.map { index in
      let constraint = log.constraints[index]
      let origin = constraint.origin.words(constraint, names) ?? "yours"
      return (constraint.sentence(names), origin, index == log.broken)
    }
  }

  /// "8 + 362 + 8 = 378 pt are asked for, and there are 310 pt: 68 pt too much."
  var sum: String? {
    guard let conflict else { return nil }
    let asked = conflict.members.filter { $0.share > 0.005 }
    let given = conflict.members.filter { $0.share < -0.005 }
    guard !asked.isEmpty else { return nil }
    if conflict.hasTooMuchRoom {
      return
        "There are \(Self.addition(asked)) to fill, and what fills them is \(Self.addition(given)): "
        + "\(pt(conflict.shortfall)) are left."
    }
    let isFixed =
      conflict.crushed.isEmpty
      || conflict.members.contains { log.constraints[$0.index].isSizeOfZero }
    let room =
      !given.isEmpty
      ? "\(given.isOnePoint ? "there is" : "there are") \(Self.addition(given))"
      : isFixed ? "there are 0 pt" : "no view can be smaller than 0 pt"
    return "\(Self.addition(asked)) \(asked.isOnePoint ? "is" : "are") asked for, and \(room): "
      + "\(pt(conflict.shortfall)) too much."
  }

  /// "2 × 5 + 8 = 18 pt".
  private static func addition(_ members: [LoggedConflict.Member]) -> String {
    let total = pt(members.reduce(0) { $0 + $1.share.magnitude })
    let terms = members.map { member in
      let times = member.multiplier.magnitude
      let isPlain = (times - 1).magnitude < 0.001
      return isPlain
        ? tenths(member.share.magnitude)
        : "\(figure(times)) × \(tenths(member.share.magnitude / times))"
    }
    return terms.count == 1 && !(terms[0].contains("×"))
      ? total : "\(terms.joined(separator: " + ")) = \(total)"
  }

  /// The constraint that UIKit broke, which need not be one of the members.
  var breaking: String {
    guard let broken = log.broken else {
      return "The log ends before it says which one UIKit breaks."
    }
    return "UIKit broke: \(log.constraints[broken].sentence(names))."
  }

  var heading: String {
    guard let conflict else {
      if log.hidesAddresses, !log.constraints.isEmpty {
        return "What these constraints clash over cannot be known."
      }
      return log.constraints.isEmpty
        ? "None of the constraints can be read."
        : "What can be read of this log holds: a constraint is missing from it."
    }
    let (all, members) = (log.constraints.count, conflict.members.count)
    let which =
      members == 1
      ? "This one cannot hold"
      : members == 2
        ? "These two cannot both hold"
        : "These \(members) cannot all hold; without any one of them the others can"
    return all > members ? "\(which) (the log lists \(all))." : "\(which)."
  }

  var markdown: String {
    var text = "\(capitalized(heading))\n\n"
    for (number, row) in rows.enumerated() {
      text +=
        "\(number + 1). \(capitalized(row.sentence)): \(row.origin).\(row.isBroken ? " **UIKit broke this one.**" : "")\n"
    }
    if let sum { text += "\n\(sum)\n" }
    if !rows.contains(where: \.isBroken) { text += "\n\(breaking)\n" }
    if let mend { text += "\n**What helps:** \(mend.text)\n" }
    for note in notes { text += "\n\(note)\n" }
    return text
  }

  /// Remarks on what may be wrong or missing in the log.
  var notes: [String] {
    var notes: [String] = []
    if log.hidesAddresses {
      notes.append(
        "The addresses in this log are private, so all views of one class are taken for one. Run the app from "
          + "Xcode, and its console shows them.")
    }
    if !log.unread.isEmpty {
      let those = count(log.unread.count, "constraint")
      notes.append("\(those) could not be read: cut off, or of an unknown form.")
    }
    return notes
  }
}

extension [LoggedConflict.Member] {
  fileprivate var isOnePoint: Bool { count == 1 && self[0].share.magnitude == 1 }
}

/// All logs of a text on one page.
func conflictLogsPage(_ text: LogText) -> String {
  let logs = ConflictLogReader.read(text)
  guard !logs.isEmpty else {
    return "# No log\n\n\(ConflictLogReader.absence(in: text, "this text"))\n"
  }
  return "# Conflicts of constraints\n"
    + logs.enumerated().map { index, log in
      (logs.count > 1 ? "\n## \(index + 1) of \(logs.count)\n\n" : "\n")
        + ConflictLogPage(log).markdown
    }
    .joined()
}
