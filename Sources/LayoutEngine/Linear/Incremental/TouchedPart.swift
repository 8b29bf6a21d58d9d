/// What the constraints that an edit changed can move, as a problem of its own.
///
/// From the constraints that went and those that came the search goes to their unknowns, to the
/// other constraints of these, and so on. It stops at an unknown that required equalities settle
/// alone: whatever is beyond does not come through to this side. The equalities that settle it are
/// taken along, so that the part says nothing that the whole does not, and a conflict in it can be
/// told in full. It passes over idle constraints, too (`Followers`): what they settle follows when
/// the part is solved.
///
/// Nothing that is left out shares an open unknown with the part, so an optimum of the part and
/// the old one of the rest are an optimum of the whole. The solver does to the part what it would
/// do to it in the whole, constraint by constraint, so that it comes out the same.
struct TouchedPart {
  let part: LinearPart
  /// By constraint of the whole: whether it can feel the edit.
  let isConcerned: [Bool]
  /// What is still idle; what the part speaks of follows nothing.
  let followers: Followers

  /// Nil if the edit touches a good part of the problem: solved as a whole, that is a new place to
  /// start from for the next edit, which is likely to be of the same number.
  ///
  /// `before` are the followers of the problem before, `after` those of the edited one.
  init?(
    _ web: EditedWeb, of base: Simplex, _ dependents: Dependents, before: Followers,
    after: Followers
  ) {
    var spread = Spread(web, base.reduction.classes, dependents, before, after)
    guard spread.run() else { return nil }
    part = LinearPart(of: web.problem, unknowns: spread.unknowns, rows: spread.rows.sorted())
    isConcerned = spread.isConcerned
    self.followers = spread.followers
  }
}

/// The search for all that an edit can touch. Numbers are those of the edited problem; the classes
/// and what depends on what in them are those of the one before.
private struct Spread {
  private let web: EditedWeb
  private let classes: AffineClasses
  private let dependents: Dependents
  private let before: Followers
  private(set) var followers: Followers
  private(set) var isConcerned: [Bool]
  /// Constraints of the part, among them those that only settle a constant.
  private(set) var rows: [Int32] = []
  private var isTaken: [Bool]
  private var isSeen: [Bool]
  /// By node of the classes: whether it depends on an equality that is not what it was, though it
  /// was constant before.
  private var isLoose: [Bool]
  /// Unknowns whose constraints are still to be looked at, and constants still to be settled.
  private var open: [Int] = []
  private var constants: [Int] = []
  /// Constraints that are concerned and still to be looked at.
  private var due: [Int] = []

  private var problem: LinearProblem { web.problem }
  private var edit: LinearEdit { web.edit }

  init(
    _ web: EditedWeb, _ classes: AffineClasses, _ dependents: Dependents, _ before: Followers,
    _ after: Followers
  ) {
    self.web = web
    self.classes = classes
    self.dependents = dependents
    self.before = before
    followers = after
    isConcerned = Array(repeating: false, count: web.problem.rows.count)
    isTaken = isConcerned
    isSeen = Array(repeating: false, count: web.problem.variableCount)
    isLoose = Array(repeating: false, count: dependents.classStepOfNode.count)
  }

  /// False if it came to a good part of the problem.
  mutating func run() -> Bool {
    for row in edit.added where !followers.isIdle(row) { concern(row) }
    for row in edit.removed { leave(row) }
    for unknown in edit.unknowns.added where followers.rowOfUnknown[unknown] < 0 { see(unknown) }
    while !due.isEmpty || !open.isEmpty {
      if let row = due.popLast() { spread(from: row) } else { spreadFromUnknown() }
      if rows.count > 64 + problem.rows.count / 8 { return false }
    }
    while let unknown = constants.popLast() { settle(unknown) }
    return true
  }

  /// All that a constraint which is no more spoke of is as free as if it had just come.
  private mutating func leave(_ row: Int) {
    loosen(by: row)
    for old in web.before.unknowns(of: row)
    where !before.isIdle(row) || before.unknownOfRow[row] == old {
      guard let unknown = edit.unknowns.new(of: old), followers.rowOfUnknown[unknown] < 0,
        !isConstant(unknown)
      else { continue }
      see(unknown)
    }
  }

  private mutating func concern(_ row: Int) {
    if isConcerned[row] { return }
    isConcerned[row] = true
    due.append(row)
  }

  private mutating func spread(from row: Int) {
    take(row)
    if let old = edit.rows.old(of: row) { loosen(by: old) }
    for unknown in problem.unknowns(of: row) {
      let settling = Int(followers.rowOfUnknown[unknown])
      if settling >= 0 {
        followers.wake(settling)
        concern(settling)
        see(unknown)
      } else if isConstant(unknown) {
        constants.append(unknown)
      } else {
        see(unknown)
      }
    }
  }

  private mutating func spreadFromUnknown() {
    guard let unknown = open.popLast() else { return }
    web.forEachRow(of: unknown) { if !followers.isIdle($0) { concern($0) } }
  }

  private mutating func take(_ row: Int) {
    if isTaken[row] { return }
    isTaken[row] = true
    rows.append(Int32(truncatingIfNeeded: row))
  }

  private mutating func see(_ unknown: Int) {
    if isSeen[unknown] { return }
    isSeen[unknown] = true
    open.append(unknown)
  }

  private func isConstant(_ unknown: Int) -> Bool {
    guard let node = edit.unknowns.old(of: unknown), !isLoose[node] else { return false }
    return classes.isConstant(Int32(truncatingIfNeeded: node))
  }

  /// All that was tied to an unknown by a constraint of the problem before, which is not what it
  /// was.
  private mutating func loosen(by row: Int) {
    let step = dependents.classStepOfRow[row]
    if step < 0 { return }
    var nodes = [Int(classes.steps[Int(step)].variable)]
    while let node = nodes.popLast() {
      if isLoose[node] { continue }
      isLoose[node] = true
      if let unknown = edit.unknowns.new(of: node), followers.rowOfUnknown[unknown] < 0 {
        see(unknown)
      }
      for place in dependents.below.range(of: node) {
        nodes.append(Int(dependents.below.items[place]))
      }
    }
  }

  /// Takes the equalities that make an unknown a constant, and those of the constants in them.
  private mutating func settle(_ unknown: Int) {
    if isSeen[unknown] { return }
    isSeen[unknown] = true
    guard var node = edit.unknowns.old(of: unknown) else { return }
    while dependents.classStepOfNode[node] >= 0 {
      let step = classes.steps[Int(dependents.classStepOfNode[node])]
      if let old = step.source.constraint {
        if let row = edit.rows.new(of: Int(old)), !isTaken[row] {
          take(row)
          constants += problem.unknowns(of: row)
        }
      } else if let bounded = step.source.boundedVariable,
        let unknown = edit.unknowns.new(of: Int(bounded))
      {
        isSeen[unknown] = true
      }
      node = classes.parent(of: step.variable)
    }
  }

  var unknowns: [Int32] {
    isSeen.indices.filter { isSeen[$0] }.map { Int32(truncatingIfNeeded: $0) }
  }
}
