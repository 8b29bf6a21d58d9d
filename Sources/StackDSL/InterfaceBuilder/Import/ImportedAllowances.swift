/// Accepts what is right in a document but would be a mistake in a file of the language.
extension ImportedScreen {
  mutating func allowWhatTheDocumentMeans() {
    if document.kind == .xib, !screen.properties.contains(where: { $0.name == .host }) {
      screen.allow("outside-safe-area", "a xib's view may be put anywhere")
    }
    let isTextFixed = screen.constraints.contains { constraint in
      let view = screen.views[constraint.first.view.index]
      let isText = ([view] + view.children.map { screen.views[$0.index] }).contains {
        ViewKind.texts.contains($0.kind)
      }
      return isText && constraint.first.attribute == .width && constraint.second == nil
        && constraint.relation == .equal
    }
    if isTextFixed {
      screen.allow("fixed-width-on-text", "drawn this wide; `languages` say what translations need")
    }
  }
}

extension Screen {
  /// Accepts what has this code in a view and in all inside of it.
  public mutating func allow(_ code: String, _ reason: String, in view: ViewIndex = .screen) {
    allowances.append(
      Allowance(code: code, reason: reason, owner: view, span: nameSpan, codeSpan: nameSpan))
  }
}
