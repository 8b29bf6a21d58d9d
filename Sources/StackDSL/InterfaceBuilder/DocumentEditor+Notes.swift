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
    // The existing notes continue on a line of their own.
    guard let last = xml.children(of: notes).last, xml.isNamed("fragment", last) else { return nil }
    let outer = blanks(before: xml.elements[last].tag.lowerBound)
    let inner = outer + step(outer, from: blanks(before: xml.elements[notes].tag.lowerBound))
    let text =
      #"\#(outer)<fragment>\#(inner)<string key="content">"#
      + "\n\(line)</string>\(outer)</fragment>"
    return [insert(text, at: xml.elements[last].span.upperBound)]
  }

  /// The line of a view's notes that is an `allow`; elements that say nothing else go with it. Nil for a
  /// switch of the inspector.
  ///
  /// - Parameter index: in `Screen.allowances`.
  public func removeAllowance(_ index: Int) -> [TextEdit]? {
    guard screen.allowances.indices.contains(index) else { return nil }
    let allowance = screen.allowances[index]
    let place = allowance.span.offsets
    guard !allowance.isOfInspector, let view = element(of: allowance.owner),
      let notes = xml.children(of: view).first(where: {
        xml.value("key", of: $0) == "userComments" && xml.elements[$0].span.contains(place)
      })
    else { return nil }
    let lines = xml.bytes.noteLines(in: place)
    let said = lines.indices.filter { line in
      xml.unescaped(lines[line]).contains { !$0.isWhitespace }
    }
    guard
      let line = said.first(where: {
        AllowanceWords(xml.unescaped(lines[$0]))?.code == allowance.code
      })
    else { return nil }
    if said.count > 1 {
      // The last line goes with the break before it.
      let range =
        line == lines.endIndex - 1
        ? lines[line - 1].upperBound..<place.upperBound
        : lines[line].lowerBound..<lines[line + 1].lowerBound
      return [document.edit(range, "")]
    }
    let parts = xml.children(of: notes)
    let part = parts.first { xml.elements[$0].span.contains(place) }
    let gone = parts.count > 1 ? part ?? notes : notes
    return [document.edit(xml.bytes.extentOfMember(xml.elements[gone].span), "")]
  }

  /// Public documents have the notes of a label behind its colours; what follows there of any view
  /// follows them.
  private func comesBeforeNotes(_ element: Int) -> Bool {
    !["userDefinedRuntimeAttributes", "variation", "connections"].contains(xml.name(element))
  }
}

extension [UInt8] {
  /// The lines of a text in XML without the breaks between them: a break may be written as a reference.
  fileprivate func noteLines(in place: Range<Int>) -> [Range<Int>] {
    let breaks = ["\r\n", "\n", "\r", "&#10;", "&#xA;", "&#13;"].map { Array($0.utf8) }
    var lines: [Range<Int>] = []
    var start = place.lowerBound
    var offset = start
    while offset < place.upperBound {
      guard let found = breaks.first(where: { self[offset..<place.upperBound].starts(with: $0) })
      else {
        offset += 1
        continue
      }
      lines.append(start..<offset)
      offset += found.count
      start = offset
    }
    return lines + [start..<place.upperBound]
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
