extension ScreenWorkers {
  /// As many threads as the machine has cores.
  static let allCores = ScreenWorkers(count: coreCount) { pieces, work in
    var results: [ScreenResult?] = []
    results.reserveCapacity(pieces)
    inOrder(pieces, worker: { work }) { _, result in results.append(result) }
    return results
  }
}
