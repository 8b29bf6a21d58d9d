import LayoutEngine
import StackDSL

/// Draws buttons and the fields for typing.
extension PreviewDrawing {
  /// Draws a title with its image, on the background of its `UIButton.Configuration`.
  mutating func drawButton(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    let configuration = property(.configuration, of: view)?.name
    let isSelected = flag(.isSelected, of: view)
    let tint = tint(of: id)
    var ink = isEnabled(view) ? tint : "faint"
    // `UIButton.Configuration` has corners of 5.95 pt at the usual size.
    let own = cornerRadius(of: view, in: frame)
    let radius = own > 0 ? own : 6
    if isEnabled(view) {
      switch configuration {
      case "filled":
        rect(frame, ink: tint, radius: radius)
        if isSelected { rect(frame, ink: "pressed", radius: radius) }
        ink = "ontint"
      case "tinted": rectInTint(tint, isSelected ? 1 : 0.15, frame, radius)
      case "gray": rect(frame, ink: isSelected ? tint : "fill", radius: radius)
      case "plain": if isSelected { rectInTint(tint, 0.15, frame, radius) }
      default: if isSelected { rect(frame, ink: tint, radius: radius) }
      }
      let isOnTint = isSelected && configuration != "plain"
      if isOnTint { ink = "ontint" }
    } else if configuration.map({ $0 != "plain" }) ?? false {
      rect(frame, ink: "fill", radius: radius)
    }
    let imageInk = configuration == nil ? ink : nil
    if isEnabled(view) { ink = self.ink(.textColor, of: view, standIn: ink, default: ink) }
    if configuration == nil || configuration == "plain" {
      outline(id, frame, class: "text", radius: 7)
    }
    drawButtonContent(
      view, id, in: frame, ink: ink, imageInk: imageInk ?? ink,
      padding: configuration == nil ? 0 : 12)
  }

  private mutating func rectInTint(_ tint: Ink, _ share: Double, _ frame: Rect, _ radius: Double) {
    svg.open("g", [("opacity", SVG.number(share))])
    rect(frame, ink: tint, radius: radius)
    svg.close("g")
  }

  /// The image precedes the title; both together are centred.
  private mutating func drawButtonContent(
    _ view: SolvedView, _ id: ViewID, in frame: Rect, ink: Ink, imageInk: Ink, padding: Double
  ) {
    let image = property(.image, of: view)?.name
    let title = view.text ?? ""
    let written = property(.imageSize, of: view)?.fullSize
    let line = measure(of: view)?.lineHeight ?? 20
    let own = image.flatMap { options.assets.images[$0] }
    let size = written ?? own?.size ?? (image == nil ? nil : Size(width: line, height: line))
    guard let size else {
      return drawText(of: view, id, in: frame, ink: ink, .inset(by: padding))
    }
    let (width, height) = (min(size.width, frame.width), min(size.height, frame.height))
    let gap = title.isEmpty ? 0 : 4.0
    let wanted = measure(of: view)?.width(of: title) ?? 0
    let text = min(wanted, max(frame.width - width - gap - 2 * padding, 0))
    let start = max((frame.width - width - gap - text) / 2, 0)
    let isMirrored = layout.environment.direction == .rightToLeft
    let place = Rect(
      x: isMirrored ? frame.maxX - start - width : frame.x + start,
      y: frame.y + (frame.height - height) / 2, width: width, height: height)
    if let own {
      drawImage(own, in: place, tint: own.isTemplate ? imageInk : nil)
    } else if let image, PictureSymbol.isName(image) {
      drawSymbol(image, in: place, ink: imageInk)
    } else {
      drawHills(in: place)
    }
    drawText(
      of: view, id, in: frame, ink: ink,
      TextPlace(leading: start + width + gap, trailing: max(start, padding)))
  }

