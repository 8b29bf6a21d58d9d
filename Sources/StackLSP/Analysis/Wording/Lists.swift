/// Enumerations in sentences: "a", "a and b", "a, b and c".
func list(_ items: [String], conjunction: String = "and") -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// At most `limit` items, with the number of the others: "a, b, c and 4 more".
func shortList(_ items: [String], limit: Int = 4) -> String {
  guard items.count > limit else { return list(items) }
  return items.prefix(limit - 1).joined(separator: ", ") + " and \(items.count - limit + 1) more"
}

/// "1 constraint", "3 constraints".
func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}

/// "not used", "used once", "used 3 times".
func used(_ times: Int) -> String {
  times == 0 ? "not used" : times == 1 ? "used once" : "used \(times) times"
}

/// A word of the file, quoted as in messages.
func quoted(_ word: String) -> String { "`\(word)`" }
