import LayoutEngine
import StackDSL

/// A `.stack` file with a screen that has the conflicts of the logs, for experiments and fixes.
func screenText(of logs: [ConflictLog]) -> String {
  logs.enumerated().map { index, log in
    let names = LoggedNames(log.constraints)
    var lines = [
      "screen Conflict\(logs.count > 1 ? "\(index + 1)" : "") {", "    size: 1000 x 1000", "",
    ]
    for item in unique(log.constraints.flatMap(\.items)) {
      let title = item.title.map { " // \($0.filter { !$0.isNewline })" } ?? ""
      let kind = isName(item.className) ? " { class: \(item.className) }" : ""
      lines.append("    view \(names.identifiers[item] ?? "item")\(kind)\(title)")
    }
    lines.append("")
    for (index, constraint) in log.constraints.enumerated() {
      let note = index == log.broken ? " // UIKit broke this one." : ""
      lines.append("    \(line(constraint, names))\(note)")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }
  .joined(separator: "\n")
}

private func line(_ constraint: LoggedConstraint, _ names: LoggedNames) -> String {
  var text = constraint.shortText(names).replacing("−", with: "-")
  if constraint.priority < 1000 { text += " @\(figure(constraint.priority))" }
  if let identifier = constraint.identifier { text += " \(stringLiteral(identifier))" }
  return text
}

private func isName(_ text: String) -> Bool {
  guard let first = text.unicodeScalars.first, first.isASCII,
    first.properties.isAlphabetic || first == "_"
  else { return false }
  return text.unicodeScalars.allSatisfy {
    $0.isASCII && ($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0))
  }
}
