import StackDSL

/// Text from outside, such as names of files, made safe for a terminal or a log.
extension String {
  /// On one line. Control characters, line ends and marks that reverse the reading order become
  /// U+FFFD, one for one, so that columns stay.
  var printable: String { replacingUnprintable { $0 == "\t" } }

  /// Over several lines, as the text itself has them.
  var printablePage: String { replacingUnprintable { $0 == "\t" || $0 == "\n" } }

  /// Of a JSON text: the same characters as escapes, so that a program reads what they were.
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
