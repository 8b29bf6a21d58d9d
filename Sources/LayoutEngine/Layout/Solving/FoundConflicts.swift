/// The conflicts of a layout in the order in which they are found, each with everything that breaks for
/// it.
///
/// After a break the next solution may stop at another part of the same sum: at the next rows of a
/// column, which share its edges and most of their lines with the first conflict. For a reader that is
/// one shortage. So a conflict continues an earlier one if it was found only after that one's break and
/// shares at least three quarters of its lines with it. A line that takes the place of the broken one
/// (`width >= 390` beside two edges, where `width == 400` was) is a third of its conflict, so it counts
/// as a conflict of its own; one more row of a list does not.
struct FoundConflicts {
  private struct Found {
    var conflict: Conflict
    var members: [FarkasCertificate.Member]
    /// Lines of the user and required content priorities, of the conflict and of all that continued it.
    var lines: Set<LinearConstraintID>
    var round: Int
  }
  private let lowered: LoweredLayout
  private let problem: LayoutProblem
  private var shortages: [Found] = []
  private var round = 0
  /// Successive rounds that found nothing new.
  private var sameRounds = 0
  private var isNew = false
  /// Members that may still be reported. Beyond that, a conflict that breaks in the same way as a
  /// reported one is counted with it. No screen comes near.
  private var membersLeft = 300_000
  /// By what may break in the same way, the shortage that broke such a thing last.
  private var shortageOfKind: [BreakKind: Int] = [:]
  /// By line, the shortages that it belongs to.
  private var shortagesOfLine: [LinearConstraintID: [Int]] = [:]

  /// After so many of them, all constraints alike are relaxed at once.
  private static let mostSameRounds = 2

  init(_ lowered: LoweredLayout, _ problem: LayoutProblem) {
    self.lowered = lowered
    self.problem = problem
  }

  /// In the order of their members.
  var conflicts: [Conflict] {
    shortages.sorted { $0.members.lexicographicallyPrecedes($1.members) }.map(\.conflict)
  }

  mutating func add(_ read: ReadConflict) {
    let lines = Set(
      read.members.compactMap(\.constraint).filter {
        lowered.linear.rows[Int($0.index)].reportingCost > 0
      })
    let index: Int
    if let known = shortage(read, with: lines) {
      index = known
      shortages[known].conflict.laterBreaks += read.breaking.compactMap { lowered.origin(of: $0) }
      for line in lines where shortages[known].lines.insert(line).inserted {
        shortagesOfLine[line, default: []].append(known)
      }
    } else {
      isNew = true
      membersLeft -= read.members.count
      index = shortages.count
      shortages.append(
        Found(conflict: read.conflict, members: read.members, lines: lines, round: round))
      for line in lines { shortagesOfLine[line, default: []].append(index) }
    }
    for row in read.breaking {
      if let kind = BreakKind(row, lowered, problem) { shortageOfKind[kind] = index }
    }
  }

  private func shortage(_ read: ReadConflict, with lines: Set<LinearConstraintID>) -> Int? {
    if membersLeft <= 0, let first = read.breaking.first,
      let kind = BreakKind(first, lowered, problem), let alike = shortageOfKind[kind]
    {
      return alike
    }
    // A conflict that shares three quarters of the lines contains one of any set of more than a quarter of
    // them. The lines with the fewest shortages make the smallest set: thousands share an edge of the screen.
    let rarest = lines.map { shortagesOfLine[$0] ?? [] }.sorted { $0.count < $1.count }
      .prefix(lines.count / 4 + 1)
    return Set(rarest.joined()).filter { index in
      let known = shortages[index]
      return known.round < round
        && 4 * lines.count(where: known.lines.contains) >= 3 * lines.count
    }
    .min()
  }

  /// Adds the constraints of `alike` that the solution breaks.
  mutating func add(_ breaking: [LinearConstraintID]) {
    for row in breaking {
      guard let origin = lowered.origin(of: row), let kind = BreakKind(row, lowered, problem),
        let index = shortageOfKind[kind]
      else { continue }
      shortages[index].conflict.laterBreaks.append(origin)
    }
  }

  /// Whether it is time to relax all constraints alike at once.
  mutating func endRound() -> Bool {
    round += 1
    sameRounds = isNew ? 0 : sameRounds + 1
    isNew = false
    return sameRounds >= Self.mostSameRounds
  }

  /// All constraints of the kinds that broke so far.
  var alike: [LinearConstraintID] {
    lowered.linear.rows.indices.lazy.map { LinearConstraintID(Int32(truncatingIfNeeded: $0)) }
      .filter { row in
        BreakKind(row, lowered, problem).map { shortageOfKind[$0] != nil } ?? false
      }
  }
}
