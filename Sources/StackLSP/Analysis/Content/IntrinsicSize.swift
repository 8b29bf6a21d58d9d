import LayoutEngine
import StackDSL

/// The size that a view's content asks for, in points, and the positions of its lines of text.
struct IntrinsicSize {
  var width: Double?
  var widthSource: ContentSource
  var height: Double?
  var heightSource: ContentSource
  var wrapping: WrappingText?
  var widthEvidence = Evidence.known
  var heightEvidence = Evidence.known
  /// In points below the top at the intrinsic height; `lastBaseline` is above the bottom.
  var firstBaseline: Double?
  var lastBaseline: Double?
  /// Whether the baselines keep their distance from the middle.
  var isCentered = false

  fileprivate init(
    width: Double? = nil, height: Double? = nil, source: ContentSource = .none
  ) {
    self.width = width
    self.height = height
    widthSource = width == nil ? .none : source
    heightSource = height == nil ? .none : source
  }
}

extension IntrinsicSize {
  /// Sets the baselines of one line in the middle of a control.
  fileprivate mutating func setBaselines(inTheMiddleOf height: Double, _ measure: TextMeasure) {
    let baseline = measure.centeredBaseline(height: height)
    (firstBaseline, lastBaseline) = (baseline, height - baseline)
  }

  /// Sets the range of lengths that a font may produce.
  fileprivate mutating func estimate(_ font: NamedFont, called name: String) {
    if let width, width > 0 {
      let usual = font.usualWidth
      widthEvidence = .estimated(
        width * font.width.lowerBound / usual...width * font.width.upperBound / usual, font: name)
    }
    if let height, height > 0 {
      heightEvidence = .estimated(
        height * font.height.lowerBound...height * font.height.upperBound, font: name)
    }
  }
}

/// The content of one view in one environment.
struct ContentReader {
  var kind: ViewKind
  var properties: ViewProperties
  var text: String?
  var measure: TextMeasure?
  var system: Int
  /// The changes that code makes to the view.
  var runTime: RunTimeChanges = []
  var end: ContentEnd?

  /// The written values replace those of the class and its text, axis by axis.
  func intrinsicSize() -> IntrinsicSize {
    var size = sizeOfClass()
    if let font = measure?.font.name { size.estimate(NamedFont(font), called: font) }
    if let written = properties[.intrinsicContentSize],
      case .size(let width, let height) = written.value
    {
      size.width = width.map(clampedLength)
      size.height = height.map(clampedLength)
      size.widthSource = .written
      size.heightSource = .written
      // A written height no longer follows from the width.
      size.wrapping = nil
      if size.isCentered, let measure, let height = size.height {
        size.setBaselines(inTheMiddleOf: height, measure)
      }
    }
    if let offset = properties[.firstBaseline]?.value.number { size.firstBaseline = offset }
    if let offset = properties[.lastBaseline]?.value.number { size.lastBaseline = offset }
    opened(&size)
    return size
  }

  /// Content that code sets may be empty or long. A line of text keeps its height.
  private func opened(_ size: inout IntrinsicSize) {
    if measure != nil, kind != .segmentedControl, !growsByClass {
      guard runTime.opensContent else { return }
      size.widthEvidence = .open
      // An empty label has no line height, and a placeholder size has nothing to do with its text.
      let isEmpty = kind == .label && (size.height ?? 0) == 0
      if size.wrapping != nil || isEmpty || isButtonOfApp { size.heightEvidence = .open }
      guard let end else { return }
      if isButtonOfApp { size.height = openLength(size.height, at: end) }
      let shown = size.width ?? (kind == .label ? 0 : nil)
      size.width = shown.flatMap { openLength($0, at: end) }
      if end == .tight, isEmpty, let measure {
        size.height = measure.labelHeight(lines: 1)
        size.firstBaseline = measure.labelBaseline
        size.lastBaseline = measure.labelHeight(lines: 1) - measure.labelBaseline
      }
      if end == .roomy, size.wrapping != nil {
        size.height = measure?.labelHeight(lines: 1)
        size.wrapping = nil
      } else {
        size.wrapping?.widen(by: Evidence.mostOfShown)
      }
      return
    }
    let isOpen =
      isOfUnknownSize || changes.opensSize && ControlSize(of: kind, system: system) == nil
    let hasWheels = kind == .picker || kind == .datePicker
    guard isOpen || hasWheels && size.widthSource != .written else { return }
    size.widthEvidence = .open
    if isOpen { size.heightEvidence = .open }
    guard let end else { return }
    size.width = openLength(size.width, at: end)
    if isOpen { size.height = openLength(size.height, at: end) }
  }

