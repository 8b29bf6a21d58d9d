import StackDSL

/// The translations of a file's texts, as the content of a string catalog ([Localizing and varying text with
/// a string
/// catalog](https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog)).
struct StringCatalog {
  /// The language of the texts in the code, as a BCP 47 tag.
  let sourceLanguage: String
  /// Keyed by text and by language tag. A text without an entry is not translated yet.
  private(set) var translations: [String: [String: String]] = [:]

  init(of screens: [Screen]) {
    let listed = screens.lazy.flatMap(\.properties).first { $0.name == .languages }
    sourceLanguage = listed?.value.items.first?.languageTag ?? "en"
    for screen in screens {
      for view in screen.views {
        for property in view.properties {
          guard let text = property.translatable, screen.language(of: property) == nil else {
            continue
          }
          translations[text, default: [:]].merge(screen.translations(of: property, in: view)) {
            first, _ in first
          }
        }
        for text in view.properties.flatMap(\.segmentTitles) {
          translations[text] = translations[text] ?? [:]
        }
      }
    }
  }

  /// The languages with translations, besides that of the code.
  var languages: [String] { Set(translations.values.flatMap(\.keys)).sorted() }

  /// The screen without the translations that the catalog contains; the code looks them up by
  /// `String(localized:)`.
  func untranslated(_ screen: Screen) -> Screen {
    var result = screen
    for (index, view) in screen.views.enumerated() {
      result.views[index].properties = view.properties.filter { property in
        guard let language = screen.language(of: property), let text = property.translatable,
          let own = view.ownText(property.name)
        else { return true }
        return translations[own]?[language] != text
      }
    }
    return result
  }
}

extension Screen {
  /// The translations of a view's text, by language tag.
  fileprivate func translations(of text: Property, in view: View) -> [String: String] {
    guard text.condition == nil, view.ownText(text.name) == text.translatable else { return [:] }
    return view.properties.reduce(into: [:]) { result, property in
      guard property.name == text.name, let language = language(of: property) else { return }
      result[language] = property.translatable
    }
  }

  /// The language, if it alone decides whether the property holds; nil otherwise.
  fileprivate func language(of property: Property) -> String? {
    guard let index = property.condition?.index, conditions.indices.contains(index),
      conditions[index].parent == nil,
      case .comparison(.language, .equal, let value) = conditions[index].expression
    else { return nil }
    return value.name
  }
}

extension View {
  /// The view's text where no condition sets another one.
  fileprivate func ownText(_ name: PropertyName) -> String? {
    properties.last { $0.name == name && $0.condition == nil }?.translatable
  }
}

extension Property {
  /// The part of it that people read; nil if there is none, or if it is the same in every language.
  fileprivate var translatable: String? {
    guard [.text, .title, .placeholder, .accessibilityLabel].contains(name), let text = value.name
    else { return nil }
    return isTranslated(text) ? text : nil
  }

  fileprivate var segmentTitles: [String] {
    name == .segments ? value.names.filter(isTranslated) : []
  }
}

extension Value {
  fileprivate var languageTag: String? {
    if case .language(let tag, _) = self { return tag }
    return name
  }
}
