import StackDSL

/// The pages of faults of the text, which the language finds before anything is solved.
///
/// They are rules like all others to `explain`, to `docs/rules` and to `allow`; only their check
/// stands elsewhere.
extension Rule {
  static let languageFaults: [Rule] = ProblemCode.allCases.map { code in
    let fault = Fault(code)
    return Rule(
      code: code.rawValue, severity: .error,
      page: Page(
        summary: fault.summary, explanation: fault.explanation, example: fault.example,
        mended: fault.mended, source: "LANGUAGE.md."),
      checks: [.elsewhere])
  }
}

private struct Fault {
  var summary: String
  var explanation: String
  var example: String
  var mended: String

  /// `wrong` and `right` are members of a screen.
  init(_ summary: String, _ explanation: String, wrong: String, right: String) {
    self.init(
      summary, explanation, file: Self.screen(wrong), mended: Self.screen(right))
  }

  init(_ summary: String, _ explanation: String, file: String, mended: String) {
    self.summary = summary
    self.explanation = explanation
    self.example = file
    self.mended = mended
  }

  private static func screen(_ member: String) -> String {
    let lines = member.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
    return "screen Example {\n    size: 375 x 667\n\(lines)\n}"
  }

  init(_ code: ProblemCode) {
    switch code {
    case .missingClosingBrace, .missingOpeningBrace, .unexpectedClosingBrace,
      .unexpectedOpeningBrace, .missingClosingParenthesis, .nestingTooDeep, .unterminatedString,
      .unterminatedComment, .malformedNumber, .unexpectedText, .chainedRelation, .misplacedItem,
      .misplacedMember:
      self = .structure(code)
    case .missingPath, .missingName, .missingKind, .missingKeyword, .missingColon,
      .missingSeparator, .missingValue,
      .missingRelation, .missingOperand, .missingCondition:
      self = .missing(code)
    case .unknownView, .unknownName, .unknownKind, .duplicateName, .importNotFound, .importCycle,
      .componentCycle, .componentRoot, .screenTooLarge:
      self = .name(code)
    default:
      self = .meaning(code)
    }
  }
}

// MARK: Structure

extension Fault {
  fileprivate static func structure(_ code: ProblemCode) -> Fault {
    switch code {
    case .missingClosingBrace:
      return Fault(
        "A block is never closed.",
        "Every `{` needs its `}`. The parser takes the indentation as a hint where it belongs, and "
          + "goes on with the rest of the file.",
        file: "screen Example {\n    size: 375 x 667\n    label title { text: \"Hello\"\n",
        mended: screen("label title { text: \"Hello\"; center == superview.center }"))
    case .missingOpeningBrace:
      return Fault(
        "A block has no opening brace.",
        "A screen, a component and a `when` carry their members in braces.",
        file: "screen Example\n    size: 375 x 667\n}", mended: screen(""))
    case .unexpectedClosingBrace:
      return Fault(
        "A closing brace has nothing to close.",
        "One `}` too many; the rest of the file is read as "
          + "if it were not there.",
        file: screen("") + "\n}", mended: screen(""))
    case .unexpectedOpeningBrace:
      return Fault(
        "An opening brace stands where no block can begin.",
        "Braces follow a view, a `when`, a screen or a component.",
        wrong: "label title { center == superview.center } { }",
        right: "label title { center == superview.center }")
    case .missingClosingParenthesis:
      return Fault(
        "A parenthesis is never closed.", "Every `(` needs its `)`.",
        wrong: "label title { center == superview.center; width == (10 + 20 }",
        right: "label title { center == superview.center; width == (10 + 20) @200 }")
    case .nestingTooDeep:
      return Fault(
        "Blocks are nested deeper than any screen.",
        "The parser reads up to a fixed depth and leaves out what stands deeper, so that no file "
          + "can exhaust it.",
        file: String(repeating: "view { ", count: 600), mended: screen(""))
    case .unterminatedString:
      return Fault(
        "A string is not closed on its line.",
        "A string ends at its second quotation mark, at the latest at the end of the line.",
        wrong: "label title { center == superview.center; text: \"Hello\n}",
        right: "label title { center == superview.center; text: \"Hello\" }")
    case .unterminatedComment:
      return Fault(
        "A comment is never closed.", "Every `/*` needs its `*/`; they nest.",
        file: screen("") + "\n/* and so on", mended: screen("") + "\n/* and so on */")
    case .malformedNumber:
      return Fault(
        "Something begins like a number and is none.", "Numbers are written `12`, `0.5`, `30%`.",
        wrong: "label title { center == superview.center; width == 12abc }",
        right: "label title { center == superview.center; width == 120 }")
    case .chainedRelation:
      return Fault(
        "One constraint has two relations.", "`a == b == c` is two constraints: write both.",
        wrong: "label title { center == superview.center; width == height == 20 }",
        right: "label title { center == superview.center; width == height; height == 20 }")
    case .misplacedItem:
      return Fault(
        "An item of the file stands inside braces.",
        "`import`, `let`, `component` and `screen` belong to the top level of a file.",
        wrong: "let gutter = 8", right: "")
    case .misplacedMember:
      return Fault(
        "A member stands where it cannot.",
        "Views and constraints belong into a screen or a component, parameters to the beginning of a "
          + "component.",
        file: "label title", mended: screen("label title { center == superview.center }"))
    default:
      return Fault(
        "Text that is not expected here.",
        "The parser could make nothing of these words and left them out; the rest is read.",
        wrong: "label title { center == superview.center ) }",
        right: "label title { center == superview.center }")
    }
  }

