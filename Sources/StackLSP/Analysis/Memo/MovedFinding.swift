import StackDSL

extension Finding {
  /// The same finding where the sections lie by now.
  func moved(by relocation: Relocation) -> Finding {
    var finding = self
    finding.span = relocation.moved(span)
    finding.related = related.map { note in
      var note = note
      note.span = relocation.moved(note.span)
      return note
    }
    return finding
  }
}
