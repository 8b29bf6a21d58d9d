/// The text at a span: a range, with what is written there.
struct Passage {
  let file: FileID
  let text: [UInt8]
  let range: Range<Int>

  var bytes: ArraySlice<UInt8> { text[range] }
  var words: String { String(decoding: bytes, as: UTF8.self) }

  /// The blanks at the beginning of its first line.
  var indentation: String { text.indentation(at: range.lowerBound) }

  /// The range to delete if it is a member.
  var extent: Passage { other(text.extentOfMember(range)) }

  func other(_ range: Range<Int>) -> Passage { Passage(file: file, text: text, range: range) }

  func replaced(by newText: String) -> TextEdit {
    TextEdit(FileSpan(file: file, range: range), of: text, by: newText)
  }
}

extension SourceFiles {
  /// Nil for a span of a text that is not there.
  func passage(_ span: SourceSpan) -> Passage? {
    guard let text = self[span.file]?.text else { return nil }
    let range = sections.fileSpan(span).range
    guard range.lowerBound >= 0, range.upperBound <= text.count else { return nil }
    return Passage(file: span.file, text: text, range: range)
  }

  /// The edit in the text as it stands; nil if that is not there.
  public func textEdit(_ edit: SourceEdit) -> TextEdit? {
    passage(edit.span)?.replaced(by: edit.newText)
  }
}

extension ScreenEditor {
  func passage(_ span: SourceSpan) -> Passage? { files.passage(span) }
}
