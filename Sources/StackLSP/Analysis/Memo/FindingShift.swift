import StackDSL

extension Finding {
  /// The same finding after the text before it grew by `distance` bytes.
  func shifted(by distance: Int, in file: FileID) -> Finding {
    guard distance != 0 else { return self }
    var finding = self
    finding.span = span.shifted(by: distance, in: file)
    finding.related = related.map { note in
      var note = note
      note.span = note.span.shifted(by: distance, in: file)
      return note
    }
    return finding
  }
}

extension SourceSpan {
  fileprivate func shifted(by distance: Int, in file: FileID) -> SourceSpan {
    guard self.file == file else { return self }
    let start = range.lowerBound + distance
    return SourceSpan(file: file, range: start..<start + range.count)
  }
}