  fileprivate static func missing(_ code: ProblemCode) -> Fault {
    switch code {
    case .missingPath:
      return Fault(
        "An import without a path.", "`import` wants the path of a file, relative to this one.",
        file: "import\n" + screen(""), mended: screen(""))
    case .missingName:
      return Fault(
        "A name is missing.", "Screens, components and lets have names; `allow` wants a code.",
        file: "screen {\n}", mended: screen(""))
    case .missingKind:
      return Fault(
        "A view has no kind.", "A view begins with its kind: `label title`.",
        wrong: "\"Hello\" { center == superview.center }",
        right: "label title { center == superview.center }")
    case .missingKeyword:
      return Fault(
        "The keyword before a block is missing.",
        "A screen begins with `screen`, a conditional block with `when`.",
        file: "Example {\n    size: 375 x 667\n}", mended: screen(""))
    case .missingColon:
      return Fault(
        "A property has no colon.", "A property is `key: value`.",
        wrong: "label title { center == superview.center; numberOfLines 2 }",
        right: "label title { center == superview.center; numberOfLines: 2 }")
    case .missingSeparator:
      return Fault(
        "Two members stand on one line with no `;` between them.",
        "A member ends at the line's end or at `;`. Both are read as they are meant.",
        wrong: "label title { center == superview.center; text: \"Hello\" numberOfLines: 2 }",
        right: "label title { center == superview.center; text: \"Hello\"; numberOfLines: 2 }")
    case .missingValue:
      return Fault(
        "A property has no value.", "A property is `key: value`.",
        wrong: "label title { center == superview.center; numberOfLines: }",
        right: "label title { center == superview.center; numberOfLines: 2 }")
    case .missingRelation:
      return Fault(
        "A constraint has no relation.", "A constraint is `a == b`, `a <= b` or `a >= b`.",
        wrong: "label title { center == superview.center; width + 20 }",
        right: "label title { center == superview.center; width == 20 @200 }")
    case .missingOperand:
      return Fault(
        "A side of a constraint or of a condition is missing.",
        "A constraint has an anchor on one side and an anchor or a number on the other.",
        wrong: "label title { center == superview.center; width == }",
        right: "label title { center == superview.center; width == 120 }")
    default:
      return Fault(
        "A `when` has no condition.",
        "Write what is compared: `when verticalSizeClass == compact`.",
        wrong: "when { }", right: "")
    }
  }
}

// MARK: Names and meaning

extension Fault {
  fileprivate static func name(_ code: ProblemCode) -> Fault {
    switch code {
    case .unknownView:
      return Fault(
        "A constraint speaks of a view that is not in this layout.",
        "A constraint between views needs a common ancestor: at run time UIKit throws an exception "
          + "for a view that is not in the hierarchy. A name is looked up from the inside outward; "
          + "the inside of a component is reached through the instance.",
        wrong: "label title { leading == titleLabel.leading; top == superview.top }",
        right: "label title { leading == superview.leading; top == superview.top }")
    case .unknownName:
      return Fault(
        "A word that names nothing.", "Neither a `let`, nor a parameter, nor a view has this name.",
        wrong: "label title { center == superview.center; width == gutter }",
        right: "label title { center == superview.center; width == 120 }")
    case .unknownKind:
      return Fault(
        "There is no such kind of view.",
        "A view is one of UIKit's kinds or a component of this file or of an imported one.",
        wrong: "lable title { text: \"Hello\" }",
        right: "label title { center == superview.center }")
    case .duplicateName:
      return Fault(
        "A name is taken.", "Names are unique in a screen and in a component.",
        wrong: "label a { center == superview.center }\nlabel a { top == superview.top }",
        right: "label a { center == superview.center }")
    case .importNotFound:
      return Fault(
        "An imported file is not there.",
        "The path is relative to the file that imports. Its components are unknown until it is found.",
        file: "import \"Missing.stack\"\n" + screen(""), mended: screen(""))
    case .importCycle:
      return Fault(
        "Files import each other in a circle.",
        "A file that imports itself, directly or through others, can never be put together.",
        file: "import \"example.stack\"\n" + screen(""), mended: screen(""))
    case .componentCycle:
      return Fault(
        "A component contains itself.",
        "A component that uses itself, directly or through others, would be infinitely large.",
        file: "component Loop {\n    view root { Loop inner }\n}\n" + screen(""), mended: screen("")
      )
    case .componentRoot:
      return Fault(
        "A component has not exactly one root view.", "Put several views into one stack or view.",
        file: "component Pair {\n    label a\n    label b\n}\n" + screen(""),
        mended: "component Pair {\n    hstack pair {\n        label a\n        label b\n    }\n}\n"
          + screen(""))
    default:
      return Fault(
        "A screen has more views than any device will show.",
        "Components inside components multiply. What exceeds the limit is left out.",
        file: Self.largeFile, mended: screen(""))
    }
  }

