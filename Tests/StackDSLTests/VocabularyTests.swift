@testable import StackDSL
import Testing

/// The table of words that completion, hover, checks and documentation share is complete.
@Suite struct VocabularyTests {
  private func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && text.first.map { $0.isUppercase || $0 == "`" } ?? false
  }

  @Test func everyWordIsDescribed() {
    for kind in ViewKind.allCases {
      #expect(isSentence(kind.summary), "\(kind)")
      #expect(
        kind.phrase.contains(" ") && WordTexts.Kinds.imported[kind.rawValue] != nil, "\(kind)")
    }
    for keyword in Keyword.allCases { #expect(isSentence(keyword.summary), "\(keyword)") }
    for place in PlaceWord.allCases { #expect(isSentence(place.summary), "\(place)") }
    for attribute in Vocabulary.attributeWords {
      #expect(Vocabulary.summary(ofAttribute: attribute).map(isSentence) ?? false, "\(attribute)")
    }
    for subject in Condition.Subject.allCases { #expect(isSentence(subject.summary), "\(subject)") }
    for property in PropertyName.allCases {
      #expect(isSentence(property.description.summary), "\(property)")
      #expect(!property.description.initial.isEmpty, "\(property)")
    }
  }

  @Test func everyCaseThatMovesFramesIsDescribed() {
    for property in [PropertyName.distribution, .alignment, .axis, .defaults] {
      guard case .cases(let cases) = property.description.type else {
        Issue.record("\(property) has no cases")
        continue
      }
      for name in cases {
        #expect(property.summary(ofCase: name).map(isSentence) ?? false, "\(property): \(name)")
      }
    }
  }

  /// The page lists each property at its place in the table.
  @Test func thePageNamesEveryWord() throws {
    let page = String(decoding: try Samples.bytes("LANGUAGE.md"), as: UTF8.self)
    let words =
      PropertyName.allCases.map { $0.rawValue.split(separator: ".").first.map(String.init) ?? "" }
      + ViewKind.views.map(\.rawValue) + Keyword.allCases.map(\.rawValue)
      + Anchor.Attribute.allCases.map(\.rawValue) + Condition.Subject.allCases.map(\.rawValue)
    #expect(words.filter { !page.contains($0) } == [])
  }
}
