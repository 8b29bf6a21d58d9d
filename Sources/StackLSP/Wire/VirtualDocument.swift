/// A read-only document that the server writes itself, by its URI (scheme `stack`).
enum VirtualDocument: Sendable, Hashable {
  /// What a diagnostic means: `stack:/rules/ambiguous-hugging.md`.
  case rule(String)

  var uri: String {
    switch self {
    case .rule(let code): "stack:/rules/\(code).md"
    }
  }

  /// Nil where there is nothing of that name.
  var text: String? {
    switch self {
    case .rule(let code): Rule.named(code)?.markdown
    }
  }
}
