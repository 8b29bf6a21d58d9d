/// Layout code that was pasted into a screen, as members of this language.
public struct MembersFromCode: Sendable {
  /// In place of the code; what only builds the tree of views goes.
  public let edits: [TextEdit]
  /// How many lines of constraints come of it.
  public let count: Int

  /// The statements around `offset`, with those before and behind them; nil if there is no layout
  /// code, or none that can be said here.
  public init?(at offset: Int, in tree: SyntaxTree, _ model: Model) {
    let text = tree.text
    guard Self.mayBeCode(text[Self.lines(around: offset, in: text, Self.glance)]),
      let run = Self.run(around: offset, in: text), let first = run.first
    else { return nil }
    let braces = tree.completionPlace(at: first.range.lowerBound).braces
    guard let screen = braces.first.flatMap({ model.view(at: $0)?.screen }) else { return nil }
    let start = first.range.lowerBound
    let owner = screen.block(openedBy: braces, around: start, in: tree, model.sections) ?? .screen
    let speaker = CodeSpeaker(screen: screen, owner: owner)
    let indentation = text.indentation(at: first.range.lowerBound)
    let separator = text.lineEnding + indentation
    var edits: [TextEdit] = []
    var count = 0
    for statement in run {
      var lines = statement.constraints.compactMap(speaker.line)
      guard lines.count == statement.constraints.count else { continue }
      count += lines.count
      let properties = statement.properties.compactMap(speaker.line)
      guard properties.count == statement.properties.count else { continue }
      lines += properties
      let range = lines.isEmpty ? text.extentOfMember(statement.range) : statement.range
      let span = FileSpan(file: tree.file, range: range)
      edits.append(TextEdit(span, of: text, by: lines.joined(separator: separator)))
    }
    guard count > 0 else { return nil }
    self.edits = edits
    self.count = count
  }

  private struct Statement {
    var range: Range<Int>
    var constraints: [CodeConstraint]
    var properties: [CodeProperty]
  }

  /// More lines than a block of constraints has.
  private static let glance = 200

  private static func mayBeCode(_ text: ArraySlice<UInt8>) -> Bool {
    text.indices.contains { place in
      let byte = text[place]
      return signs.contains { $0[0] == byte && text[place...].starts(with: $0) }
    }
  }

  /// Words that occur in every kind of code that is understood.
  private static let signs = [
    "Anchor", ".snp", "make.", "NSLayoutConstraint", "\"H:", "\"V:", "\"|", "\"[",
  ].map { Array($0.utf8) }

  /// Whole lines, so many before and behind the one that holds `offset`.
  private static func lines(around offset: Int, in text: [UInt8], _ count: Int) -> Range<Int> {
    var start = text.startOfLine(offset)
    var end = text.endOfLine(offset)
    for _ in 0..<count {
      if start > 0 { start = text.startOfLine(start - 1) }
      if end < text.count { end = text.endOfLine(end + 1) }
    }
    return start..<max(start, end)
  }

  /// Statements that follow each other without anything else between them, and reach `offset`.
  private static func run(around offset: Int, in text: [UInt8]) -> [Statement]? {
    let range = lines(around: offset, in: text, glance)
    var run: [Statement] = []
    var tokens = CodeTokens(text[range])
    var guides: [String: [String]] = [:]
    var constants: [String: CodeNumber] = [:]
    while let token = tokens.next, token.range.lowerBound <= offset || !run.isEmpty {
      let start = tokens.position
      var reader = CodeReader(tokens, guides: guides, constants: constants)
      let startsLine = text[text.startOfLine(token.range.lowerBound)..<token.range.lowerBound]
        .allSatisfy(\.isBlank)
      if startsLine, let constraints = reader.statement(), reader.tokens.position > start {
        tokens = reader.tokens
        guides = reader.guides
        constants = reader.constants
        let end = tokens.tokens[tokens.position - 1].range.upperBound
        run.append(
          Statement(
            range: token.range.lowerBound..<end,
            constraints: constraints.map { $0.with(constants) },
            properties: reader.properties))
      } else {
        if let last = run.last, offset <= last.range.upperBound { return run }
        run = []
        tokens.position = start + 1
      }
    }
    return run.last.map { offset <= text.endOfLine($0.range.upperBound) } ?? false ? run : nil
  }
}

