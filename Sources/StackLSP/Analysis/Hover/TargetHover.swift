import StackDSL

/// The hover on a word without a frame: a keyword, a `let`, a parameter, an import, an `allow`, a device, a
/// guide.
extension Analysis {
  /// Nil if the word refers to something with a frame.
  func hover(on target: CursorTarget, at offset: Int, in sources: SourceFiles) -> Hover? {
    var page = HoverPage()
    switch target.word {
    case .keyword(let keyword): page.describe(keyword)
    case .name(let reference): page.describe(reference.symbol, in: model, sources)
    case .importPath(let item): page.describe(item, sources)
    case .allowance(let allowance): page.describe(allowance)
    case .device(let name): page.describeDevice(name)
    case .place(let word, let isFirst):
      page.describe(word, isFirst: isFirst, at: offset, in: self)
    }
    guard !page.isEmpty else { return nil }
    return Hover(span: model.fileSpan(target.span), page: page)
  }
}

extension HoverPage {
  fileprivate mutating func describe(_ keyword: Keyword) {
    heading(keyword.rawValue)
    line(keyword.summary)
  }

  /// A value with its name, and the number of its uses in this file.
  fileprivate mutating func describe(
    _ symbol: Symbol, in model: Model, _ sources: SourceFiles
  ) {
    guard symbol.kind == .constant || symbol.kind == .parameter,
      let tree = sources[symbol.declaration.file],
      let cursor = SyntaxCursor(tree, at: model.fileSpan(symbol.declaration).range.lowerBound),
      let node = cursor.ancestor(.letItem, .parameter), let value = node.first(.value)
    else { return }
    let isConstant = symbol.kind == .constant
    heading(
      isConstant ? "let \(symbol.name) = \(value.text)" : "param \(symbol.name): \(value.text)")
    documentation(documentationComment(of: node))
    let uses = model.references(to: symbol).filter { !$0.isDeclaration }.count
    let place =
      symbol.declaration.file == model.file
      ? "" : ", from \(code(symbol.declaration.file.lastComponent))"
    line(
      isConstant
        ? "A value, \(used(uses)) in this file\(place)."
        : "A parameter, \(used(uses)) in this file\(place); the default is what it is where an instance gives none."
    )
  }

  /// The declarations of the imported file.
  fileprivate mutating func describe(_ item: Import, _ sources: SourceFiles) {
    heading("import \(item.path)")
    guard let file = item.file, let tree = sources[file] else {
      return line("There is no such file beside this one.")
    }
    let names = tree.outline.compactMap { entry -> String? in
      switch entry.kind {
      case .component: code("component \(entry.name)")
      case .constant: code("let \(entry.name) = \(entry.detail)")
      default: nil
      }
    }
    line(
      names.isEmpty
        ? "It declares nothing that could be used here."
        : "It declares \(shortList(names, limit: 12)).")
  }

  /// The diagnostic that it accepts.
  fileprivate mutating func describe(_ allowance: Allowance) {
    heading("allow \(allowance.code)")
    line(Rule.named(allowance.code)?.page.summary ?? "There is no diagnostic of this name.")
    line(Keyword.allow.summary)
  }

  fileprivate mutating func describeDevice(_ name: String) {
    guard let place = Place(written: name), let device = place.device else { return }
    heading(device.title)
    lines(place.description)
  }
}
