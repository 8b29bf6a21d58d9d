/// Where sections begin, in one text of each of some files: what leads from spans to offsets of a file
/// and back.
public struct SectionMap: Sendable {
  private var files: [FileID: SectionStarts] = [:]

  init() {}

  /// The map of a storyboard or xib.
  static func whole(_ file: FileID) -> SectionMap {
    var map = SectionMap()
    map[file] = SectionStarts([0])
    return map
  }

  subscript(file: FileID) -> SectionStarts? {
    get { files[file] }
    set { files[file] = newValue }
  }

  /// A span in the text of its file. Empty and at the beginning for a section that the text does not
  /// have.
  public func fileSpan(_ span: SourceSpan) -> FileSpan {
    FileSpan(file: span.file, range: files[span.file]?.range(of: span) ?? 0..<0)
  }

  /// The section around an offset, and the place in it; nil for a file that is not known.
  func position(at offset: Int, in file: FileID) -> SourcePosition? {
    files[file]?.position(at: offset, in: file)
  }

  /// A range of a file as a span of the section where it begins; nil for a file that is not known.
  public func span(_ span: FileSpan) -> SourceSpan? {
    position(at: span.range.lowerBound, in: span.file).map { start in
      SourceSpan(
        section: start.section, offsets: start.offset..<start.offset + span.range.count)
    }
  }
}

/// Where the sections of one text begin, in order, and their numbers.
struct SectionStarts: Sendable {
  /// In ascending order.
  private(set) var starts: [Int]
  private(set) var numbers: [Int32]
  /// The place of each number in the order; −1 for one that no section has.
  private var order: [Int32]

  /// The map of a text without a predecessor.
  init(_ starts: [Int]) { self.init(starts, numbers: starts.indices.map(Int32.init)) }

  /// - Parameter numbers: no two are the same.
  init(_ starts: [Int], numbers: [Int32]) {
    self.starts = starts
    self.numbers = numbers
    order = [Int32](repeating: -1, count: (numbers.max().map(Int.init) ?? -1) + 1)
    for (index, number) in numbers.enumerated() { order[Int(number)] = Int32(index) }
  }

  /// Where a section stands in the order of the text; nil for one that it does not have.
  func index(of section: SectionID) -> Int? {
    guard order.indices.contains(Int(section.number)), order[Int(section.number)] >= 0 else {
      return nil
    }
    return Int(order[Int(section.number)])
  }

  func range(of span: SourceSpan) -> Range<Int>? {
    index(of: span.section).map { index in
      let start = starts[index]
      return span.offsets.lowerBound + start..<span.offsets.upperBound + start
    }
  }

  /// The section that holds `offset`; the last one at the end of the text.
  func index(at offset: Int) -> Int {
    max(0, starts.endOfFront { $0 <= offset } - 1)
  }

  func position(at offset: Int, in file: FileID) -> SourcePosition? {
    let index = index(at: offset)
    guard starts.indices.contains(index) else { return nil }
    return SourcePosition(
      section: SectionID(file: file, number: numbers[index]), offset: offset - starts[index])
  }

  /// Moves everything behind a section.
  mutating func move(behind index: Int, by distance: Int) {
    for behind in starts.indices[(index + 1)...] { starts[behind] += distance }
  }
}
