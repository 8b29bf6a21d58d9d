/// The public names of all faults of a text: in messages, in `allow`, in the documentation.
public enum ProblemCode: String, Sendable, Hashable, CaseIterable {
  // Syntax
  case missingClosingBrace = "missing-closing-brace"
  case missingOpeningBrace = "missing-opening-brace"
  case unexpectedClosingBrace = "unexpected-closing-brace"
  case unexpectedOpeningBrace = "unexpected-opening-brace"
  case missingClosingParenthesis = "missing-closing-parenthesis"
  case nestingTooDeep = "nesting-too-deep"
  case unterminatedString = "unterminated-string"
  case unterminatedComment = "unterminated-comment"
  case malformedNumber = "malformed-number"
  case unexpectedText = "unexpected-text"
  case missingPath = "missing-path"
  case missingName = "missing-name"
  case missingKind = "missing-kind"
  case missingKeyword = "missing-keyword"
  case missingColon = "missing-colon"
  case missingSeparator = "missing-separator"
  case missingValue = "missing-value"
  case missingRelation = "missing-relation"
  case missingOperand = "missing-operand"
  case missingCondition = "missing-condition"
  case chainedRelation = "chained-relation"
  case misplacedItem = "misplaced-item"
  case misplacedMember = "misplaced-member"

  // Names
  case unknownView = "unknown-or-detached-view"
  case unknownName = "unknown-name"
  case unknownKind = "unknown-kind"
  case duplicateName = "duplicate-name"
  case importNotFound = "import-not-found"
  case importCycle = "import-cycle"
  case componentCycle = "component-cycle"
  case componentRoot = "component-root"
  case screenTooLarge = "screen-too-large"

  // Properties
  case unknownProperty = "unknown-property"
  case propertyNotApplicable = "property-not-applicable"
  case alignmentOfOtherAxis = "alignment-of-other-axis"
  case unknownValue = "unknown-value"
  case mismatchedValue = "mismatched-value"
  case priorityOutOfRange = "priority-out-of-range"
  case parameterInCondition = "parameter-in-condition"

  // Constraints and conditions
  case unknownAttribute = "unknown-attribute"
  case invalidAnchorPair = "invalid-anchor-pair"
  case mismatchedDimensions = "mismatched-dimensions"
  case leadingWithLeft = "leading-with-left"
  case unrepresentableConstraint = "unrepresentable-constraint"
  case invalidInset = "invalid-inset"
  case unknownCondition = "unknown-condition"

  // Files of Interface Builder
  case malformedXML = "malformed-xml"
  case unknownObject = "unknown-object"
  case notModelled = "not-modelled"
  case notAutoLayout = "not-auto-layout"
}

extension ProblemCode {
  /// The text is not finished, or does not end where it should: what it means is a guess.
  public var isOfSyntax: Bool {
    switch self {
    case .missingClosingBrace, .missingOpeningBrace, .unexpectedClosingBrace,
      .unexpectedOpeningBrace, .missingClosingParenthesis, .nestingTooDeep, .unterminatedString,
      .unterminatedComment, .malformedNumber, .unexpectedText, .missingPath, .missingName,
      .missingKind, .missingKeyword, .missingColon, .missingSeparator, .missingValue,
      .missingRelation, .missingOperand, .missingCondition, .chainedRelation, .misplacedItem,
      .misplacedMember:
      true
    default: false
    }
  }

  /// The problems that only a storyboard or xib can have.
  static let ofInterfaceBuilder: [ProblemCode] = [
    .malformedXML, .unknownObject, .notModelled, .notAutoLayout,
  ]

  /// The fault in one sentence, for the list of diagnostics.
  var summary: String {
    switch self {
    case .missingClosingBrace: "A block is never closed."
    case .missingOpeningBrace: "The `{` of a block is absent."
    case .unexpectedClosingBrace: "A `}` closes nothing."
    case .unexpectedOpeningBrace: "A `{` stands behind nothing that has a block."
    case .missingClosingParenthesis: "A `(` is never closed."
    case .nestingTooDeep: "Blocks or parentheses are nested deeper than is read."
    case .unterminatedString: "A string has no closing quote on its line."
    case .unterminatedComment: "A comment has no `*/`."
    case .malformedNumber: "Letters stand in a number: units are not written."
    case .unexpectedText: "Something stands where a member should have ended or begun."
    case .missingPath: "An import has no path."
    case .missingName: "A name is absent."
    case .missingKind: "The kind of a view is absent."
    case .missingKeyword: "A block has lost the keyword before it."
    case .missingColon: "The `:` between a property and its value is absent."
    case .missingSeparator: "Two members stand on one line with no `;` between them."
    case .missingValue: "A property, let or parameter has no value."
    case .missingRelation: "A constraint has no `==`, `<=` or `>=`."
    case .missingOperand: "A side of a constraint is absent."
    case .missingCondition: "A `when` has no condition."
    case .chainedRelation: "A constraint has two relations."
    case .misplacedItem: "A top-level item stands in braces."
    case .misplacedMember: "A member stands outside of any screen or component."
    case .unknownView: "There is no view of that name where it is looked for."
    case .unknownName: "There is no let or parameter of that name."
    case .unknownKind: "There is no kind of view and no component of that name."
    case .duplicateName: "A name is declared twice."
    case .importNotFound: "An imported file is not there."
    case .importCycle: "Files import each other."
    case .componentCycle: "A component contains itself."
    case .componentRoot: "A component has no root view, or more than one."
    case .screenTooLarge: "A screen has more views than can be laid out."
    case .unknownProperty: "There is no property of that name."
    case .propertyNotApplicable: "A property belongs to another kind of view."
    case .alignmentOfOtherAxis: "An alignment is one of stacks of the other axis."
    case .unknownValue: "A word is no value of this property."
    case .mismatchedValue: "A value has the wrong type."
    case .priorityOutOfRange: "A priority is not between 1 and 1000."
    case .parameterInCondition: "A parameter of a component is given in a `when`."
    case .unknownAttribute: "A path ends in no attribute."
    case .invalidAnchorPair: "UIKit does not accept these two anchors in one constraint."
    case .mismatchedDimensions: "Anchors of different dimensions are related."
    case .leadingWithLeft: "`leading` or `trailing` is related to `left` or `right`."
    case .unrepresentableConstraint: "No NSLayoutConstraint can say this."
    case .invalidInset: "An inset stands where none can, or has a wrong count."
    case .unknownCondition: "A condition asks what cannot be asked."
    case .malformedXML: "A storyboard or xib is no well-formed XML."
    case .unknownObject: "An id in a storyboard or xib leads to no object of it."
    case .notModelled: "A storyboard or xib has elements that the layout leaves out."
    case .notAutoLayout: "A file has no layouts that can be checked."
    }
  }
}
