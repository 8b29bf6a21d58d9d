extension ImportedScreen {
  /// `languages: en, de +18%`: how much longer the texts of the scene are in all.
  mutating func addLanguages(_ translations: [Translation]) {
    var found: [Value] = []
    for translation in translations.sorted(by: { $0.language < $1.language }) {
      var (own, translated) = (0, 0)
      for view in screen.views {
        guard let id = view.reference else { continue }
        for property in view.properties {
          guard let text = property.value.word,
            let other = translation.text(for: property.name, of: id)
          else { continue }
          own += text.count
          translated += other.count
        }
      }
      guard own > 0 else { continue }
      let percent = (Double(translated) / Double(own) * 100 - 100).rounded()
      found.append(.language(translation.language, growth: max(percent, -90) / 100))
    }
    guard !found.isEmpty else { return }
    add(.languages, .list([.language("en", growth: 0)] + found))
  }
}
