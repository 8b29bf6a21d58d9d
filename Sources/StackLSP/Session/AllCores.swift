import StackDSL

extension Workers {
  /// As many threads as the machine has cores.
  static let allCores = Workers(count: coreCount) { onAllCores($0, worker: $1) }
}
