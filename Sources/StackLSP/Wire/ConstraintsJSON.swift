import JSONRPC
import LayoutEngine
import StackDSL

/// The linear problems of screens: each `problem` is an input of `stack-lsp solve`.
func constraintsJSON(_ screens: [ScreenLayouts]) -> JSON {
  .array(
    screens.flatMap { layouts in
      layouts.all.map { layout in
        let dump = ConstraintDump(layouts.screen, layout)
        return [
          "screen": .string(dump.screen), "environment": .string(dump.environment.name),
          "problem": [
            "variables": .array(dump.variables.map(json)),
            "constraints": .array(dump.rows.map(json)),
          ],
        ]
      }
    })
}

private func json(_ variable: ConstraintDump.Variable) -> JSON {
  [
    "name": .string(variable.name), "lower": .number(variable.lower),
    "upper": .number(variable.upper),
  ]
}

private func json(_ row: ConstraintDump.Row) -> JSON {
  [
    "id": .string(row.id),
    "terms": .array(row.terms.map { [.string($0.name), .number($0.coefficient)] }),
    "op": .string(row.relation.written.rawValue), "rhs": .number(row.constant),
    "priority": .number(row.priority),
  ]
}
