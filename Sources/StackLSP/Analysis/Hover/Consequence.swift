import LayoutEngine
import StackDSL

/// What a line of the file does, found by solving the screen without it.
struct Consequence {
  /// A number of a frame with the line and without it, in points.
  struct Change: Hashable {
    var view: ViewID
    var attribute: FrameAttribute
    var with: Double
    var without: Double
    var difference: Double { without - with }
  }

  /// Widths and heights that differ, the largest difference first.
  var changes: [Change] = []
  /// What goes wrong, or right, without the line.
  var remark: String?

  /// Pixels apart count as equal.
  private static let visible = 0.75

  init(_ with: ScreenLayout, _ without: ScreenLayout) {
    for index in with.views.indices.dropFirst() {
      let id = ViewID(index)
      guard let other = without.id(of: with.views[index].view),
        with.outcome.frames.indices.contains(index),
        without.outcome.frames.indices.contains(other.index)
      else { continue }
      for attribute in [FrameAttribute.width, .height] {
        let change = Change(
          view: id, attribute: attribute, with: with.outcome.frames[index][attribute],
          without: without.outcome.frames[other.index][attribute])
        if abs(change.difference) > Self.visible { changes.append(change) }
      }
    }
    changes = changes.enumerated().sorted {
      (abs($0.element.difference), -$0.offset) > (abs($1.element.difference), -$1.offset)
    }.map(\.element)
    remark = Self.remark(with.outcome, without.outcome)
  }

  private static func remark(_ with: LayoutOutcome, _ without: LayoutOutcome) -> String? {
    if with.status == .solved, without.status == .unsatisfiable { return "constraints conflict" }
    if with.status == .unsatisfiable, without.status == .solved {
      return "the conflict would be gone"
    }
    if without.ambiguities.count > with.ambiguities.count { return "the layout is ambiguous" }
    if without.ambiguities.count < with.ambiguities.count { return "less would be ambiguous" }
    return nil
  }

  var isNothing: Bool { changes.isEmpty && remark == nil }
}

extension Consequence {
  /// Views named before the rest is counted.
  private static let longest = 4

  /// "photo 92.5 × 92.5 → 128 × 128, first.field 132.5 → 97 wide".
  func words(_ reading: LayoutReading) -> String {
    var parts: [String] = []
    var seen: Set<ViewID> = []
    for change in changes where seen.insert(change.view).inserted {
      guard parts.count < Self.longest else { continue }
      parts.append(words(for: change.view, reading))
    }
    if seen.count > parts.count { parts.append("and \(seen.count - parts.count) more views") }
    if let remark { parts.append(remark) }
    return parts.joined(separator: ", ")
  }

  private func words(for view: ViewID, _ reading: LayoutReading) -> String {
    let name = reading.name(view)
    let own = changes.filter { $0.view == view }
    let parts = own.map { change in
      let extent = change.attribute == .width ? "wide" : "high"
      return "\(figure(change.without)) \(extent) (\(signedFigure(change.difference)))"
    }
    return "\(name) \(parts.joined(separator: ", "))"
  }
}