  /// A text view of the app's own class may be as high as its text.
  private var growsByClass: Bool { kind == .textView && runTime.contains(.customClass) }

  /// A button of the app's own class may be higher than its title.
  private var isButtonOfApp: Bool { kind == .button && runTime.contains(.customClass) }

  /// A scrolling view of UIKit has no content size, whatever code puts into it by an outlet.
  private var changes: RunTimeChanges {
    kind.has(.scrolls) ? runTime.subtracting(.outlet) : runTime
  }

  /// The size of a date picker without wheels depends on how UIKit formats the date.
  private var isOfUnknownSize: Bool {
    kind == .datePicker && datePickerStyle != .wheels
  }

  private func sizeOfClass() -> IntrinsicSize {
    guard !isOfUnknownSize else { return unknownDatePicker() }
    switch kind {
    case .label: return label()
    case .button: return button()
    case .textField: return textField()
    case .textView: return textView()
    case .imageView: return image()
    case .segmentedControl: return segmentedControl()
    case .pageControl where properties[.numberOfPages] != nil: return pageControl()
    case .activityIndicator where properties.word(.style) == SpinnerStyleWord.large:
      return IntrinsicSize(width: 37, height: 37, source: .control(kind))
    default:
      guard let control = ControlSize(of: kind, system: system) else { return IntrinsicSize() }
      return IntrinsicSize(width: control.width, height: control.height, source: .control(kind))
    }
  }

  /// A compact date picker is recorded at 162 to 216 pt wide, by the length of its date, and 35 high; there
  /// is no record of an inline one.
  private func unknownDatePicker() -> IntrinsicSize {
    switch datePickerStyle {
    case .compact: IntrinsicSize(width: 189, height: 35, source: .control(kind))
    case .inline, .wheels: IntrinsicSize()
    }
  }

  private var datePickerStyle: DatePickerStyleWord {
    properties.word(.preferredDatePickerStyle) ?? .wheels
  }

  /// A label without text is empty, 0 by 0.
  private func label() -> IntrinsicSize {
    guard let measure, let text, !text.isEmpty else {
      return IntrinsicSize(
        width: 0, height: 0, source: measure.map { .text("", $0.font) } ?? .none)
    }
    let maximumLines = properties[.numberOfLines]?.value.number.map { Int(min($0, 10_000)) } ?? 1
    let wraps = maximumLines != 1
    let paragraphs = wraps ? text.split(separator: "\n", omittingEmptySubsequences: false).count : 1
    let lines = maximumLines > 1 ? min(paragraphs, maximumLines) : paragraphs
    var size = IntrinsicSize(
      width: wraps ? measure.widestParagraph(of: text) : measure.labelWidth(of: text),
      height: measure.labelHeight(lines: lines), source: .text(text, measure.font))
    if wraps { size.wrapping = measure.wrapping(text, maximumLines: max(maximumLines, 0)) }
    size.firstBaseline = measure.labelBaseline
    size.lastBaseline = measure.labelHeight(lines: 1) - measure.labelBaseline
    return size
  }

