import JSONRPC
import StackDSL

/// The translations of a storyboard or xib: `de.lproj/Main.strings` beside its own `….lproj`, and
/// `mul.lproj/Main.xcstrings`.
func translationsBeside(_ name: String) -> [Translation] {
  let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  guard let file = parts.last, let own = parts.dropLast().last, own.hasSuffix(".lproj") else {
    return []
  }
  let stem = file.split(separator: ".").dropLast().joined(separator: ".")
  let folder = parts.dropLast(2).isEmpty ? "." : parts.dropLast(2).joined(separator: "/")
  let languages = folderEntries(folder).map(\.name).filter { $0.hasSuffix(".lproj") && $0 != own }
  var found: [Translation] = []
  for language in languages.sorted() {
    if let bytes = DiskFile.read("\(folder)/\(language)/\(stem).strings") {
      found.append(
        Translation(language: String(language.dropLast(".lproj".count)), strings: bytes))
    }
    if let bytes = DiskFile.read("\(folder)/\(language)/\(stem).xcstrings") {
      found += translations(inCatalog: bytes)
    }
  }
  return found
}

/// The translations in a string catalog: `strings`, by key, `localizations`, by language, `stringUnit`,
/// `value`.
private func translations(inCatalog bytes: [UInt8]) -> [Translation] {
  guard let catalog = try? JSONParser.parse(bytes), let strings = catalog["strings"]?.objectValue
  else { return [] }
  let source = catalog["sourceLanguage"]?.stringValue
  var texts: [String: [String: String]] = [:]
  for entry in strings.members {
    let localizations = entry.value["localizations"]?.objectValue?.members ?? []
    for localization in localizations where localization.name != source {
      texts[localization.name, default: [:]][entry.name] =
        localization.value["stringUnit"]?["value"]?.stringValue
    }
  }
  return texts.sorted { $0.key < $1.key }.map { Translation(language: $0.key, texts: $0.value) }
}
