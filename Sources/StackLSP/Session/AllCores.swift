import StackDSL

extension Workers {
  /// One thread for each core of the machine.
  static let allCores = Workers(count: coreCount) { onAllCores($0, worker: $1) }
}
