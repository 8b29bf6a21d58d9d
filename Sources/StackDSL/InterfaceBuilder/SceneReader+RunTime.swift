/// Signs that code gives a view what the document does not show.
extension SceneReader {
  /// The changes that code will make to the view, as far as the document tells.
  func runTimeChanges(of element: Int, _ properties: [Property]) -> RunTimeChanges {
    var changes: RunTimeChanges = []
    if properties.contains(where: \.isPlaceholderText) { changes.insert(.placeholderText) }
    if let id = document.id(of: element), document.outlet(to: id) != nil { changes.insert(.outlet) }
    if xml.attribute("customClass", of: element) != nil, kindOfClass(element) == nil {
      changes.insert(.customClass)
    }
    if xml.attribute("placeholderIntrinsicWidth", of: element) != nil
      || document.id(of: element).flatMap(document.designedSize) != nil
    {
      changes.insert(.placeholderSize)
    }
    if isPlacedElsewhere(element) { changes.insert(.placedElsewhere) }
    if xml.isNamed("stackView", element), showsNothing(element) { changes.insert(.hiddenContent) }
    return changes
  }

  /// The kind of a plain view to which UIKit's own class was given: `customClass="UIScrollView"`. A stack would not
  /// arrange what is drawn in it.
  func kindOfClass(_ element: Int) -> ViewKind? {
    guard let word = xml.value("customClass", of: element) else { return nil }
    return ViewKind.views.first {
      $0.className == word && !$0.isStack && $0.className != ViewKind.view.className
    }
  }

  /// A label or picture of a cell of a built-in style, a view with neither constraints nor a frame, and any
  /// view without a mask where the class of the root makes all the ties.
  private func isPlacedElsewhere(_ element: Int) -> Bool {
    if let id = document.id(of: element), document.placedByUIKit.contains(id) { return true }
    if xml.isNamed("tableViewCell", root.owner), xml.attribute("style", of: root.owner) != nil,
      let id = document.id(of: element)
    {
      return ["textLabel", "detailTextLabel", "imageView"].contains {
        xml.value($0, of: root.owner) == id
      }
    }
    if xml.isTrue("fixedFrame", of: element) { return document.rect(of: element) == nil }
    return isTiedByClass && xml.isFalse("translatesAutoresizingMaskIntoConstraints", of: element)
  }

  /// It has views, and all are hidden.
  private func showsNothing(_ stack: Int) -> Bool {
    guard let list = xml.child("subviews", of: stack) else { return false }
    let views = xml.children(of: list)
    return !views.isEmpty && views.allSatisfy { xml.isTrue("hidden", of: $0) }
  }
}

extension Property {
  /// Whether a text is what Interface Builder puts into a new view, filler, or a key by which code looks a text
  /// up.
  fileprivate var isPlaceholderText: Bool {
    guard name == .text || name == .title || name == .placeholder, let text = value.word else {
      return false
    }
    let usual = ["Label", "Button", "Title", "Subtitle", "Text", "Detail", "Item", "Switch"]
    if usual.contains(text) || text.lowercased().hasPrefix("lorem ipsum") { return true }
    // "sign_in.title", "deladdress24Error400": no word of a language.
    let isOneWord = !text.contains(where: \.isWhitespace)
    let hasInnerMark = text.dropFirst().dropLast().contains { "._".contains($0) || $0.isNumber }
    return isOneWord && hasInnerMark && text.contains(where: \.isLetter)
  }
}
