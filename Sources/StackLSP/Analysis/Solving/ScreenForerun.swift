import StackDSL

/// Solves the unknown screens, some of them ahead of their turn, so that each worker has one.
struct ScreenForerun {
  private let screens: [Screen]
  private let workers: Workers
  private let solve: @Sendable (Int) -> ScreenResult?
  /// The views that each worker may still solve.
  private var viewsLeft: Int
  /// The views that each worker solves before the results are used: so many layouts, in all environments, are
  /// in memory besides those that are kept.
  private static let mostViewsOfOneRound = 1_000
  /// Keyed by the index of the screen.
  private var ahead: [Int: ScreenResult] = [:]

  /// - Parameter mostSolved: the views that each worker solves; at least one screen.
  init(
    of screens: [Screen], by workers: Workers, atMost mostSolved: Int,
    _ solve: @escaping @Sendable (_ index: Int) -> ScreenResult?
  ) {
    self.screens = screens
    self.workers = workers
    self.solve = solve
    viewsLeft = mostSolved
  }

  /// The result for a screen, computed together with those of the open screens right behind it. Nil if enough
  /// was solved, or if the result is no longer needed.
  mutating func result(of index: Int, isOpen: (Int) -> Bool) -> ScreenResult? {
    if let result = ahead.removeValue(forKey: index) { return result }
    guard viewsLeft > 0 else { return nil }
    let limit = min(viewsLeft, Self.mostViewsOfOneRound) * workers.count
    var end = index
    var views = 0
    repeat {
      views += screens[end].views.count
      end += 1
    } while end < screens.count && views < limit && isOpen(end)
    viewsLeft -= views / workers.count
    let results = workers.map(end - index) { [solve] in
      { solve(index + $0) }
    }
    for (place, result) in results.enumerated() { ahead[index + place] = result }
    return ahead.removeValue(forKey: index)
  }
}
