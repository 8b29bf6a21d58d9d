/// Spans of what a section's tree has.
extension SectionID {
  public func span(_ node: SyntaxNode) -> SourceSpan { span(node.range) }
  public func span(_ token: SyntaxToken) -> SourceSpan { span(token.range) }
}
