/// TOML 1.0, "Integer" and "Float": underscores are allowed between digits, leading zeros are not.
func tomlNumber(_ word: String) -> TOMLValue.Content? {
  let digits = word.replacing("_", with: "")
  if word.wholeMatch(of: /[+-]?(0|[1-9](_?[0-9])*)/) != nil {
    return Int(digits).map(TOMLValue.Content.integer)
  }
  for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where word.hasPrefix(prefix) {
    guard word.wholeMatch(of: /0[xob][0-9a-fA-F](_?[0-9a-fA-F])*/) != nil else { return nil }
    return Int(digits.dropFirst(2), radix: radix).map(TOMLValue.Content.integer)
  }
  let float =
    /[+-]?(inf|nan|(0|[1-9](_?[0-9])*)(\.[0-9](_?[0-9])*)?([eE][+-]?[0-9](_?[0-9])*)?)/
  return word.wholeMatch(of: float).flatMap { _ in Double(digits).map(TOMLValue.Content.float) }
}

/// TOML 1.0, "Offset Date-Time" to "Local Time": RFC 3339, whose date, time or offset from UTC may be
/// missing.
func isTOMLDate(_ word: String) -> Bool {
  if isTOMLDay(word) { return true }
  // A minute with a leap second has 61 seconds.
  let time =
    #/
    [Tt\x20] ([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60) (\.[0-9]+)?
    ([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])?
    /#
  if isTOMLDay(word.prefix(10)) { return word.dropFirst(10).wholeMatch(of: time) != nil }
  return "T\(word)".wholeMatch(of: time).map { $0.output.4 == nil } ?? false
}

func isTOMLDay(_ word: some StringProtocol) -> Bool {
  let parts = String(word).wholeMatch(of: /([0-9]{4})-(0[1-9]|1[0-2])-([0-9]{2})/)?.output
  guard let parts, let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3) else {
    return false
  }
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let days = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  return (1...days).contains(day)
}

/// The index of the first byte that is not valid UTF-8; nil if all are valid.
func firstByteThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
  var parser = Unicode.UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch parser.parseScalar(from: &iterator) {
    case .valid(let scalar): offset += scalar.count
    case .error: return offset
    case .emptyInput: return nil
    }
  }
}
