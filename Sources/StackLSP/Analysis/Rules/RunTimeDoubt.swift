import LayoutEngine
import StackDSL

/// Leaves out what code most likely settles at run time: the file shows signs of it.
///
/// A storyboard says where code takes hold: outlets, custom classes, sizes and constraints that are
/// there for design only. A text that an outlet replaces is not cut, and a custom view knows its size.
func withoutRunTimeDoubt(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  guard screen.isOfInterfaceBuilder else { return diagnoses }
  let unsettled = Set(
    screen.constraints.filter { $0.changesAtRunTime || $0.isPlaceholder }.map(\.span))
  return diagnoses.filter { diagnosis in
    !diagnosis.isDoubtful(on: screen)
      && ([diagnosis.report.span] + diagnosis.report.related.map(\.span)).allSatisfy {
        !unsettled.contains($0)
      }
  }
}

extension Diagnosis {
  fileprivate func isDoubtful(on screen: Screen) -> Bool {
    let views = report.views.filter { screen.views.indices.contains($0.index) }
      .map { screen.views[$0.index] }
    if Rule.aboutText.contains(rule.code) {
      return views.contains { !$0.runTime.isEmpty || $0.showsPlaceholderText }
    }
    if Rule.aboutSizes.contains(rule.code) {
      return views.contains { !$0.runTime.isEmpty }
    }
    return false
  }
}

extension Rule {
  /// What depends on the words that are shown.
  fileprivate static let aboutText = Set([contentClipped, fixedWidthOnText].map(\.code))
  /// What depends on a size that code may give.
  fileprivate static let aboutSizes = Set(
    [missingSize, viewCollapsed, emptyStackSize, inequalityOnlySize].map(\.code))
}

extension View {
  /// What Interface Builder puts into a new view, filler, and keys that code looks a text up by.
  fileprivate var showsPlaceholderText: Bool {
    let written = properties.first { [.text, .title, .placeholder].contains($0.name) }
    guard let text = written?.value.name else { return false }
    let usual = ["Label", "Button", "Title", "Subtitle", "Text", "Detail", "Item", "Switch"]
    if usual.contains(text) || text.lowercased().hasPrefix("lorem ipsum") { return true }
    // "sign_in.title", "deladdress24Error400": no word of a language.
    let isOneWord = !text.contains(where: \.isWhitespace)
    let hasInnerMark = text.dropFirst().dropLast().contains { "._".contains($0) || $0.isNumber }
    return isOneWord && hasInnerMark && text.contains(where: \.isLetter)
  }
}
