/// The texts of a document in one language, by the object and property that they are for:
/// `8Yv-dJ-Q4d.text`.
public struct Translation: Sendable {
  public var language: String
  public var texts: [String: String]

  public init(language: String, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }
}
