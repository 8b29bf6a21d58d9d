import StackDSL

extension ImportedDocument {
  /// Without those of its own `allow`s that accept nothing: only a solved screen tells which.
  func withoutIdleAllowances() -> ImportedDocument {
    var needed = self
    let idle = analyze(model, memo: AnalysisMemo()).findings.filter {
      $0.code == Rule.idleAllow.code
    }
    for index in model.screens.indices {
      let screen = model.screens[index]
      let changes = idle.filter { $0.screen == screen.name }.flatMap(\.remedies).flatMap(\.changes)
      let gone = Set(
        changes.compactMap { change -> Int? in
          // One that a view's notes say has a place of its own there.
          guard case .remove(.allowance(let place)) = change,
            screen.allowances[place].span == screen.nameSpan
          else { return nil }
          return place
        })
      needed.model.screens[index].allowances = screen.allowances.indices
        .filter { !gone.contains($0) }.map { screen.allowances[$0] }
    }
    return needed
  }
}