  /// Ten components, each ten times the one before.
  private static var largeFile: String {
    let first = "component C0 { view root }\n"
    let others = (1...6).map { level in
      let uses = (0..<10).map { "C\(level - 1) c\($0)" }.joined(separator: "; ")
      return "component C\(level) { vstack root { \(uses) } }\n"
    }
    return first + others.joined() + screen("C6 all")
  }

  fileprivate static func meaning(_ code: ProblemCode) -> Fault {
    switch code {
    case .unknownProperty:
      return Fault(
        "There is no such property.", "The nearest one is suggested where there is one.",
        wrong: "label title { center == superview.center; numberOfLine: 2 }",
        right: "label title { center == superview.center; numberOfLines: 2 }")
    case .propertyNotApplicable:
      return Fault(
        "A property of another kind of view.",
        "`axis` belongs to stacks, `numberOfLines` to labels. UIKit has no such property here.",
        wrong: "label title { center == superview.center; axis: vertical }",
        right: "label title { center == superview.center }")
    case .alignmentOfOtherAxis:
      return Fault(
        "An alignment of stacks of the other axis.",
        "`leading` and `trailing` align vertical stacks, `top`, `bottom` and the baselines "
          + "horizontal ones.",
        wrong: "vstack list { center == superview.center; alignment: top; label title \"Name\" }",
        right:
          "vstack list { center == superview.center; alignment: leading; label title \"Name\" }")
    case .unknownValue:
      return Fault(
        "A property has no such value.", "Enum cases are written as in Swift.",
        wrong: "hstack row { center == superview.center; distribution: fillEvenly }",
        right: "label title { center == superview.center }")
    case .mismatchedValue:
      return Fault(
        "A value of the wrong type.", "The message says what the property takes.",
        wrong: "label title { center == superview.center; numberOfLines: \"two\" }",
        right: "label title { center == superview.center; numberOfLines: 2 }")
    case .priorityOutOfRange:
      return Fault(
        "A priority is not between 1 and 1000.",
        "1000 is required and the highest; UIKit throws an exception for more.",
        wrong: "label title { center == superview.center; width == 120 @1001 }",
        right: "label title { center == superview.center; width == 120 @999 }")
    case .parameterInCondition:
      return Fault(
        "A parameter is set inside a `when`.",
        "A component is put together once, before any environment is known.",
        file:
          "component Name {\n    param caption: \"Name\"\n    label title { text: caption }\n}\n"
          + screen(
            "Name name { center == superview.center\n"
              + "    when width > 400 { caption: \"Long\" } }"),
        mended: screen("label title { center == superview.center }"))
    case .unknownAttribute:
      return Fault(
        "There is no such attribute.", "The attributes are those of NSLayoutConstraint.",
        wrong: "label title { center == superview.center; width == superview.widht }",
        right: "label title { center == superview.center; width == superview.width * 0.5 }")
    case .invalidAnchorPair:
      return Fault(
        "Two anchors that cannot be paired.",
        "A position needs another position and not a number alone, a composite needs the same "
          + "composite, and a layout guide has no baseline. UIKit throws an exception.",
        wrong: "label title { leading == 20; top == superview.top }",
        right: "label title { leading == superview.leading + 20; top == superview.top }")
    case .mismatchedDimensions:
      return Fault(
        "Anchors of different dimensions.",
        "A horizontal position goes with a horizontal position, a vertical one with a vertical one, "
          + "a length with a length. UIKit throws an exception.",
        wrong: "label title { leading == superview.top; top == superview.top }",
        right: "label title { leading == superview.leading; top == superview.top }")
    case .leadingWithLeft:
      return Fault(
        "`leading` or `trailing` beside `left` or `right`.",
        "Where the language is read from right to left, leading is on the right: one constraint "
          + "speaks of both sides by the one pair or by the other. UIKit throws an exception.",
        wrong: "label title { leading == superview.left; top == superview.top }",
        right: "label title { leading == superview.leading; top == superview.top }")
    case .unrepresentableConstraint:
      return Fault(
        "A relation that is no NSLayoutConstraint.",
        "A constraint has one anchor a side, at most, and a multiplier with the right one.",
        wrong: "label title { center == superview.center; width == height + superview.width }",
        right: "label title { center == superview.center; width == 120 }")
    case .invalidInset:
      return Fault(
        "An inset that does not fit its constraint.",
        "`inset` goes with edges and takes one number, or four: top, leading, bottom, trailing.",
        wrong: "label title { edges == superview.edges inset 1, 2 }",
        right: "label title { edges == superview.edges inset 16 }")
    default:
      return Fault(
        "A condition compares something unknown.",
        "Conditions ask for size classes, sizes, the text size, the direction, the language, the "
          + "state, the device.",
        wrong: "when weather == sunny { }", right: "")
    }
  }
}
