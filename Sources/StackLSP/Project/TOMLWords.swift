/// TOML 1.0, "Integer" and "Float": underscores are allowed between digits, leading zeros are not.
func tomlNumber(_ word: String) -> TOMLValue.Content? {
  let isCut =
    word.hasPrefix("_") || word.hasSuffix("_") || word.contains("__") || word.contains("_.")
    || word.contains("._")
  guard !isCut else { return nil }
  let digits = word.replacing("_", with: "")
  for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
    return Int(digits.dropFirst(2), radix: radix).map(TOMLValue.Content.integer)
  }
  let unsigned = digits.drop { $0 == "+" || $0 == "-" }
  if ["inf", "nan"].contains(unsigned) { return Double(digits).map(TOMLValue.Content.float) }
  guard let first = unsigned.first, first.isASCII, first.isNumber,
    !(first == "0" && unsigned.dropFirst().first?.isNumber ?? false)
  else { return nil }
  if let integer = Int(digits) { return .integer(integer) }
  guard unsigned.contains(where: { ".eE".contains($0) }), unsigned.last?.isNumber ?? false,
    !unsigned.contains(".e"), !unsigned.contains(".E")
  else { return nil }
  return Double(digits).map(TOMLValue.Content.float)
}

/// TOML 1.0, "Offset Date-Time" to "Local Time": RFC 3339, whose date, time or offset from UTC may be
/// missing.
func isTOMLDate(_ word: String) -> Bool {
  var scanner = DateScanner(rest: word.utf8[...])
  if scanner.skipDay() {
    if scanner.isAtEnd { return true }
    guard scanner.skip("Tt "), scanner.skipTime() else { return false }
    return scanner.isAtEnd || scanner.skipDistance() && scanner.isAtEnd
  }
  scanner = DateScanner(rest: word.utf8[...])
  return scanner.skipTime() && scanner.isAtEnd
}

func isTOMLDay(_ word: String) -> Bool {
  var scanner = DateScanner(rest: word.utf8[...])
  return scanner.skipDay() && scanner.isAtEnd
}

private struct DateScanner {
  var rest: Substring.UTF8View

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ any: String) -> Bool {
    guard let byte = rest.first, any.utf8.contains(byte) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func number(_ digits: Int, _ range: ClosedRange<Int>) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(Substring(text))), range.contains(number)
    else { return nil }
    rest = rest.dropFirst(digits)
    return number
  }

  mutating func skipDay() -> Bool {
    guard let year = number(4, 0...9999), skip("-"), let month = number(2, 1...12), skip("-") else {
      return false
    }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return number(2, 1...days) != nil
  }

  mutating func skipTime() -> Bool {
    guard number(2, 0...23) != nil, skip(":"), number(2, 0...59) != nil, skip(":"),
      // A minute with a leap second has 61 seconds.
      number(2, 0...60) != nil
    else { return false }
    guard skip(".") else { return true }
    let digits = rest.prefix { (0x30...0x39).contains($0) }.count
    rest = rest.dropFirst(digits)
    return digits > 0
  }

  mutating func skipDistance() -> Bool {
    if skip("Zz") { return true }
    return skip("+-") && number(2, 0...23) != nil && skip(":") && number(2, 0...59) != nil
  }
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
