/// How far the sections have moved in which something has its spans.
public struct Relocation: Sendable {
  private let file: FileID
  /// Where the section was.
  private let range: Range<Int>
  private let distance: Int
  /// What was written anew inside of the section, by offsets of the file as it was.
  private let change: ByteChange?
  /// Of the sections that it names things of; nil where those lie where they lay.
  private let scopes: Scopes?

  private struct Scopes: Sendable {
    var old: ScopeStamp
    var new: ScopeStamp
  }

  /// Both placements are of the same section, or of what a change made of it. What it names may lie
  /// elsewhere, too, but is the same.
  init(from old: Placement, to new: Placement, change: ByteChange? = nil) {
    file = old.file
    range = old.range
    distance = new.range.lowerBound - old.range.lowerBound
    self.change = change?.moved(by: old.range.lowerBound)
    scopes = old.scope.hasPlaces(of: new.scope) ? nil : Scopes(old: old.scope, new: new.scope)
  }

  /// Everything in a file moves by the same distance.
  public init(of file: FileID, by distance: Int) {
    self.file = file
    range = 0..<Int.max
    self.distance = distance
    change = nil
    scopes = nil
  }

  public func moved(_ span: SourceSpan) -> SourceSpan {
    var span = span
    move(&span)
    return span
  }

  /// Of what begins where the span begins.
  func distance(of span: SourceSpan) -> Int { moved(span).range.lowerBound - span.range.lowerBound }

  func move(_ span: inout SourceSpan) {
    if range.lowerBound <= span.range.lowerBound, span.range.upperBound <= range.upperBound,
      file == span.file
    {
      guard distance != 0 || change != nil else { return }
      span.range = moved(span.range)
    } else if let scopes {
      let distance = scopes.old.distance(of: span, to: scopes.new)
      span.range = span.range.lowerBound + distance..<span.range.upperBound + distance
    }
  }

  func move(_ span: inout SourceSpan?) { span = span.map(moved) }

  /// What begins where something was put in begins behind it now, and what ends there still does.
  private func moved(_ range: Range<Int>) -> Range<Int> {
    guard let change else {
      return range.lowerBound + distance..<range.upperBound + distance
    }
    // What lay inside of the change is no more; it stays within what was written instead.
    let written = change.range.upperBound + change.growth
    func moved(_ offset: Int, isBefore: Bool) -> Int {
      if isBefore { return offset + distance }
      return distance
        + (offset >= change.range.upperBound ? offset + change.growth : min(offset, written))
    }
    let lower = moved(range.lowerBound, isBefore: range.lowerBound < change.range.lowerBound)
    let upper = moved(range.upperBound, isBefore: range.upperBound <= change.range.lowerBound)
    return lower..<max(lower, upper)
  }
}
