import StackDSL

/// Messages about storyboards and xibs, in the words of Xcode's outline and inspectors.
extension Screen {
  /// The name of a view in messages: `title`, or "Email" if Interface Builder shows it so.
  func called(_ view: ViewIndex) -> String {
    isOfInterfaceBuilder ? outlineName(of: view) : quoted(views[view.index].displayName)
  }

  /// A message as it is; for a storyboard, with each quoted word of the language in the inspector's words:
  /// Fill Equally for `fillEqually`, Alignment Fill for `alignment: fill`.
  func inWordsOfItsEditor(_ message: String) -> String {
    guard isOfInterfaceBuilder, message.contains("`") else { return message }
    let parts = message.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().reduce(into: "") { text, part in
      guard part.offset % 2 == 1, part.offset < parts.count - 1 else {
        text += part.element
        return
      }
      let word = String(part.element)
      text += Self.inspectorWords(of: word) ?? quoted(word)
    }
  }

  private static func inspectorWords(of word: String) -> String? {
    if let property = PropertyName(rawValue: word) { return property.inspectorName }
    if cases.contains(word) { return capitalizedWords(of: word) }
    guard let colon = word.firstRange(of: ": "),
      let property = PropertyName(rawValue: String(word[..<colon.lowerBound]))
    else { return nil }
    // The default of a document.
    if property == .defaults { return "Interface Builder" }
    return property.inspectorName + " "
      + property.inspectorValue(String(word[colon.upperBound...]))
  }

  /// Values that messages use without their property.
  private static let cases = Set(
    DistributionWord.words + AlignmentWord.words
      + ["left", "right", "safeArea", "layoutMargins"])
}
