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
      let gone = idle.filter { $0.screen == screen.name }.flatMap(\.remedies).flatMap(\.changes)
      for change in gone.reversed() {
        // One that a view's notes say has a place of its own there.
        guard case .remove(.allowance(let place)) = change,
          screen.allowances[place].span == screen.nameSpan
        else { continue }
        needed.model.screens[index].allowances.remove(at: place)
      }
    }
    return needed
  }
}
