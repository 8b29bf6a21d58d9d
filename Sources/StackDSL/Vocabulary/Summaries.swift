/// The sentence about each word that hovers and completion show, from the tables of `docs/vocabulary.md`.
///
/// A test finds a word without one.
extension Keyword {
  public var summary: String { WordTexts.Keywords.summary[rawValue] ?? "" }
}

extension ViewKind {
  var summary: String { WordTexts.Kinds.summary[rawValue] ?? "" }
}

extension PlaceWord {
  public var summary: String { WordTexts.Places.summary[rawValue] ?? "" }
}

extension ConditionSubject {
  var summary: String { WordTexts.Conditions.summary[rawValue] ?? "" }
}

extension PropertyName {
  /// The effect of a value; nil for a property whose values move nothing, or that has no such values.
  func summary(ofCase name: String) -> String? {
    WordTexts.Values.summary["\(rawValue): \(name)"]
  }
}

extension Vocabulary {
  /// The summary of an attribute or a composite; nil for any other word.
  static func summary(ofAttribute word: String) -> String? { WordTexts.Attributes.summary[word] }
}
