/// The words of the language, those first that are written most often in real screens: the order of the rows in
/// `docs/vocabulary.md`, and the order in which completion proposes them.
enum UseOrder {
  static let kinds = WordTexts.Kinds.words.compactMap(ViewKind.init).filter { $0 != .screen }

  /// English, a language whose texts are longer, one from right to left, and some that apps are often
  /// translated into.
  static let languages = ["en", "de +30%", "ar", "ja", "fr", "es", "it", "pt", "zh", "ko", "ru"]

  static let attributes = attributeWords.compactMap(AnchorAttribute.init)

  /// With the composites.
  static let attributeWords = WordTexts.Attributes.words

  static let properties = WordTexts.Properties.words.compactMap(PropertyName.init)

  /// The properties that are often set on a stack before its first view. Scenes: 158, 62 and 56 of 240 stacks;
  /// of the next, `layoutMargins`, 27.
  static let ofMostStacks: Set<PropertyName> = [.axis, .spacing, .distribution, .alignment]
}

extension PropertyName {
  /// The value that is written most often where one is written at all, in the same screens.
  var usualValue: String? { WordTexts.Properties.usual[rawValue] }
}

extension ViewKind {
  /// The name that completion gives a view of this kind, as the screens in `Examples` do; nil for one that is
  /// seldom named.
  var usualName: String? { WordTexts.Kinds.name[rawValue] }
}
