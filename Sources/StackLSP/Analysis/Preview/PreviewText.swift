import LayoutEngine
import StackDSL

extension PreviewDrawing {
  /// A view's text as UIKit sets it: at its baseline, wrapped or cut with an ellipsis; from `top`
  /// points below the upper edge on, in the middle of the height where that is nil.
  mutating func drawText(
    of view: SolvedView, _ id: ViewID, in frame: Rect, class name: String, insetBy inset: Double,
    top: Double? = nil
  ) {
    guard let content = view.text, let font = view.font, frame.width > 1 else { return }
    let environment = layout.environment
    let measure = TextMeasure(
      font: font, era: FontEra(system: environment.system), scale: environment.scale,
      growth: environment.language.growth)
    let room = max(frame.width - 2 * inset, 0)
    let fitting = top == nil ? 1 : (frame.height / measure.lineHeight).rounded(.down)
    let lines = measure.lines(
      of: content, width: room,
      maximum: max(layout.outcome.lineCount(of: id), Int(min(max(fitting, 1), 1000))))
    let height = Double(lines.count) * measure.lineHeight
    var upper = frame.y + (top ?? (frame.height - height) / 2)
    let alignment = property(.textAlignment, of: view)?.name
    let isCentered = view.kind == .button || alignment == "center"
    let isMirrored =
      alignment == "right" || alignment != "left" && environment.direction == .rightToLeft
    let x =
      isCentered
      ? frame.x + frame.width / 2 : isMirrored ? frame.x + frame.width - inset : frame.x + inset
    for line in lines {
      let width = measure.width(of: line)
      text(
        line, class: name, x: x, y: upper + font.size * TextMeasure.ascentRatio, size: font.size,
        anchor: isCentered ? "middle" : isMirrored ? "end" : "start",
        weight: weight(font.weight), fitting: line.isStretchable ? width : nil)
      let left = isCentered ? x - width / 2 : isMirrored ? x - width : x
      written.append(Rect(x: left, y: upper, width: width, height: measure.lineHeight))
      upper += measure.lineHeight
    }
  }

  private func weight(_ weight: Font.Weight) -> String? {
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
  /// Letters from Hebrew on are drawn as wide as the viewer's font has them: to stretch them tears
  /// joined scripts apart.
  fileprivate var isStretchable: Bool { unicodeScalars.allSatisfy { $0.value < 0x0590 } }
}

extension TextMeasure {
  /// `text` in at most so many lines of a width in points, the last one cut if it does not fit.
  func lines(of text: String, width: Double, maximum: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      // Carried along, since to measure the line at each word costs the square of its length.
      var advance = 0.0
      for word in paragraph.split(separator: " ") {
        let start = line.isEmpty ? 0 : self.advance(of: " ", behind: advance)
        let longer = self.advance(of: word, behind: start)
        if !line.isEmpty, lines.count + 1 < maximum, points(longer) > width + 0.5 {
          lines.append(line)
          line = ""
          advance = self.advance(of: word)
        } else {
          if !line.isEmpty { line += " " }
          advance = longer
        }
        line += word
      }
      lines.append(line)
      if lines.count == maximum { break }
    }
    if let last = lines.last { lines[lines.count - 1] = cut(last, to: width) }
    return lines
  }

  private func cut(_ line: String, to width: Double) -> String {
    guard self.width(of: line) > width + 0.5 else { return line }
    var advance = 0.0
    var end = line.startIndex
    for index in line.indices {
      advance = self.advance(of: line[index...index], behind: advance)
      if points(self.advance(of: "…", behind: advance)) <= width { end = line.index(after: index) }
    }
    return line[..<end] + "…"
  }
}
