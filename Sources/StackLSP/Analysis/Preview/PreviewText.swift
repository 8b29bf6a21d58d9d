import LayoutEngine
import StackDSL

/// The room around a view's text.
struct TextPlace {
  /// Points at the leading and the trailing edge.
  var leading = 0.0
  var trailing = 0.0
  /// The points from the view's top to the first line; nil for text in the middle of the height.
  var top: Double?

  static func inset(by points: Double) -> TextPlace { TextPlace(leading: points, trailing: points) }
}

extension PreviewDrawing {
  /// Draws a view's text as UIKit sets it: at the solved baseline, with the solved line breaks, and cut by
  /// its `lineBreakMode`.
  ///
  /// - Parameter content: replaces the view's own text.
  mutating func drawText(
    _ content: String? = nil, of view: SolvedView, _ id: ViewID, in frame: Rect, ink: Ink,
    _ place: TextPlace = TextPlace()
  ) {
    guard let content = content ?? view.text, !content.isEmpty, var measure = measure(of: view),
      frame.width > 1
    else { return }
    // The solved width is exact, while the frame is rounded to pixels.
    let solved = layout.outcome.alignmentRects[id.index].width
    let width = abs(solved - frame.width) <= 1 ? solved : frame.width
    let room = max(width - place.leading - place.trailing, 0)
    shrink(&measure, content, of: view, to: room)
    let cut = textCut(of: view)
    let lines = measure.lines(
      of: content, width: room,
      maximum: mostLines(of: view, in: frame, measure, top: place.top), cut: cut)
    let isClipped = cut == .byClipping || place.top != nil
    if isClipped { openClip(frame) }
    draw(lines, measure, of: view, id, in: frame, ink: ink, place)
    if isClipped { closeClip() }
  }

  /// - Parameter frame: the frame of the view.
  private mutating func draw(
    _ lines: [TextLine], _ measure: TextMeasure, of view: SolvedView, _ id: ViewID, in frame: Rect,
    ink: Ink, _ place: TextPlace
  ) {
    let side = textSide(of: view)
    let isMirrored = layout.environment.direction == .rightToLeft
    let left = frame.x + (isMirrored ? place.trailing : place.leading)
    let right = frame.maxX - (isMirrored ? place.leading : place.trailing)
    let x = side == .middle ? (left + right) / 2 : side == .end ? right : left
    var baseline = firstBaseline(of: id, lines.count, measure, in: frame, top: place.top)
    for line in lines {
      let fills = side == .both && !line.endsParagraph && line.text.contains(" ")
      let width = fills ? right - left : line.width
      text(
        line.text, ink: ink, x: x, y: baseline, size: measure.font.size,
        anchor: side == .both ? "start" : side.rawValue, weight: weight(measure.font.weight),
        fitting: line.text.isStretchable ? width : nil)
      let start = side == .middle ? x - width / 2 : side == .end ? x - width : x
      written.append(
        Rect(
          x: start, y: baseline - measure.labelBaseline, width: width, height: measure.lineHeight))
      baseline += measure.lineHeight
    }
  }

  func measure(of view: SolvedView) -> TextMeasure? {
    let environment = layout.environment
    return view.font.map {
      TextMeasure(
        font: $0, era: FontEra(system: environment.system), scale: environment.scale,
        growth: environment.language.growth)
    }
  }

  /// `minimumScaleFactor` and `adjustsFontSizeToFitWidth` shrink the letters before any are cut.
  private func shrink(
    _ measure: inout TextMeasure, _ content: String, of view: SolvedView, to room: Double
  ) {
    let least = property(.minimumScaleFactor, of: view)?.number ?? 0
    let shrinks = property(.adjustsFontSizeToFitWidth, of: view)?.bool ?? (least > 0)
    let width = measure.width(of: content)
    guard shrinks, property(.numberOfLines, of: view)?.number ?? 1 == 1, width > room else {
      return
    }
    // Smaller letters have wider tracking, so the size takes a second step.
    for _ in 0..<3 {
      let now = measure.width(of: content)
      guard now > room, now > 0 else { break }
      measure.font.size = max(
        measure.font.size * room / now, view.font.map { $0.size * least } ?? 1, 1)
    }
  }

  private func textCut(of view: SolvedView) -> TextCut {
    let written = property(.lineBreakMode, of: view)?.name.flatMap(TextCut.init)
    return written ?? (view.kind == .button ? .byTruncatingMiddle : .byTruncatingTail)
  }

  /// The line limit of the view, or the lines that its height holds; a line may lack a hair.
  private func mostLines(
    of view: SolvedView, in frame: Rect, _ measure: TextMeasure, top: Double?
  ) -> Int {
    let room = ((frame.height - (top ?? 0)) / measure.lineHeight + 0.1).rounded(.down)
    let fitting = Int(min(max(room, 1), 1000))
    guard top == nil else { return fitting + 1 }
    let limit = property(.numberOfLines, of: view)?.number.map { Int(min($0, 1000)) } ?? 1
    return limit < 1 ? fitting : min(limit, fitting)
  }

  /// The position of the first line on the screen: the solved baseline if the view is as high as its content,
  /// otherwise that of lines centred in the height.
  private func firstBaseline(
    of id: ViewID, _ lines: Int, _ measure: TextMeasure, in frame: Rect, top: Double?
  ) -> Double {
    let node = layout.problem.views[id.index]
    let inset = node.alignmentRectInsets
    let content = layout.outcome.contentHeight(of: id) ?? -1
    let height = frame.height - inset.top - inset.bottom
    if let solved = node.firstBaseline, top != nil || abs(height - content) < 1 {
      return frame.y + inset.top + solved
    }
    if let top { return frame.y + top + measure.labelBaseline }
    let free = (frame.height - Double(lines) * measure.lineHeight) / 2
    return frame.y + measure.roundToPixel(free) + measure.labelBaseline
  }

  private enum TextSide: String {
    case start, middle, end
    case both
  }

  private func textSide(of view: SolvedView) -> TextSide {
    let isMirrored = layout.environment.direction == .rightToLeft
    switch property(.textAlignment, of: view)?.name {
    case "center": return .middle
    case "left": return .start
    case "right": return .end
    case "justified" where !isMirrored: return .both
    default: return view.kind == .button ? .middle : isMirrored ? .end : .start
    }
  }

  func weight(_ weight: Font.Weight) -> String? {
    switch weight {
    case .ultraLight: "200"
    case .thin, .light: "300"
    case .regular: nil
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy, .black: "800"
    }
  }
}

extension String {
  /// Letters from Hebrew on keep the width of the viewer's font, because stretching tears joined scripts
  /// apart.
  fileprivate var isStretchable: Bool {
    // General Punctuation contains the ellipsis and the bullet.
    unicodeScalars.allSatisfy { $0.value < 0x0590 || (0x2010...0x205E).contains($0.value) }
  }
}
