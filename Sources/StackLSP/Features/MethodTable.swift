extension Method {
  /// Everything the server understands: one line a feature.
  static let all: [Method] = [
    .initialize, .initialized, .shutdown,
    .didOpen, .didChange, .didSave, .didClose,
    .hover,
    .codeAction,
  ]
}
