import LayoutEngine
import StackDSL

/// The difference of one view between two layouts of its screen.
struct FrameChange: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// In the superview's coordinates, in points; views that move with their stack are reported as a movement
    /// of the stack.
    case moved(from: Rect, to: Rect)
    case new(Rect)
    case gone
    case shown
    case hidden
  }

  /// The names from the root view down.
  var path: String
  var kind: Kind

  /// In document order; removed views come last.
  static func all(from old: FramesListing, to new: FramesListing) -> [FrameChange] {
    var before: [String: FramesListing.Entry] = [:]
    for entry in old.entries { before[entry.path] = entry }
    let changes = new.entries.compactMap { entry -> FrameChange? in
      guard let was = before.removeValue(forKey: entry.path) else {
        return FrameChange(path: entry.path, kind: .new(entry.frame))
      }
      if was.isHidden != entry.isHidden {
        return FrameChange(path: entry.path, kind: entry.isHidden ? .hidden : .shown)
      }
      guard entry.frame.firstDifference(from: was.frame) != nil else { return nil }
      return FrameChange(path: entry.path, kind: .moved(from: was.frame, to: entry.frame))
    }
    let gone = old.entries.filter { before[$0.path] != nil }
    return changes + gone.map { FrameChange(path: $0.path, kind: .gone) }
  }

  /// `44 → 64 pt high, 20 → 40 pt from the top`.
  var words: String {
    switch kind {
    case .moved(let old, let new):
      new.differences(from: old).map {
        "\(tenths(old[$0.attribute])) → \(pt(new[$0.attribute])) \($0.way)"
      }.joined(separator: ", ")
    case .new(let frame):
      "new, \(size(frame.width, frame.height)) at \(figure(frame.x)), \(figure(frame.y))"
    case .gone: "gone"
    case .shown: "hidden before, shown now"
    case .hidden: "shown before, hidden now"
    }
  }
}

extension Rect {
  /// An attribute of a frame, and the words behind its points.
  typealias Way = (attribute: FrameAttribute, way: String)

  private static let ways: [Way] = [
    (.width, "wide"), (.height, "high"), (.x, "from the left"), (.y, "from the top"),
  ]

  /// The attributes that differ by more than a hundredth of a point, the precision of printed frames.
  func differences(from old: Rect) -> [Way] {
    Self.ways.filter { (old[$0.attribute] - self[$0.attribute]).magnitude > 0.01 }
  }

  func firstDifference(from old: Rect) -> Way? { differences(from: old).first }
}
