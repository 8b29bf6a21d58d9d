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
    public var edits: [TextEdit]

    public init(title: String, edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }

    /// What is written at `span` becomes something else.
    init(changing written: String, at span: SourceSpan, to replacement: String) {
      title = "Change `\(shortened(written))` to `\(replacement)`"
      edits = [TextEdit(span, replacing: [], by: replacement)]
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

  /// With the text that its fixes replace.
  ///
  /// - Parameter place: where the section lies from which the problem was just read.
  func quoting(_ section: Section, at place: Place) -> Problem {
    var problem = self
    problem.fixes = fixes.map { fix in
      let edits = fix.edits.map { edit in
        let start = edit.span.range.lowerBound - place.start
        return place.edit(start..<start + edit.span.range.count, of: section, by: edit.newText)
      }
      return Fix(title: fix.title, edits: edits)
    }
    return problem
  }
}
