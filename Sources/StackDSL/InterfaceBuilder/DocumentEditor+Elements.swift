/// New elements on lines of their own, indented as those around them.
extension DocumentEditor {
  /// A new element inside of another, behind those that Interface Builder writes before it.
  ///
  /// - Parameter text: of the blanks before its own line and before a line inside of it, both empty where
  ///   elements share lines.
  func newChild(
    of owner: Int, behind comesBefore: (Int) -> Bool, _ text: (String, String) -> String
  ) -> TextEdit {
    let tag = xml.elements[owner].tag
    let start = blanks(before: tag.lowerBound)
    let children = xml.children(of: owner)
    guard let first = children.first else {
      let name = xml.text(xml.elements[owner].name)
      let outer = start.isEmpty ? "" : start + "    "
      let child = outer + text(outer, outer.isEmpty ? "" : outer + "    ")
      let end = xml.elements[owner].endTag
      let isClosed = end.isEmpty
      let range = isClosed ? tag.upperBound - 2..<tag.upperBound : tag.upperBound..<tag.upperBound
      return document.edit(
        range,
        isClosed
          ? ">\(child)\(start)</\(name)>"
          : end.lowerBound == tag.upperBound ? child + start : child)
    }
    let outer = blanks(before: xml.elements[first].tag.lowerBound)
    let child = text(outer, outer + step(outer, from: start))
    guard let previous = children.prefix(while: comesBefore).last else {
      return insert(child + outer, at: xml.elements[first].tag.lowerBound)
    }
    return insert(outer + child, at: xml.elements[previous].span.upperBound)
  }

  /// The line break and the blanks before something that begins its line; empty if it does not.
  func blanks(before offset: Int) -> String {
    let text = xml.bytes
    let start = text.startOfLine(offset)
    guard start > 0, text[start..<offset].allSatisfy(\.isBlank) else { return "" }
    return text.lineEnding + String(decoding: text[start..<offset], as: UTF8.self)
  }

  /// By how much an element is indented in the one around it.
  func step(_ inner: String, from outer: String) -> String {
    inner.isEmpty ? "" : inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "    "
  }

  func insert(_ text: String, at offset: Int) -> TextEdit {
    document.edit(offset..<offset, text)
  }
}
