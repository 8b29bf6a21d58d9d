import LayoutEngine
import StackDSL

extension Remedy {
  /// Puts a plain view in the place of one that its stack would stretch or cannot hide; the view keeps its
  /// own size inside. Nil for a view without a name, because constraints could not reach it any more.
  static func wrapping(
    _ view: ViewID, _ members: [String], _ reading: LayoutReading, axis: Axis? = nil
  ) -> Remedy? {
    guard let name = reading.declared(view).name, reading.declared(view).instanceSpan == nil else {
      return nil
    }
    let taken = Set(reading.screen.views.compactMap(\.name))
    let candidates = ["\(name)Box"] + (2...9).map { "\(name)Box\($0)" }
    guard let box = candidates.first(where: { !taken.contains($0) }) else { return nil }
    let index = reading.index(view)
    return Remedy(
      "Put \(reading.name(view)) into a plain view",
      [.wrapInView(index, named: box, with: members)], shows: [index], axis: axis)
  }
}
