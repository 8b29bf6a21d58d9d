import StackDSL

/// Pages for errors in the text, which the language finds before anything is solved.
///
/// `explain`, `docs/rules` and `allow` treat them like all other rules; only their check is
/// elsewhere.
extension Rule {
  static let languageFaults: [Rule] = ProblemCode.allCases.map { code in
    let fault = Fault(code)
    return Rule(
      code: code.rawValue, severity: code.isRemark ? .information : .error,
      page: Page(
        summary: fault.summary, explanation: fault.explanation, example: fault.example,
        mended: fault.mended, source: "LANGUAGE.md."),
      checks: [.elsewhere])
  }
}

/// A page of a fault, without its code.
struct Fault {
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
    case .malformedXML, .unknownObject, .notModelled, .notAutoLayout:
      self = .interfaceBuilder(code)
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
        "Every `{` needs a `}`. The parser uses the indentation to decide where it belongs and "
          + "continues with the rest of the file.",
        file: "screen Example {\n    size: 375 x 667\n    label title { text: \"Hello\"\n",
        mended: screen("label title { text: \"Hello\"; center == superview.center }"))
    case .missingOpeningBrace:
      return Fault(
        "A block has no opening brace.",
        "The members of a screen, a component and a `when` are in braces.",
        file: "screen Example\n    size: 375 x 667\n}", mended: screen(""))
    case .unexpectedClosingBrace:
      return Fault(
        "A closing brace has nothing to close.",
        "There is one `}` too many. The parser ignores it and "
          + "reads the rest of the file.",
        file: screen("") + "\n}", mended: screen(""))
    case .unexpectedOpeningBrace:
      return Fault(
        "An opening brace is where no block can begin.",
        "Braces follow a view, a `when`, a screen or a component.",
        wrong: "label title { center == superview.center } { }",
        right: "label title { center == superview.center }")
    case .missingClosingParenthesis:
      return Fault(
        "A parenthesis is never closed.", "Every `(` needs a `)`.",
        wrong: "label title { center == superview.center; width == (10 + 20 }",
        right: "label title { center == superview.center; width == (10 + 20) @200 }")
    case .nestingTooDeep:
      return Fault(
        "Blocks are nested too deep.",
        "The parser reads blocks up to a fixed depth and ignores deeper ones, so that no file "
          + "can exhaust its memory.",
        file: String(repeating: "view { ", count: 600), mended: screen(""))
    case .unterminatedString:
      return Fault(
        "A string is not closed on its line.",
        "A string ends at its second quotation mark, or at the end of its line at the latest.",
        wrong: "label title { center == superview.center; text: \"Hello\n}",
        right: "label title { center == superview.center; text: \"Hello\" }")
    case .unterminatedComment:
      return Fault(
        "A comment is never closed.", "Every `/*` needs a `*/`. Comments can nest.",
        file: screen("") + "\n/* and so on", mended: screen("") + "\n/* and so on */")
    case .malformedNumber:
      return Fault(
        "A word starts with a digit but is not a number.",
        "Numbers are written `12`, `0.5`, `30%`.",
        wrong: "label title { center == superview.center; width == 12abc }",
        right: "label title { center == superview.center; width == 120 }")
    case .chainedRelation:
      return Fault(
        "One constraint has two relations.", "`a == b == c` is two constraints: write both.",
        wrong: "label title { center == superview.center; width == height == 20 }",
        right: "label title { center == superview.center; width == height; height == 20 }")
    case .misplacedItem:
      return Fault(
        "A top-level item is inside braces.",
        "`import`, `let`, `component` and `screen` belong at the top level of a file.",
        wrong: "let gutter = 8", right: "")
    case .misplacedMember:
      return Fault(
        "A member is in the wrong place.",
        "Views and constraints belong in a screen or a component; parameters belong at the start of a "
          + "component.",
        file: "label title", mended: screen("label title { center == superview.center }"))
    default:
      return Fault(
        "Unexpected text.",
        "The parser does not understand these words and ignores them. It reads the rest.",
        wrong: "label title { center == superview.center ) }",
        right: "label title { center == superview.center }")
    }
  }

  fileprivate static func missing(_ code: ProblemCode) -> Fault {
    switch code {
    case .missingPath:
      return Fault(
        "An import without a path.", "`import` takes the path of a file, relative to this one.",
        file: "import\n" + screen(""), mended: screen(""))
    case .missingName:
      return Fault(
        "A name is missing.", "Screens, components and lets have names; `allow` takes a code.",
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
        "Two members are on one line without a `;` between them.",
        "A member ends at the end of the line or at `;`. The parser reads both members.",
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
        "Write a comparison: `when verticalSizeClass == compact`.",
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
        "A constraint names a view that is not in this layout.",
        "A constraint between views needs a common ancestor: at run time UIKit throws an exception "
          + "for a view that is not in the hierarchy. Names are looked up from the inside outward. "
          + "Reach the inside of a component through the instance.",
        wrong: "label title { leading == titleLabel.leading; top == superview.top }",
        right: "label title { leading == superview.leading; top == superview.top }")
    case .unknownName:
      return Fault(
        "An unknown name.", "No `let`, parameter or view has this name.",
        wrong: "label title { center == superview.center; width == gutter }",
        right: "label title { center == superview.center; width == 120 }")
    case .unknownKind:
      return Fault(
        "There is no such kind of view.",
        "A view has one of UIKit's kinds, or it is a component from this file or an imported one.",
        wrong: "lable title { text: \"Hello\" }",
        right: "label title { center == superview.center }")
    case .duplicateName:
      return Fault(
        "A name is taken.", "Names are unique in a screen and in a component.",
        wrong: "label a { center == superview.center }\nlabel a { top == superview.top }",
        right: "label a { center == superview.center }")
    case .importNotFound:
      return Fault(
        "An imported file does not exist.",
        "The path is relative to the file that imports. Its components are unknown until it is found.",
        file: "import \"Missing.stack\"\n" + screen(""), mended: screen(""))
    case .importCycle:
      return Fault(
        "Files import each other in a circle.",
        "A file cannot import itself, directly or through others.",
        file: "import \"example.stack\"\n" + screen(""), mended: screen(""))
    case .componentCycle:
      return Fault(
        "A component contains itself.",
        "A component cannot contain itself, directly or through others: it would be infinitely large.",
        file: "component Loop {\n    view root { Loop inner }\n}\n" + screen(""), mended: screen("")
      )
    case .componentRoot:
      return Fault(
        "A component does not have exactly one root view.",
        "Put several views into one stack or view.",
        file: "component Pair {\n    label a\n    label b\n}\n" + screen(""),
        mended: "component Pair {\n    hstack pair {\n        label a\n        label b\n    }\n}\n"
          + screen(""))
    default:
      return Fault(
        "A screen has more views than a device can show.",
        "Components inside components multiply. The server ignores the views beyond the limit. A "
          + "screen with too many views for all its environments is checked in those that differ "
          + "least from the first one, and a warning gives their number.",
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
        "There is no such property.", "The message suggests the nearest property if there is one.",
        wrong: "label title { center == superview.center; numberOfLine: 2 }",
        right: "label title { center == superview.center; numberOfLines: 2 }")
    case .propertyNotApplicable:
      return Fault(
        "The property belongs to another kind of view.",
        "`axis` belongs to stacks, `numberOfLines` to labels. UIKit has no such property here.",
        wrong: "label title { center == superview.center; axis: vertical }",
        right: "label title { center == superview.center }")
    case .alignmentOfOtherAxis:
      return Fault(
        "The alignment belongs to stacks of the other axis.",
        "`leading` and `trailing` align vertical stacks, `top`, `bottom` and the baselines "
          + "horizontal ones.",
        wrong: "vstack list { center == superview.center; alignment: top; label title \"Name\" }",
        right:
          "vstack list { center == superview.center; alignment: leading; label title \"Name\" }")
    case .unknownValue:
      return Fault(
        "A property has no such value.", "Enum cases have the same names as in Swift.",
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
        "A component is instantiated once, before any environment is known.",
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
        "In right-to-left languages leading is on the right, so a constraint cannot mix the two "
          + "pairs. UIKit throws an exception.",
        wrong: "label title { leading == superview.left; top == superview.top }",
        right: "label title { leading == superview.leading; top == superview.top }")
    case .unrepresentableConstraint:
      return Fault(
        "A relation that NSLayoutConstraint cannot express.",
        "A constraint has at most one anchor on each side, and its multiplier belongs to the right one.",
        wrong: "label title { center == superview.center; width == height + superview.width }",
        right: "label title { center == superview.center; width == 120 }")
    case .invalidInset:
      return Fault(
        "An inset that does not fit its constraint.",
        "`inset` applies to edges and takes one number, or four: top, leading, bottom, trailing.",
        wrong: "label title { edges == superview.edges inset 1, 2 }",
        right: "label title { edges == superview.edges inset 16 }")
    default:
      return Fault(
        "A condition compares something unknown.",
        "A condition can test size classes, sizes, the text size, the direction, the language, the "
          + "state and the device.",
        wrong: "when weather == sunny { }", right: "")
    }
  }
}
