/// The values that a property takes.
enum ValueType: Sendable, Hashable {
  case number
  /// 0, 1, 2 …
  case count
  case bool
  case string
  /// 1…1000, or one of UIKit's names with an offset.
  case priority
  /// `512 x 512`, `_ x 44`
  case size
  /// One number, or four: top, leading, bottom, trailing.
  case insets
  /// Four numbers: x, y, width, height; or six, with the superview's width and height.
  case frame
  /// Points, or `systemSpacing`.
  case spacing
  case font
  /// One of UIKit's enum cases.
  case cases([String])
  /// A name that is free: of an image.
  case word
  /// The name of a class in Swift, with those of the module and types that it is in.
  case className
  /// `cell(height: 50)`, `view(width: 320...440)`, or several of such.
  case host
  case devices
  /// Several of some enum cases.
  case caseList([String])
  case languages
  /// Names that are declared by being written.
  case names
  /// Strings in quotes.
  case strings
  /// Names of views, and identifiers of constraints in quotes.
  case viewsAndConstraints

  var isList: Bool {
    switch self {
    case .insets, .frame, .devices, .caseList, .languages, .names, .host, .strings,
      .viewsAndConstraints:
      true
    default: false
    }
  }

  /// The words that mean something to the type itself, whatever a file declares.
  var words: [String] {
    switch self {
    case .cases(let cases), .caseList(let cases): cases
    case .font: Vocabulary.textStyles
    case .priority: Vocabulary.namedPriorities.map(\.name)
    case .spacing: ["systemSpacing"]
    case .host: Host.allCases.map(\.rawValue) + Host.synonyms.keys.sorted()
    default: []
    }
  }

  /// In words, for a message: "… needs a number".
  var phrase: String {
    switch self {
    case .number: "a number"
    case .count: "a whole number, 0 or more"
    case .bool: "true or false"
    case .string: "a string in quotes"
    case .priority: "a priority: 1 to 1000, or required, defaultHigh, defaultLow, fittingSizeLevel"
    case .size: "a size such as 512 x 512, with _ for no intrinsic metric"
    case .insets: "one number, or four: top, leading, bottom, trailing"
    case .frame:
      "four numbers: x, y, width, height; or six, with the width and height of the superview"
    case .spacing: "a number of points, or systemSpacing"
    case .font:
      "a text style such as body, a system font such as system 17 bold, or a font by its name "
        + "such as \"AvenirNext-Bold\" 17"
    case .cases(let cases), .caseList(let cases): shortList(cases)
    case .word: "a name"
    case .className: "the name of a class, such as Avatar or Design.Avatar"
    case .host:
      "cell, collectionCell, header, footer or view, each with sizes such as cell(height: 50) "
        + "or view(width: 320...440)"
    case .devices: "names of devices"
    case .languages: "languages such as en, de +30%"
    case .names: "names"
    case .strings: "strings in quotes"
    case .viewsAndConstraints: "names of views, and identifiers of constraints in quotes"
    }
  }
}

/// All of a few words, some of many: nobody reads a dozen in one breath.
private func shortList(_ words: [String]) -> String {
  words.count > 8 ? "a word such as \(orList(Array(words.prefix(3))))" : orList(words)
}

/// "a, b or c"
func orList(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
