/// Names that the export leaves alone, by where they come from (`docs/swift-names.md`).
let swiftKeywords = words(SwiftNameTexts.Keywords.words)
let swiftTakenNames = words(SwiftNameTexts.Views.words)
let swiftStackNames = words(SwiftNameTexts.Stacks.words)
let swiftUINames = words(SwiftNameTexts.SwiftUI.words)

private func words(_ text: String) -> Set<String> {
  Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
}