  /// A system button: its title with 6 pt above and below, at least 30 wide, in whole points.
  ///
  /// A configured button has larger insets. An image precedes the title, in at least the height of a line
  /// (six of six recorded buttons with a smaller one), and a background image is the minimum size of the
  /// button.
  private func button() -> IntrinsicSize {
    guard let measure else { return IntrinsicSize() }
    let title = text ?? ""
    let image = properties[.imageSize]?.value.fullSize ?? Size(width: 0, height: 0)
    let isConfigured = properties[.configuration] != nil
    let isImage = title.isEmpty && image.height > 0
    let line = isImage && isConfigured ? 0 : measure.lineHeight
    var width = measure.width(of: title).rounded(.up) + image.width
    var height = max(line, image.height)
    if isConfigured {
      width += 24
      height = (height + 14).rounded(.up)
    } else if let insets = properties[.contentEdgeInsets]?.value.insets {
      width += insets.left + insets.right
      height = (height + insets.top + insets.bottom).rounded(.up)
    } else if image.height > 0 {
      height = max(height, isImage ? 0 : line + 12).rounded(.up)
    } else {
      width = max(30, width)
      height = (height + 12).rounded(.up)
    }
    if let background = properties[.backgroundImageSize]?.value.fullSize {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    var size = centered(width: width, height: height, text: title, measure: measure)
    // Without a configuration, a button is one line high however many its title takes. With one, the title
    // wraps by default.
    let lines = properties[.numberOfLines]?.value.number ?? 0
    if isConfigured, lines != 1, !title.isEmpty {
      size.wrapping = measure.wrapping(
        title, maximumLines: Int(min(max(lines, 0), 10_000)),
        padding: Size(width: 24 + image.width, height: 14))
    }
    return size
  }

  /// A dot is 7 pt wide and 9 pt from the next, so three dots have the recorded 39 pt.
  private func pageControl() -> IntrinsicSize {
    let pages = properties[.numberOfPages]?.value.number ?? 0
    return IntrinsicSize(
      width: max(0, pages * 16 - 9), height: ControlSize(of: kind, system: system)?.height,
      source: .control(kind))
  }

  /// All segments are as wide as the one with the widest title.
  private func segmentedControl() -> IntrinsicSize {
    let control = ControlSize(of: kind, system: system)
    var size = IntrinsicSize(height: control?.height, source: .control(kind))
    guard let measure, let titles = properties[.segments]?.value.items, !titles.isEmpty else {
      return size
    }
    let widest = titles.map { measure.width(of: $0.name ?? "").rounded(.up) }.max() ?? 0
    size.width = Double(titles.count) * (widest + 20) + 1
    size.widthSource = .control(kind)
    return size
  }

  /// With a rounded border: the text or placeholder with 7 pt at both sides, in a height that holds a font of
  /// up to 17 pt without growing.
  private func textField() -> IntrinsicSize {
    guard let measure else { return IntrinsicSize() }
    if properties.word(.borderStyle) == BorderStyleWord.none {
      return centered(
        width: measure.width(of: text ?? "").rounded(.up), height: measure.lineHeight.rounded(.up),
        text: text ?? "", measure: measure)
    }
    let usual = system < 13 ? 30.0 : 34.0
    let height = max(usual, measure.lineHeight.rounded(.up) + 12)
    let width = measure.width(of: text ?? "").rounded(.up) + 14
    return centered(width: width, height: height, text: text ?? "", measure: measure)
  }

  private func centered(
    width: Double, height: Double, text: String, measure: TextMeasure
  ) -> IntrinsicSize {
    var size = IntrinsicSize(width: width, height: height, source: .text(text, measure.font))
    size.setBaselines(inTheMiddleOf: height, measure)
    size.isCentered = true
    return size
  }

  /// A scrolling text view asks for no size; its first line is 8 pt below its top. A text view that does not
  /// scroll is as large as its text with the insets of its container.
  ///
  /// Source: Apple, `UITextView.textContainerInset` (8 above and below) and
  /// `NSTextContainer.lineFragmentPadding` (5 at both sides).
  private func textView() -> IntrinsicSize {
    var size = IntrinsicSize()
    guard let measure else { return size }
    size.firstBaseline = 8 + measure.labelBaseline
    guard properties[.isScrollEnabled]?.value.bool == false else { return size }
    let padding = Size(width: 10, height: 16)
    let text = text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    size.width = measure.widestParagraph(of: text) + padding.width
    size.height = measure.ceilToPixel(Double(lines) * measure.lineHeight + padding.height)
    size.widthSource = .text(text, measure.font)
    size.heightSource = .text(text, measure.font)
    size.wrapping = measure.wrapping(text, maximumLines: 0, padding: padding)
    size.lastBaseline = 8 + measure.labelHeight(lines: 1) - measure.labelBaseline
    return size
  }

  private func image() -> IntrinsicSize {
    var size = IntrinsicSize()
    if let name = properties[.image]?.value.name {
      size.widthSource = .unknown(name)
      size.heightSource = .unknown(name)
    }
    return size
  }

  private func clampedLength(_ length: Double) -> Double {
    length.isFinite ? min(max(length, 0), Value.largestPoint) : 0
  }
}
