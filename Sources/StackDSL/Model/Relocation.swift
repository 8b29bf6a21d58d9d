/// How far the sections have moved in which something has its spans.
public struct Relocation: Sendable {
  private struct Move {
    var file: FileID
    /// Where the section was.
    var range: Range<Int>
    var distance: Int

    func holds(_ span: SourceSpan) -> Bool {
      range.lowerBound <= span.range.lowerBound && range.upperBound >= span.range.upperBound
        && file == span.file
    }
  }
  /// Of the section itself.
  private let own: Move
  /// Of the sections that it names things of.
  private var others: [Move] = []

  /// Both placements are of the same section, in the same scope.
  init(from old: Placement, to new: Placement) {
    own = Move(
      file: old.file, range: old.range,
      distance: new.range.lowerBound - old.range.lowerBound)
    guard old.scope !== new.scope, old.scope.starts != new.scope.starts else { return }
    others = zip(old.scope.places, new.scope.starts).map { place, start in
      Move(file: place.file, range: place.range, distance: start - place.range.lowerBound)
    }
  }

  /// Everything in a file moves by the same distance.
  public init(of file: FileID, by distance: Int) {
    own = Move(file: file, range: 0..<Int.max, distance: distance)
  }

  public func moved(_ span: SourceSpan) -> SourceSpan {
    var span = span
    move(&span)
    return span
  }

  func distance(of span: SourceSpan) -> Int {
    if own.holds(span) { return own.distance }
    return others.first { $0.holds(span) }?.distance ?? 0
  }

  func move(_ span: inout SourceSpan) {
    let distance = distance(of: span)
    guard distance != 0 else { return }
    span.range = span.range.lowerBound + distance..<span.range.upperBound + distance
  }

  func move(_ span: inout SourceSpan?) { span = span.map(moved) }
}
