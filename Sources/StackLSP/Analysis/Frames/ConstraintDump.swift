import LayoutEngine
import StackDSL

/// A screen in one environment as the linear program that the engine solves, with names.
///
/// The form is that of an external referee: unknowns such as `photo.width`, positions in the superview's
/// coordinates, rows with the identifiers that UIKit prints.
struct ConstraintDump: Sendable {
  struct Variable: Sendable, Hashable {
    var name: String
    /// In points; ±infinity for no bound.
    var lower: Double
    var upper: Double
  }

  struct Row: Sendable, Hashable {
    /// A unique name in the dump: the identifier, the user's words or the row's meaning, with a number.
    var id: String
    var terms: [(name: String, coefficient: Double)]
    var relation: LinearProblem.Relation
    var constant: Double
    /// 1000 or more means required.
    var priority: Double

    static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  var screen: String
  var environment: Environment
  var variables: [Variable]
  var rows: [Row]
}

extension ConstraintDump {
  init(_ screen: Screen, _ layout: ScreenLayout) {
    self.screen = screen.name
    environment = layout.environment
    let reading = LayoutReading(screen, layout)
    let lowered = lower(layout.problem)
    let linear = lowered.linear
    let names = (0..<linear.variableCount).map { index in
      reading.name(of: lowered.meaning(of: VariableID(Int32(truncatingIfNeeded: index))))
    }
    variables = names.indices.map {
      Variable(name: names[$0], lower: linear.lowerBounds[$0], upper: linear.upperBounds[$0])
    }
    rows = linear.rows.indices.map { index in
      let id = LinearConstraintID(Int32(truncatingIfNeeded: index))
      let row = linear.rows[index]
      return Row(
        id: "\(index) \(lowered.origin(of: id).map(reading.label) ?? "name of a guide")",
        terms: linear.terms(of: id).map { (names[Int($0.variable.index)], $0.coefficient) },
        relation: row.relation, constant: row.constant, priority: row.priority.value)
    }
  }
}

extension LayoutReading {
  fileprivate func name(of unknown: LayoutUnknown) -> String {
    let view = unknown.view == container ? "screen" : screen.views[index(unknown.view).index].path
    switch unknown.guide {
    case nil: return "\(view).\(unknown.attribute)"
    case .spanner: return "\(view).spanner.\(unknown.attribute)"
    case .gap(let number): return "\(view).gap\(number).\(unknown.attribute)"
    case .firstBaseline: return "\(view).firstBaseline"
    case .lastBaseline: return "\(view).lastBaseline"
    case .scrollContent: return "\(view).content.\(unknown.attribute)"
    }
  }

  fileprivate func label(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .user(let id): written(id)?.text ?? "user"
    case .stack(let stack, let identifier, _): "\(identifier.rawValue) \(plainName(stack))"
    case .hugging(let view, let axis): "hugging.\(axis.word) \(plainName(view))"
    case .compressionResistance(let view, let axis):
      "compressionResistance.\(axis.word) \(plainName(view))"
    case .environment: "environment"
    case .nonnegativeSize(let view, _): "size \(plainName(view))"
    case .wrappedHeight(let view): "wrappedHeight \(plainName(view))"
    }
  }
}
