import StackDSL

extension Model {
  /// All that it says, spans included, as text.
  var outcome: [String] {
    var result = problems.map { "\($0)" } + references.map { "\($0.span.range) \($0.symbol)" }
    result += imports.map { "\($0)" } + properties.map { "\($0)" }
    result += components.map { "\($0.value)" }
    for screen in screens.map(\.value) { result.append("\(screen)") }
    return result
  }
}
