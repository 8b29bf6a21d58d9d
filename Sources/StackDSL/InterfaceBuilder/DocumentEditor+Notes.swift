/// Notes of a view, as the Identity inspector has them: where a document says `allow`.
extension DocumentEditor {
  /// A line of its notes that accepts a diagnostic in the view and what is inside: `allow CODE REASON`.
  ///
  /// - Parameters:
  ///   - code: of a diagnostic, or the name of a family.
  ///   - reason: of letters, digits and blanks. Nil for what XML would have to escape.
  public func allow(
    _ code: String, because reason: String, at view: ViewIndex
  ) -> [TextEdit]? {
    let line = "allow \(code) \(reason)"
    guard line.utf8.allSatisfy({ $0 >= 0x20 && !#"<>&""#.utf8.contains($0) }),
      let element = element(of: view)
    else { return nil }
    guard let notes = xml.child("attributedString", key: "userComments", of: element) else {
      let notes = newChild(of: element, behind: comesBeforeNotes) { outer, inner in
        #"<attributedString key="userComments">\#(inner)<fragment content="\#(line)"/>\#(outer)"#
          + "</attributedString>"
      }
      return [notes]
    }
    // What is there goes on with a line of its own.
    guard let last = xml.children(of: notes).last, xml.isNamed("fragment", last) else { return nil }
    let outer = blanks(before: xml.elements[last].tag.lowerBound)
    let inner = outer + step(outer, from: blanks(before: xml.elements[notes].tag.lowerBound))
    let text =
      #"\#(outer)<fragment>\#(inner)<string key="content">"#
      + "\n\(line)</string>\(outer)</fragment>"
    return [insert(text, at: xml.elements[last].span.upperBound)]
  }

  /// Public documents have the notes of a label behind its colours; what follows there of any view
  /// follows them.
  private func comesBeforeNotes(_ element: Int) -> Bool {
    !["userDefinedRuntimeAttributes", "variation", "connections"].contains(xml.name(element))
  }
}
