import StackDSL

/// Makes text from outside, such as file names, safe for a terminal or a log.
extension String {
  /// On one line: each control character, line end or bidirectional mark becomes one U+FFFD, so that columns
  /// stay.
  var printable: String { replacingUnprintable { $0 == "\t" } }

  /// Like `printable`, but line ends stay.
  var printablePage: String { replacingUnprintable { $0 == "\t" || $0 == "\n" } }

  /// For JSON: the same characters as escapes, so that a program reads the original ones.
  var printableJSON: String {
    if unicodeScalars.allSatisfy({ $0.isPrintable || $0 == "\n" }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isPrintable || scalar == "\n" {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
    }
    return result
  }

  private func replacingUnprintable(except isAllowed: (Unicode.Scalar) -> Bool) -> String {
    if unicodeScalars.allSatisfy({ $0.isPrintable || isAllowed($0) }) { return self }
    let scalars = unicodeScalars.map { $0.isPrintable || isAllowed($0) ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(scalars))
  }
}
