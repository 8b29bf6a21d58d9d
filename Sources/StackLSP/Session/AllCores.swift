import StackDSL

extension Workers {
  /// One thread for each core of the machine.
  static let allCores = Workers(count: OwnProcess.coreCount) { onAllCores($0, worker: $1) }
}
