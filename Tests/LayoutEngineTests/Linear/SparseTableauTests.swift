import Testing

@testable import LayoutEngine

@Suite struct SparseTableauTests {
  /// Pivoting rewrites equations; a point that satisfied them before satisfies them afterwards.
  @Test func pivotsKeepTheEquations() {
    for seed in 0..<30 {
      var random = RandomProblems(seed: UInt64(seed))
      var tableau = SparseTableau(variables: 12)
      var value = (0..<7).map { _ in Double(random.next(20)) }
      for row in 0..<5 {
        _ = tableau.addRow(for: 7 + row)
        for column in 0..<7 where random.next(3) > 0 {
          tableau.insert(Double(1 + random.next(4)), row: row, column: column)
        }
        value.append(sum(of: row, in: tableau, value))
      }
      for _ in 0..<20 {
        let row = random.next(5)
        guard let element = tableau.row(row).first(where: { _ in true }) else { continue }
        if element.value.magnitude < 0.05 { continue }
        tableau.pivot(row: row, entering: Int(element.column))
        for row in 0..<5 {
          let basic = Int(tableau.basic[row])
          #expect(isClose(sum(of: row, in: tableau, value), value[basic]), "seed \(seed)")
          #expect(tableau.lengthOfColumn(basic) == 0, "a basic variable has no column")
        }
      }
    }
  }

  private func sum(of row: Int, in tableau: SparseTableau, _ value: [Double]) -> Double {
    tableau.row(row).reduce(0) { $0 + $1.value * value[Int($1.column)] }
  }
}
