import JSONRPC

/// In Xcode's format: keys in order, and the state `translated` for each text in the file.
func stringCatalogJSON(_ catalog: StringCatalog) -> JSON {
  let strings = catalog.translations.sorted { $0.key < $1.key }.map { text, translations in
    let localizations = translations.sorted { $0.key < $1.key }.map { language, translation in
      (
        language,
        JSON.fields([
          "stringUnit": .fields(["state": .string("translated"), "value": .string(translation)])
        ])
      )
    }
    return (
      text,
      localizations.isEmpty ? JSON.fields([:]) : .fields(["localizations": object(localizations)])
    )
  }
  return .fields([
    "sourceLanguage": .string(catalog.sourceLanguage), "strings": object(strings),
    "version": .string("1.0"),
  ])
}

private func object(_ members: [(String, JSON)]) -> JSON {
  .object(JSON.Object(members.map { JSON.Object.Member(name: $0.0, value: $0.1) }))
}