/// Says constraints of code in the braces of one view.
private struct CodeSpeaker {
  let screen: Screen
  let owner: ViewIndex

  /// Nil if the language cannot say it.
  func line(_ constraint: CodeConstraint) -> String? {
    guard let left = path(constraint.place, constraint.attribute, beside: nil) else { return nil }
    var words = [left, constraint.relation]
    if let other = constraint.other {
      guard let right = path(other.place, other.attribute, beside: constraint.place) else {
        return nil
      }
      words.append(right)
      if let multiplier = constraint.multiplier, Double(multiplier) != 1 {
        words += ["*", multiplier]
      }
      if let inset = constraint.inset, Double(inset) != 0 { words += ["inset", inset] }
      if let constant = constraint.constant, Double(constant) != 0 {
        words += [constraint.isNegative ? "-" : "+", constant]
      }
    } else {
      guard let constant = constraint.constant else { return nil }
      words.append(constraint.isNegative ? "-\(constant)" : constant)
    }
    if let priority = constraint.priority, priority != "required", Double(priority) != 1000 {
      words.append("@\(priority)")
    }
    if let identifier = constraint.identifier { words.append(identifier) }
    return words.joined(separator: " ")
  }

  /// The line of a property of a view that the screen has.
  func line(_ property: CodeProperty) -> String? {
    guard case .named(let name) = property.place.view, property.place.guide == nil,
      let reference = reference(to: name)
    else { return nil }
    return reference == ownName ? property.text : "\(reference).\(property.text)"
  }

  private func path(
    _ place: CodeConstraint.Place, _ attribute: String, beside other: CodeConstraint.Place?
  ) -> String? {
    let guide = place.guide.map { [$0.rawValue] } ?? []
    switch place.view {
    case .owner: return (guide + [attribute]).joined(separator: ".")
    case .superview: return superview(of: other, guide, attribute)
    case .named(let name):
      if let reference = reference(to: name) {
        let path = reference == ownName ? [] : [reference]
        return (path + guide + [attribute]).joined(separator: ".")
      }
      guard ForeignNames.ownView.contains(name) else {
        return ([name] + guide + [attribute]).joined(separator: ".")
      }
      if place.guide == .safeArea { return "safeArea.\(attribute)" }
      if owner == .screen { return (guide + [attribute]).joined(separator: ".") }
      guard screen.views[owner.index].parent == .screen else { return nil }
      return (["superview"] + guide + [attribute]).joined(separator: ".")
    }
  }

  private var ownName: String? { screen.views[owner.index].reference }

  /// The superview on the other side, as seen from the owner's braces.
  private func superview(
    of other: CodeConstraint.Place?, _ guide: [String], _ attribute: String
  ) -> String? {
    var holder = owner
    switch other?.view {
    case .owner: return (["superview"] + guide + [attribute]).joined(separator: ".")
    case .named(let name):
      if let reference = reference(to: name),
        let index = screen.views.firstIndex(where: { $0.reference == reference }),
        let parent = screen.views[index].parent
      {
        if ViewIndex(index) == owner {
          return (["superview"] + guide + [attribute]).joined(separator: ".")
        }
        holder = parent
      }
    default: return nil
    }
    if holder == owner { return (guide + [attribute]).joined(separator: ".") }
    return screen.views[holder.index].reference.map {
      ([$0] + guide + [attribute]).joined(separator: ".")
    }
  }

  /// The view of that name, or of the name without what UIKit's classes end with: `titleLabel` may be
  /// `title` here.
  private func reference(to name: String) -> String? {
    let names = screen.views.dropFirst().compactMap(\.reference)
    if names.contains(name) { return name }
    let short = [
      "Label", "Button", "ImageView", "StackView", "TextField", "TextView", "View", "Stack",
    ]
    .lazy.filter(name.hasSuffix).map { String(name.dropLast($0.count)) }.first
    return short.flatMap { names.contains($0) ? $0 : nil }
  }
}
