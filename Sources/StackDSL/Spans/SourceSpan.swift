/// A section of a file. It keeps its number from one text of the file to the next, wherever it begins
/// there, so what is said of a section that only moved stays equal to what it was.
public struct SectionID: Hashable, Sendable {
  public let file: FileID
  let number: Int32

  /// A storyboard or xib is one section.
  static func whole(_ file: FileID) -> SectionID { SectionID(file: file, number: 0) }

  func span(_ offsets: Range<Int>) -> SourceSpan { SourceSpan(section: self, offsets: offsets) }
}

/// A range of a section, in UTF-8 offsets from where the section begins.
///
/// Models and findings hold these: typing elsewhere in the file changes none of them. `SectionMap`
/// knows the range of the file that a span comes to in one text. Outside of this module nobody sees
/// the offsets, so that nobody takes them for those of a file.
public struct SourceSpan: Hashable, Sendable {
  public let section: SectionID
  let offsets: Range<Int>

  public var file: FileID { section.file }
  /// In bytes.
  public var count: Int { offsets.count }

  public func contains(_ other: SourceSpan) -> Bool {
    section == other.section && offsets.lowerBound <= other.offsets.lowerBound
      && offsets.upperBound >= other.offsets.upperBound
  }

  /// Whether a position is in front of one of its bytes.
  public func contains(_ position: SourcePosition) -> Bool {
    section == position.section && offsets.contains(position.offset)
  }

  /// Whether a cursor in front of one of its bytes, or behind the last of them, is on it.
  public func touches(_ position: SourcePosition) -> Bool {
    contains(position) || end == position
  }

  public var start: SourcePosition {
    SourcePosition(section: section, offset: offsets.lowerBound)
  }

  public var end: SourcePosition {
    SourcePosition(section: section, offset: offsets.upperBound)
  }

  /// From where this one begins to where another of the same section ends; this one alone where that
  /// is not a range.
  public func through(_ other: SourceSpan) -> SourceSpan {
    guard section == other.section, other.offsets.upperBound >= offsets.lowerBound else {
      return self
    }
    return SourceSpan(
      section: section, offsets: offsets.lowerBound..<other.offsets.upperBound)
  }
}

/// A place between two bytes of a section, or at one of its ends.
public struct SourcePosition: Hashable, Sendable {
  let section: SectionID
  /// From where the section begins.
  let offset: Int

  /// Whether it lies further on in the same section.
  public func isBehind(_ other: SourcePosition) -> Bool {
    section == other.section && offset > other.offset
  }

  /// The empty span there.
  var span: SourceSpan { SourceSpan(section: section, offsets: offset..<offset) }
}

/// A replacement that stays good while text around its section changes.
public struct SourceEdit: Hashable, Sendable {
  let span: SourceSpan
  let newText: String

  init(_ span: SourceSpan, by newText: String) {
    self.span = span
    self.newText = newText
  }
}
