/// The scene in the languages of the repository: of many those with the longest texts.
extension SceneReader {
  /// More languages than these are not laid out for one scene.
  private static let most = 3

  mutating func addTranslations(_ translations: [Translation]) {
    let chosen = languages(with: translations)
    guard !chosen.isEmpty else { return }
    let span = screen.nameSpan
    for (translation, texts) in chosen {
      let condition = ConditionIndex(screen.conditions.count)
      screen.conditions.append(
        Condition(
          expression: .comparison(subject: .language, .equal, .name(translation.language)),
          parent: nil, span: span))
      for text in texts {
        var property = screen.views[text.view].properties[text.property]
        property.value = .string(text.translated)
        property.condition = condition
        screen.views[text.view].properties.append(property)
      }
    }
    let codes = ["en"] + chosen.map(\.translation.language)
    let languages = Value.list(codes.map { .language($0, growth: 0) })
    screen.properties.append(Property(.languages, languages, at: span))
  }

  private struct TranslatedText {
    var view: Int
    /// In the properties of the view.
    var property: Int
    var translated: String
  }

  private struct Place: Hashable {
    var view: Int
    var property: Int
  }

  /// For each text the language that makes it longest, those first that do so for most.
  private func languages(
    with translations: [Translation]
  ) -> [(translation: Translation, texts: [TranslatedText])] {
    var longest: [Place: (count: Int, language: Int)] = [:]
    let found = translations.enumerated().map { language, translation in
      texts(in: translation).map { text in
        let place = Place(view: text.view, property: text.property)
        let own = screen.views[text.view].properties[text.property].value.word ?? ""
        if text.translated.count > max(own.count, longest[place]?.count ?? 0) {
          longest[place] = (text.translated.count, language)
        }
        return text
      }
    }
    var wins: [Int: Int] = [:]
    for winner in longest.values { wins[winner.language, default: 0] += 1 }
    return wins.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.most).map {
      (translations[$0.key], found[$0.key])
    }
  }

  private func texts(in translation: Translation) -> [TranslatedText] {
    screen.views.indices.flatMap { view -> [TranslatedText] in
      guard let id = screen.views[view].reference else { return [] }
      return screen.views[view].properties.indices.compactMap { index in
        let property = screen.views[view].properties[index]
        guard property.condition == nil, property.value.word != nil,
          let text = translation.text(for: property.name, of: id)
        else { return nil }
        return TranslatedText(view: view, property: index, translated: text)
      }
    }
  }
}
