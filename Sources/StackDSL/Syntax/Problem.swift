/// A fault of the text itself: syntax, a name, a type. What geometry says comes from elsewhere.
public struct Problem: Sendable, Hashable {
  public enum Severity: Int, Sendable { case error = 1, warning, information, hint }
  public struct Note: Sendable, Hashable {
    public var span: SourceSpan
    public var message: String

    public init(span: SourceSpan, message: String) {
      self.span = span
      self.message = message
    }
  }
  public struct Fix: Sendable, Hashable {
    public var title: String
    public var edits: [SourceEdit]

    /// A fix that replaces the text at `span`.
    init(changing written: String, at span: SourceSpan, to replacement: String) {
      title = "Change `\(shortened(written))` to `\(replacement)`"
      edits = [SourceEdit(span, by: replacement)]
    }

    init(title: String, edits: [SourceEdit]) {
      self.title = title
      self.edits = edits
    }
  }
  /// The public name: in messages, `allow`, `docs/rules`.
  public var code: String
  public var severity: Severity
  public var span: SourceSpan
  public var message: String
  public var notes: [Note] = []
  public var fixes: [Fix] = []

  init(
    _ code: ProblemCode, _ severity: Severity = .error, span: SourceSpan, message: String,
    notes: [Note] = [], fixes: [Fix] = []
  ) {
    self.code = code.rawValue
    self.severity = severity
    self.span = span
    self.message = message
    self.notes = notes
    self.fixes = fixes
  }
}

/// User's words quoted in a message, cut to what a line can hold.
func shortened(_ text: String) -> String {
  text.count > 40 ? text.prefix(37) + "…" : text
}
