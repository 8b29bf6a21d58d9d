/// A document cut down to the scene of one of its screens: what an edit of that screen makes of it is
/// read without the scenes beside it.
public struct SceneExcerpt: Sendable {
  private let file: FileID
  private let text: [UInt8]
  /// The ranges left out, before the scene and behind it.
  private let gaps: (before: Range<Int>, behind: Range<Int>)
  private let chosen: ChosenRoot
  private let translations: [Translation]

  /// Nil if the document has no such screen, or one whose owner has no id.
  public init?(
    of screen: Screen, in document: InterfaceBuilderDocument, translations: [Translation]
  ) {
    let xml = document.xml
    guard let owner = xml.element(at: screen.span.offsets.lowerBound),
      let id = document.id(of: owner)
    else { return nil }
    file = document.file
    self.translations = translations
    chosen = ChosenRoot(
      id: id, name: screen.name, bars: document.barsOfControllers()[owner] ?? SceneBars())
    gaps = xml.scenesBeside(owner)
    text = Array(
      xml.bytes[..<gaps.before.lowerBound]
        + xml.bytes[gaps.before.upperBound..<gaps.behind.lowerBound]
        + xml.bytes[gaps.behind.upperBound...])
  }

  /// The screen alone, after some edits of the whole document. Nil if one lies in another scene.
  public func model(after edits: [TextEdit]) -> Model? {
    let moved = edits.compactMap(moved)
    guard moved.count == edits.count, let changed = applying(moved, to: text) else { return nil }
    let document = InterfaceBuilderDocument(readXML(changed), file: file)
    return document.model(translations: translations, only: chosen)
  }

  private func moved(_ edit: TextEdit) -> TextEdit? {
    let range = edit.span.range
    guard edit.span.file == file, !isCut(range) else { return nil }
    let shift =
      (range.lowerBound < gaps.before.upperBound ? 0 : gaps.before.count)
      + (range.lowerBound < gaps.behind.upperBound ? 0 : gaps.behind.count)
    var edit = edit
    edit.span.range = range.lowerBound - shift..<range.upperBound - shift
    return edit
  }

  private func isCut(_ range: Range<Int>) -> Bool {
    [gaps.before, gaps.behind].contains { gap in
      !gap.isEmpty && range.lowerBound < gap.upperBound && range.upperBound > gap.lowerBound
    }
  }
}

extension XMLDocument {
  /// The element whose tag begins at an offset.
  func element(at start: Int) -> Int? {
    let place = elements.endOfFront { $0.tag.lowerBound < start }
    return place < elements.count && elements[place].tag.lowerBound == start ? place : nil
  }

  /// From the first scene to that of an element, and from there to the last; both empty in a xib.
  fileprivate func scenesBeside(_ element: Int) -> (before: Range<Int>, behind: Range<Int>) {
    let scene = ([element] + ancestors(of: element)).first { isNamed("scene", $0) }
    guard let scene, let list = elements[scene].parent else { return (0..<0, 0..<0) }
    let scenes = children(of: list)
    let own = elements[scene].span
    let first = scenes.first.map { elements[$0].span.lowerBound } ?? own.lowerBound
    let last = scenes.last.map { elements[$0].span.upperBound } ?? own.upperBound
    return (first..<own.lowerBound, own.upperBound..<max(last, own.upperBound))
  }
}