  mutating func drawTextField(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    let style: BorderStyleWord = property(.borderStyle, of: view)?.word() ?? .roundedRect
    switch style {
    case .none: outline(id, frame, class: "text", radius: 0)
    case .line: rect(frame, ink: "field strong", radius: 0)
    case .bezel:
      rect(frame, ink: "field", radius: 0)
      line(frame.x, frame.y, frame.maxX, frame.y, class: "cross")
      line(frame.x, frame.y, frame.x, frame.maxY, class: "cross")
    case .roundedRect:
      rect(frame, ink: isEnabled(view) ? "field" : "field off", radius: 5)
    }
    let isPlaceholder = view.inForce.index(of: .text) == nil
    let letters: Ink = isEnabled(view) ? "letters" : "faint"
    let mode = property(.clearButtonMode, of: view)?.name
    let hasButton = !isPlaceholder && (mode == "always" || mode == "unlessEditing")
    let inset = style == .none ? 0 : 7.0
    drawText(
      shownText(of: view, isPlaceholder: isPlaceholder), of: view, id, in: frame,
      ink: isPlaceholder
        ? "placeholder" : ink(.textColor, of: view, standIn: letters, default: letters),
      TextPlace(leading: inset, trailing: hasButton ? 24 : inset))
    if hasButton { drawClearButton(in: frame) }
  }

  /// Dots replace the letters of a password.
  private func shownText(of view: SolvedView, isPlaceholder: Bool) -> String? {
    guard !isPlaceholder, flag(.isSecureTextEntry, of: view) else { return nil }
    return view.text.map { String(repeating: "•", count: min($0.count, 200)) }
  }

  private mutating func drawClearButton(in frame: Rect) {
    let isMirrored = layout.environment.direction == .rightToLeft
    let size = min(16, frame.height)
    let x = isMirrored ? frame.x + 6 : frame.maxX - 6 - size
    let place = Rect(x: x, y: frame.y + (frame.height - size) / 2, width: size, height: size)
    drawSymbol("xmark.circle.fill", in: place, ink: "glyph")
  }

  mutating func drawTextView(_ view: SolvedView, _ id: ViewID, in frame: Rect) {
    outline(id, frame, class: "text", radius: 3)
    // UITextView's textContainerInset is 8 above and below, its lineFragmentPadding 5.
    drawText(
      shownText(of: view, isPlaceholder: false), of: view, id, in: frame,
      ink: ink(.textColor, of: view, standIn: "letters", default: "letters"),
      TextPlace(leading: 5, trailing: 5, top: 8))
    guard let measure = measure(of: view), let text = view.text else { return }
    let lines = measure.lines(
      of: text, width: frame.width - 10, maximum: 1000, cut: .byWordWrapping)
    let height = Double(lines.count) * measure.lineHeight + 16
    drawScrollBars(of: view, id, in: frame, content: Size(width: frame.width, height: height))
  }

  /// A field with a magnifying glass.
  mutating func drawSearchBar(_ view: SolvedView, in frame: Rect) {
    let height = min(36, max(frame.height - 4, 0))
    let field = Rect(
      x: frame.x + min(8, frame.width / 2), y: frame.y + (frame.height - height) / 2,
      width: max(frame.width - 16, 0), height: height)
    rect(field, ink: "fill", radius: 10)
    guard field.width > 40, height > 20 else { return }
    let isMirrored = layout.environment.direction == .rightToLeft
    let glass = Rect(
      x: isMirrored ? field.maxX - 26 : field.x + 6, y: field.y + height / 2 - 10,
      width: 20, height: 20)
    drawSymbol("magnifyingglass", in: glass, ink: "quiet")
    let isTyped = view.inForce.index(of: .text) != nil
    text(
      view.text ?? "Search", ink: isTyped ? "letters" : "quiet",
      x: isMirrored ? field.maxX - 30 : field.x + 30, y: field.y + height / 2 + 6,
      size: 17, anchor: isMirrored ? "end" : "start")
  }
}
