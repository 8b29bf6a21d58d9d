/// The words that begin something or join its parts; names like any other wherever they cannot.
public enum Keyword: String, Sendable, CaseIterable {
  case `import`, `let`, component, param, screen, when, expect, allow, on, inset
}
