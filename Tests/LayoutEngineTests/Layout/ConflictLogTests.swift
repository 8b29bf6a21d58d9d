import Foundation
import Testing

@testable import LayoutEngine

/// "Unable to simultaneously satisfy constraints": 22 complete logs that people posted.
@Suite struct ConflictLogTests {
  struct Log: Decodable {
    struct Member: Decodable {
      var eq: String
      var identifier: String?
      var `class`: String?
    }
    var id: String
    var conflict_set: [Member]
    var broken: Int
  }

  static func logs() throws -> [Log] {
    try Conformance.lines("conflict-logs").map { try JSONDecoder().decode(Log.self, from: $0) }
  }

  /// The set that UIKit's simplex stopped at is the one that ours stops at, if no line is to be
  /// blamed more than another.
  @Test func thePrintedSetIsTheReportedMinimalSet() throws {
    let logs = try Self.logs()
    #expect(logs.count == 22)
    var smaller: [String] = []
    for log in logs {
      var lowered = lower(try Self.problem(of: log))
      for row in lowered.linear.rows.indices { lowered.linear.rows[row].blame = 0 }
      guard case .infeasible(let refutations) = solve(lowered.linear) else {
        Issue.record("\(log.id) is satisfiable")
        continue
      }
      #expect(refutations.count == 1, "\(log.id)")
      let reported = refutations.first?.members.compactMap { part -> Int? in
        guard case .constraint(let row) = part.member else { return nil }
        return Int(row.index)
      }
      if reported == Array(log.conflict_set.indices) { continue }
      // Part of the printed set is a conflict already, with `size >= 0` in place of the rest.
      #expect(Set(reported ?? []).isSubset(of: Set(log.conflict_set.indices)), "\(log.id)")
      smaller.append(log.id)
    }
    // Which of several irreducible sets is met first is a matter of pivots.
    #expect(smaller.count <= 2, "\(smaller)")
  }

  /// A person is shown as few lines as prove the conflict: a size that is printed may be more than
  /// what `size >= 0` already says.
  @Test func whatIsShownIsPartOfWhatIsPrinted() throws {
    var whole = 0
    for log in try Self.logs() {
      let outcome = layout(try Self.problem(of: log))
      let conflict = try #require(outcome.conflicts.first, "\(log.id)")
      #expect(outcome.conflicts.count == 1, "\(log.id)")
      let shown = conflict.members.filter {
        if case .user = $0.origin { true } else { false }
      }
      #expect(shown.count <= log.conflict_set.count, "\(log.id)")
      if shown.count == log.conflict_set.count { whole += 1 }
    }
    #expect(whole == 13)
  }

  /// A prediction, whose order was chosen on these very logs.
  @Test func sixteenOfTwentyTwoBreakAsPredicted() throws {
    let misses = try Self.logs().filter { try !Self.isPredicted($0) }.map(\.id)
    // L16, L18 and L21 broke an alignment of the stack, L19 and L22 a gap between two views in
    // place of a width, L33 a trailing edge in place of a width of 1.
    #expect(misses == ["L16", "L18", "L19", "L21", "L22", "L33"])
  }

  static func isPredicted(_ log: Log) throws -> Bool {
    let problem = try problem(of: log)
    let members = log.conflict_set.enumerated().map { index, member in
      Conflict.Member(origin: origin(of: member, index), multiplier: 1, repair: 0)
    }
    let rows = log.conflict_set.indices.map { LinearConstraintID(Int32($0)) }
    return memberExpectedToBreak(members, rows, problem) == log.broken - 1
  }

  /// What the log says of where a constraint comes from.
  private static func origin(of member: Log.Member, _ index: Int) -> ConstraintOrigin {
    let identifier = member.identifier ?? ""
    if let made = StackConstraint(rawValue: identifier) {
      return .stack(ViewID(0), made, views: [])
    }
    let isSystem =
      identifier.contains("Encapsulated") || identifier.contains("fittingSize")
      || identifier.contains("SafeArea") || member.class?.contains("Autoresizing") == true
    return isSystem ? .environment(ViewID(0), .vertical) : .user(ConstraintID(index))
  }

  /// Every view and guide of the log as a subview of one free container, every member as a line.
  private static func problem(of log: Log) throws -> LayoutProblem {
    var builder = ProblemBuilder()
    var views: [String: ViewID] = [:]
    func anchor(_ text: Substring) -> (ViewID, Anchor.Attribute)? {
      let parts = text.split(separator: ".")
      guard parts.count == 2, let attribute = attributes[String(parts[1])] else { return nil }
      let name = String(parts[0])
      let view = views[name] ?? builder.view()
      views[name] = view
      return (view, attribute)
    }
    for member in log.conflict_set {
      let words = member.eq.split(separator: " ")
      let first = try #require(anchor(words[0]))
      let relation = Conformance.relation(String(words[1]))
      if let second = anchor(words[2]) {
        let sign = words.count > 3 && words[3] == "-" ? -1.0 : 1
        let constant = words.count > 4 ? try #require(Double(words[4])) : 0
        builder.constrain(first.0, first.1, relation, second.0, second.1, sign * constant)
      } else {
        builder.constrain(first.0, first.1, relation, nil, nil, try #require(Double(words[2])))
      }
    }
    return builder.problem
  }

  private static let attributes: [String: Anchor.Attribute] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
    "height": .height, "centerX": .centerX, "centerY": .centerY,
  ]
}
