import StackDSL

/// Solves the screens that are not known, some of them ahead of their turn: each worker has one then.
struct ScreenForerun {
  private let contents: [ScreenContent]
  private let workers: Workers
  private let solve: @Sendable (ScreenContent) -> ScreenResult?
  /// Views that may be solved, by each worker.
  private var viewsLeft: Int
  /// Views that each worker solves before anything is made of the results: so many layouts, in all
  /// environments, are in memory beside those that are kept.
  private static let mostViewsOfOneRound = 1_000
  /// By the place of the screen.
  private var ahead: [Int: ScreenResult] = [:]

  /// - Parameter mostSolved: views that each worker solves; at least one screen.
  init(
    of contents: [ScreenContent], by workers: Workers, atMost mostSolved: Int,
    _ solve: @escaping @Sendable (ScreenContent) -> ScreenResult?
  ) {
    self.contents = contents
    self.workers = workers
    self.solve = solve
    viewsLeft = mostSolved
  }

  /// The result for a screen, with those of the open ones straight behind it. Nil where enough was
  /// solved, or nobody wants it any more.
  mutating func result(of index: Int, isOpen: (Int) -> Bool) -> ScreenResult? {
    if let result = ahead.removeValue(forKey: index) { return result }
    guard viewsLeft > 0 else { return nil }
    let limit = min(viewsLeft, Self.mostViewsOfOneRound) * workers.count
    var end = index
    var views = 0
    repeat {
      views += contents[end].screen.views.count
      end += 1
    } while end < contents.count && views < limit && isOpen(end)
    viewsLeft -= views / workers.count
    let results = workers.map(end - index) { [contents, solve] in
      { solve(contents[index + $0]) }
    }
    for (place, result) in results.enumerated() { ahead[index + place] = result }
    return ahead.removeValue(forKey: index)
  }
}
