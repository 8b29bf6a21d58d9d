import JSONRPC

/// `log --format json`: one conflict of a log.
///
/// - Parameter written: the places of the constraints in the file of `--screen`, by index.
func logJSON(_ page: ConflictLogPage, line: Int, written: [Int: JSON]) -> JSON {
  let members = page.conflict?.members ?? []
  let constraints = page.log.constraints.enumerated().map { index, constraint -> JSON in
    let member = members.first { $0.index == index }
    return .fields([
      "text": .string(constraint.text),
      "sentence": .string(constraint.sentence(page.names)),
      "class": .string(constraint.className),
      "identifier": constraint.identifier.map(JSON.string),
      "source": constraint.source.map(JSON.string),
      "isYours": .bool(constraint.origin.isUser),
      "origin": constraint.origin.words(constraint, page.names).map(JSON.string),
      "written": written[index],
      "isInConflict": .bool(member != nil),
      "multiplier": member.map { .number($0.multiplier) },
      "share": member.map { .number($0.share) },
    ])
  }
  return .fields([
    "line": .integer(line),
    "constraints": .array(constraints),
    "broken": page.log.broken.map(JSON.integer),
    "asked": page.conflict.map { .number($0.asked) },
    "available": page.conflict.map { .number($0.available) },
    "shortfall": page.conflict.map { .number($0.shortfall) },
    "help": page.mend.map { ["kind": .string($0.kind.rawValue), "text": .string($0.text)] },
    "unread": page.log.unread.isEmpty ? nil : .array(page.log.unread.map(JSON.string)),
  ])
}
