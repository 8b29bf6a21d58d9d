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
}
