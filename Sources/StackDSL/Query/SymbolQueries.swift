/// Definition, references and rename, from the names that the models have noted.
extension Model {
  /// The name at an offset, if it declares or means something.
  func reference(at offset: Int) -> Reference? {
    guard let position = position(at: offset), let index = sections[file]?.index(at: offset),
      parts.indices.contains(index)
    else { return nil }
    let references = parts[index].references
    // A name may begin where another ends (`a.b` has a dot between, `x` and `{` do not).
    return references.first { $0.span.contains(position) }
      ?? references.first { $0.span.end == position }
  }

  /// A place of this file by its offset.
  public func position(at offset: Int) -> SourcePosition? {
    sections.position(at: offset, in: file)
  }

  /// Every place in this file where the symbol's name stands, in order, each once.
  public func references(to symbol: Symbol) -> [Reference] {
    var seen: Set<SourceSpan> = []
    return references.filter { reference in
      reference.symbol.declaration == symbol.declaration && seen.insert(reference.span).inserted
    }
  }
}

/// Whether a name can be written as it is, must stand in backquotes, or is none.
enum NameForm: Sendable, Equatable {
  case plain
  case quoted
  case invalid
}

/// How a new name for a symbol would have to be written.
func nameForm(_ name: String) -> NameForm {
  let tokens = lex(Array(name.utf8))
  guard tokens.count == 1, tokens.kind(0) == .identifier else { return .invalid }
  let reserved =
    Vocabulary.keywords + ViewKind.views.map(\.rawValue) + ["superview", "safeArea", "_"]
  return reserved.contains(name) ? .quoted : .plain
}

/// A name as it must be written; nil if it is none.
public func written(name: String) -> String? {
  switch nameForm(name) {
  case .plain: name
  case .quoted: "`\(name)`"
  case .invalid: nil
  }
}

/// A place in the text of a file where a symbol's name stands, for whoever looks through many files.
public struct SymbolUse: Sendable {
  public var span: FileSpan
  /// The name in the declaration.
  public var declaration: FileSpan
  public var symbol: Symbol

  public var isDeclaration: Bool { span == declaration }

  /// Another name in place of the symbol's.
  public func edit(to written: String) -> TextEdit {
    let isQuoted = span.range.count > symbol.name.utf8.count
    let oldText = isQuoted ? "`\(symbol.name)`" : symbol.name
    return TextEdit(span, replacing: oldText.utf8, by: written)
  }
}

extension Model {
  public func use(_ reference: Reference) -> SymbolUse {
    SymbolUse(
      span: fileSpan(reference.span), declaration: fileSpan(reference.symbol.declaration),
      symbol: reference.symbol)
  }
}

extension Model {
  /// The declaration that already has a name where the symbol would take it: in the same screen or component
  /// for something inside its braces, otherwise in the file.
  public func declaration(of name: String, clashingWith symbol: Symbol) -> Reference? {
    let home = symbol.kind.isOfItem ? item(around: symbol.declaration)?.span : nil
    return references.first { reference in
      let other = reference.symbol
      return reference.isDeclaration && other.name == name
        && other.declaration != symbol.declaration && other.kind.sharesNames(with: symbol.kind)
        && (home.map { $0.contains(other.declaration) } ?? true)
    }
  }
}

extension Symbol.Kind {
  /// Declared in the braces of a screen or component.
  fileprivate var isOfItem: Bool { self == .view || self == .parameter || self == .state }

  /// Whether two of one name cannot be told apart.
  fileprivate func sharesNames(with other: Self) -> Bool {
    let items: Set<Self> = [.screen, .component, .constant]
    return self == other || (items.contains(self) && items.contains(other))
  }
}

extension Model {
  /// The screen or component around an offset, and the innermost view in whose declaration it lies.
  public func view(at offset: Int) -> (screen: Screen, view: ViewIndex)? {
    guard let cursor = position(at: offset), let screen = item(around: cursor.span) else {
      return nil
    }
    var best = ViewIndex.screen
    var bestLength = Int.max
    for (index, view) in screen.views.enumerated() where index > 0 && view.instanceSpan == nil {
      guard view.span.touches(cursor), view.span.count < bestLength else { continue }
      best = ViewIndex(index)
      bestLength = view.span.count
    }
    return (screen, best)
  }

  /// The screen, or the component as a screen of its own, in which something is written.
  public func item(around span: SourceSpan) -> Screen? {
    screens.first { $0.span.contains(span) }
      ?? components.first { $0.span.contains(span) }?.standalone
  }
}
