/// Something that a file declares by name, wherever it is used: by the span of its name.
public struct Symbol: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case screen, component, view, constant, parameter, state
  }
  public var kind: Kind
  public var name: String
  /// The name in the declaration.
  public var declaration: SourceSpan

  init(kind: Kind, name: String, declaration: SourceSpan) {
    self.kind = kind
    self.name = name
    self.declaration = declaration
  }
}

/// A place where a symbol's name stands; the declaration is one of them.
public struct Reference: Hashable, Sendable {
  public var span: SourceSpan
  public var symbol: Symbol

  public var isDeclaration: Bool { span == symbol.declaration }
}

/// A `let` or a parameter: what its name stands for.
struct Binding {
  var value: Value
  var symbol: Symbol
}
