/// By-products of reading a screen: faults, and the places where names stand.
struct Remarks {
  private(set) var problems: [Problem] = []
  private(set) var references: [Reference] = []
  /// Names that are not known; each is reported once, where it first stands.
  private var reportedNames: Set<String> = []

  /// Whether an unknown name has not been reported yet; from now on it has.
  mutating func isFirst(_ name: String) -> Bool { reportedNames.insert(name).inserted }

  /// Notes that a name stands for something; once, where it is written.
  mutating func refer(_ token: SyntaxToken, to symbol: Symbol, in context: MemberContext) {
    guard !context.isSilent else { return }
    references.append(Reference(span: context.section.span(token), symbol: symbol))
  }

  mutating func keep(_ notes: ReadingNotes, in context: MemberContext) {
    guard !context.isSilent else { return }
    problems += notes.problems
    for (name, problem) in notes.unknownNames where reportedNames.insert(name).inserted {
      problems.append(problem)
    }
    references += notes.references
  }

  mutating func report(
    _ code: ProblemCode, _ span: SourceSpan, _ message: String, notes: [Problem.Note] = [],
    fixes: [Problem.Fix] = []
  ) {
    problems.append(Problem(code, span: span, message: message, notes: notes, fixes: fixes))
  }

  mutating func report(_ problem: Problem, in context: MemberContext) {
    if !context.isSilent { problems.append(problem) }
  }

  mutating func reportFault(
    _ code: ProblemCode, _ token: SyntaxToken, _ message: String, in context: MemberContext
  ) {
    guard !context.isSilent else { return }
    report(code, context.section.span(token), message)
  }

  mutating func reportFault(
    _ code: ProblemCode, _ node: SyntaxNode, _ message: String, in context: MemberContext
  ) {
    guard !context.isSilent else { return }
    report(code, context.section.span(node), message)
  }
}
