import LayoutEngine
import StackDSL

extension Rule {
  static let redundantConstraint = Rule(
    code: "redundant-constraint", severity: .hint,
    checks: [.screen(reports)])

  private static func reports(_ readings: ScreenReadings) -> [Report] {
    let repeated = repetitions(on: readings.screen)
    let implied = consequences(on: readings.screen, without: Set(repeated.map(\.constraint)))
    // An index would refer to another constraint once a line above is removed.
    var count: [Line: Int] = [:]
    return (repeated + implied).map { surplus in
      let constraint = readings.screen.constraints[surplus.constraint]
      let line = Line(owner: constraint.owner, text: constraint.text)
      count[line, default: 0] += 1
      return report(surplus, "\(line.text) \(count[line, default: 0])", on: readings.screen)
    }
  }

  /// A redundant constraint and those that imply it, as indices into `Screen.constraints`.
  private struct Surplus {
    var constraint: Int
    var causes: [Int]
    var isRepetition: Bool
  }

  private struct Line: Hashable {
    var owner: ViewIndex
    var text: String
  }

  /// Finds constraints that follow from several others; a composite is a possible cause only as a whole.
  private static func consequences(on screen: Screen, without repeated: Set<Int>) -> [Surplus] {
    let candidates = screen.constraints.indices.filter {
      screen.constraints[$0].composite == nil
        && screen.constraints[$0].span.file == screen.span.file
    }
    return Dependence(screen, candidates: Set(candidates)).consequences
      .filter { !repeated.contains($0.constraint) }
      .map { Surplus(constraint: $0.constraint, causes: $0.causes, isRepetition: false) }
  }

  private static func repetitions(on screen: Screen) -> [Surplus] {
    let constraints = screen.constraints
    var first: [Meaning: Int] = [:]
    return constraints.indices.compactMap { index in
      let meaning = Meaning(constraints[index])
      guard let known = first[meaning] else {
        first[meaning] = index
        return nil
      }
      guard constraints[known].span != constraints[index].span else { return nil }
      return Surplus(constraint: index, causes: [known], isRepetition: true)
    }
  }

  private static func report(_ surplus: Surplus, _ aspect: String, on screen: Screen) -> Report {
    let constraint = screen.constraints[surplus.constraint]
    // The parts of a composite share one line.
    var spans: Set<SourceSpan> = []
    let causes = surplus.causes.map { screen.constraints[$0] }
      .filter { spans.insert($0.span).inserted }
    let words = shortList(causes.map { quoted($0.text) })
    let isTwice = causes.allSatisfy { $0.text == constraint.text }
    let repeats = isTwice ? "is there twice." : "says the same as \(words)."
    let removal = Remedy(
      "Remove `\(constraint.text)`", [.removeConstraint(surplus.constraint)], keepsFrames: true)
    return Report(
      span: screen.here(constraint),
      message: "`\(constraint.text)` "
        + (surplus.isRepetition ? repeats : "follows from \(words)."),
      related: causes.map { cause in
        Problem.Note(
          span: screen.here(cause),
          message: surplus.isRepetition
            ? "The other one stands here." : "It follows from `\(cause.text)`.")
      },
      views: [constraint.owner], aspect: aspect, remedies: [removal], isUnnecessary: true)
  }

  /// A constraint with its sides in a fixed order, so that `a == b` equals `b == a`.
  private struct Meaning: Hashable {
    var content: PlainConstraint
    var condition: ConditionIndex?

    init(_ constraint: Constraint) {
      content = PlainConstraint(constraint)
      condition = constraint.condition
      let first = constraint.first
      guard let other = constraint.second,
        (other.view, other.attribute.rawValue) < (first.view, first.attribute.rawValue)
      else { return }
      content = content.turned ?? content
    }
  }
}
