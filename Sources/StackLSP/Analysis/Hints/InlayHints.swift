import LayoutEngine
import StackDSL

/// A few words beside the text: the computed size of a view, or the default that decided it.
struct InlayHint: Sendable, Hashable {
  enum Kind: Sendable {
    /// `98.5 × 98.5`
    case size
    /// `+262 over content` on the view that takes the room of its row, `−20 cut` on the one that is cut.
    case room
    /// The default priority in force, if none is written and it matters.
    case priority
  }
  /// The UTF-8 offset behind which it is shown.
  var offset: Int
  var text: String
  var kind: Kind
  /// The explanation for a tooltip.
  var explanation: String
}

extension Analysis {
  /// The hints of a range of the file in order of position, for the primary environments.
  func inlayHints(in range: Range<Int>) -> [InlayHint] {
    var hints: [InlayHint] = []
    var seen: Set<SourceSpan> = []
    for analysis in screens + components
    where model.fileSpan(analysis.screen.span).range.overlaps(range) {
      guard let primary = analysis.primary else { continue }
      let reading = LayoutReading(analysis.screen, primary)
      for (index, view) in analysis.screen.views.enumerated().dropFirst()
      where view.kindSpan.file == model.file {
        let end = model.fileSpan(view.head).range.upperBound
        // A component's line stands for all instances; the first one is used.
        guard range.contains(end), seen.insert(view.kindSpan).inserted,
          let id = primary.id(of: ViewIndex(index))
        else { continue }
        hints += reading.hints(for: id, at: end)
      }
    }
    return hints.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }.map(\.element)
  }
}

extension View {
  /// Kind, name and text, before the brace.
  fileprivate var head: SourceSpan {
    let named = nameSpan.map(kindSpan.through) ?? kindSpan
    guard let text = properties.first(where: { $0.name == .text || $0.name == .title })?.span,
      !named.end.isBehind(text.start), !(blockSpan.map { text.end.isBehind($0.start) } ?? false)
    else { return named }
    return named.through(text)
  }
}

extension LayoutReading {
  fileprivate func hints(for id: ViewID, at offset: Int) -> [InlayHint] {
    if problem.views[id.index].isHidden {
      return [
        InlayHint(
          offset: offset, text: "hidden", kind: .size,
          explanation: "\(capitalized(name(id))) is hidden on \(environment.name)")
      ]
    }
    let frame = self.frame(id)
    var hints = [
      InlayHint(
        offset: offset, text: "\(figure(frame.width)) × \(figure(frame.height))", kind: .size,
        explanation: "Width and height of \(name(id)), which stands at "
          + "(\(figure(frame.x)), \(figure(frame.y))) in its superview, on \(environment.name)")
    ]
    hints += roomHint(for: id, at: offset)
    hints += priorityHints(for: id, at: offset)
    return hints
  }

  /// The difference between the view and its content along its row.
  private func roomHint(for id: ViewID, at offset: Int) -> [InlayHint] {
    guard let stack = stack(arranging: id), let properties = stackProperties(stack),
      properties.distribution == .fill, case let axis = properties.axis,
      let intrinsic = content(id, axis).intrinsic
    else { return [] }
    let difference = size(id, axis) - intrinsic
    guard abs(difference) >= 1 else { return [] }
    let words =
      difference > 0
      ? "takes \(figure(difference)) pt of the room in \(name(stack)), beyond the"
      : "is \(figure(-difference)) pt short of its content in \(name(stack)), the"
    let word = difference > 0 ? "over content" : "cut"
    return [
      InlayHint(
        offset: offset, text: "\(signedFigure(difference)) \(word)", kind: .room,
        explanation: "\(name(id)) \(words) \(figure(intrinsic)) pt that it needs, "
          + "on \(environment.name)")
    ]
  }

  /// The default priority of a view that competes with others: the number that would have to differ.
  private func priorityHints(for id: ViewID, at offset: Int) -> [InlayHint] {
    var hints: [InlayHint] = []
    for ambiguity in outcome.ambiguities {
      guard case .tie(_, let members) = ambiguity.cause, let view = layout.view(id) else {
        continue
      }
      for member in members {
        switch member {
        case .hugging(id, let axis):
          hints += defaultHint(
            "hugging", view.content(axis).huggingSource, of: view, name(id), axis, offset)
        case .compressionResistance(id, let axis):
          hints += defaultHint(
            "resistance", view.content(axis).resistanceSource, of: view, name(id), axis, offset)
        default: continue
        }
      }
    }
    return hints
  }

  private func defaultHint(
    _ word: String, _ source: PrioritySource, of view: SolvedView, _ name: String,
    _ axis: Axis, _ offset: Int
  ) -> [InlayHint] {
    guard case .classDefault = source else { return [] }
    let content = view.content(axis)
    let value = word == "hugging" ? content.hugging.value : content.resistance.value
    return [
      InlayHint(
        offset: offset, text: "\(word) \(figure(value))", kind: .priority,
        explanation: "\(provenance(of: source)), \(axis.adverb), for \(name); another view "
          + "ties with it on \(environment.name)")
    ]
  }
}
