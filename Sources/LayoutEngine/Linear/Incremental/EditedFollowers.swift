extension Followers {
  /// Adds what new constraints do nothing but settle; returns these constraints.
  ///
  /// From the last constraint to the first, since what is written later mostly follows what is
  /// written before; again as long as that brings to light more of them.
  mutating func addNew(in web: EditedWeb) -> [Int] {
    var open = web.edit.added
    var chosen: [Int] = []
    for _ in 0..<4 {
      var rest: [Int] = []
      for row in open.reversed() {
        if addNew(settledBy: row, web) { chosen.append(row) } else { rest.append(row) }
      }
      if rest.count == open.count { break }
      open = rest.reversed()
    }
    return chosen
  }

  private mutating func addNew(settledBy row: Int, _ web: EditedWeb) -> Bool {
    for unknown in web.problem.unknowns(of: row) {
      guard rowOfUnknown[unknown] < 0, web.problem.canSettle(unknown, by: row) else { continue }
      var isAlone = true
      web.forEachRow(of: unknown) { if $0 != row, !isIdle($0) { isAlone = false } }
      if !isAlone { continue }
      rest(row, settling: unknown)
      return true
    }
    return false
  }

  /// Gives all that follows unknowns that moved, or is settled by a new constraint, its value; false
  /// where followers follow one another in a ring, or one comes out beyond its bounds.
  func follow(_ moved: [Int], _ web: EditedWeb, _ values: inout [Double]) -> Bool {
    let problem = web.problem
    let concerned = concerned(moved, web)
    /// By constraint how many followers it waits for; -1 for all that are not concerned.
    var waits = [Int32](repeating: -1, count: problem.rows.count)
    for row in concerned { waits[row] = 0 }
    for row in concerned {
      for source in problem.unknowns(of: row) where Int(rowOfUnknown[source]) != row {
        if rowOfUnknown[source] >= 0, waits[Int(rowOfUnknown[source])] >= 0 { waits[row] += 1 }
      }
    }
    var ready = concerned.filter { waits[$0] == 0 }
    var done = 0
    while done < ready.count {
      let row = ready[done]
      let unknown = Int(unknownOfRow[row])
      done += 1
      values[unknown] = problem.value(of: unknown, by: row, values)
      guard values[unknown] >= problem.lowerBounds[unknown] - Tolerance.primal,
        values[unknown] <= problem.upperBounds[unknown] + Tolerance.primal
      else { return false }
      web.forEachRow(of: unknown) { next in
        if next == row || waits[next] < 0 { return }
        waits[next] -= 1
        if waits[next] == 0 { ready.append(next) }
      }
    }
    return done == concerned.count
  }

  /// The idle constraints that are new, or need what moves or what follows it.
  private func concerned(_ moved: [Int], _ web: EditedWeb) -> [Int] {
    var isNoted = [Bool](repeating: false, count: web.problem.rows.count)
    var concerned: [Int] = []
    var open = moved
    func note(_ row: Int) {
      if isNoted[row] || !isIdle(row) { return }
      isNoted[row] = true
      concerned.append(row)
      open.append(Int(unknownOfRow[row]))
    }
    for row in web.edit.added { note(row) }
    while let unknown = open.popLast() { web.forEachRow(of: unknown, note) }
    return concerned
  }
}
