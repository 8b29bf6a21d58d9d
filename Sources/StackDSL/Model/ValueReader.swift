/// Reads the tokens of a value by the forms that values have, whatever the property.
///
/// Numbers may be computed from numbers, `let`s and parameters; a lone name is a `let` or a
/// parameter if there is one of that name, else it stands for itself (an enum case, a device).
struct ValueReader {
  private let tokens: [SyntaxToken]
  private let values: [String: Binding]
  private var index = 0
  /// The names that were read as `let`s or parameters.
  private(set) var uses: [(token: SyntaxToken, symbol: Symbol)] = []
  private var faults: [(message: String, place: Range<Int>, replacement: String?)] = []

  init(_ node: SyntaxNode, values: [String: Binding]) {
    tokens = node.significantTokens
    self.values = values
  }

  /// Nil if the tokens are not a value.
  mutating func read() -> Value? {
    let value = form()
    return index == tokens.count ? value : nil
  }

  private var current: SyntaxToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  private func kind(_ distance: Int = 0) -> TokenKind? {
    tokens.indices.contains(index + distance) ? tokens[index + distance].kind : nil
  }

  private mutating func form() -> Value? {
    switch kind() {
    case .string where tokens.count == 1:
      defer { index += 1 }
      return current.map { .string(stringContent($0.text)) }
    case .string where kind(1) == .number && tokens.count == 2:
      return namedFont()
    case .dot:
      index += 1
      // `.defaultLow + 1`
      if kind(1) == .plus || kind(1) == .minus { return arithmetic() }
      return name().map(Value.name)
    case .identifier, .quotedIdentifier:
      return namedForm()
    case .number where kind(1) == .identifier && tokens[index + 1].text == "x":
      return size()
    case .number, .percent, .minus, .plus, .leftParenthesis:
      return arithmetic()
    default:
      return nil
    }
  }

  private mutating func namedForm() -> Value? {
    guard let token = current else { return nil }
    switch token.text {
    case "_" where kind(1) == .identifier: return size()
    case "true", "false":
      index += 1
      return .bool(token.text == "true")
    case "system" where kind(1) == .number: return font()
    case let word where kind(1) == .leftParenthesis && Host(word: word) != nil: return host()
    default: break
    }
    if let length = tagLength(token) { return language(ofTokens: length) }
    if kind(1) == .plus || kind(1) == .minus, kind(2) == .percent { return language(ofTokens: 1) }
    if tokens.count > 1, kind(1) != .dot { return arithmetic() }
    guard let name = name() else { return nil }
    return bound(name, token) ?? .name(name)
  }

  /// `iPhone16.landscape`, as one word.
  private mutating func name() -> String? {
    guard let token = current, token.kind.isName else { return nil }
    index += 1
    var result = token.name
    while kind() == .dot, let next = kind(1), next.isName {
      result += "." + tokens[index + 1].name
      index += 2
    }
    return result
  }

  private mutating func size() -> Value? {
    guard let width = metric(), current?.text == "x" else { return nil }
    index += 1
    guard let height = metric() else { return nil }
    return .size(width: width.points, height: height.points)
  }

  private mutating func metric() -> (points: Double?, Void)? {
    guard let token = current else { return nil }
    index += 1
    if token.text == "_" { return (nil, ()) }
    if token.kind == .number, let number = Double(token.text) { return (number, ()) }
    if case .number(let number)? = bound(token.name, token) {
      return (number, ())
    }
    return nil
  }

  private mutating func font() -> Value? {
    index += 1
    guard let token = current, let size = Double(token.text) else { return nil }
    index += 1
    guard kind() == .identifier || kind() == .dot else {
      return .font(.system(size: size, weight: .regular))
    }
    if kind() == .dot { index += 1 }
    guard let word = name(), let weight = Font.Weight(rawValue: word) else { return nil }
    return .font(.system(size: size, weight: weight))
  }

  /// `"AvenirNext-Bold" 17`
  private mutating func namedFont() -> Value? {
    guard let name = current, let size = Double(tokens[index + 1].text) else { return nil }
    index += 2
    return .font(.named(stringContent(name.text), size: size))
  }

  /// `cell(height: 50)`
  private mutating func host() -> Value? {
    guard let host = (current?.text).flatMap(Host.init(word:)) else { return nil }
    return hostSize().map { .host(host, $0) }
  }

  /// The sizes in the parentheses behind a word.
  mutating func hostSize() -> HostSize? {
    var size = HostSize()
    index += 1
    repeat {
      index += 1
      guard let label = current?.text, kind(1) == .colon else { return nil }
      index += 2
      guard let lengths = lengths() else { return nil }
      switch label {
      case "width" where size.width == nil: size.width = lengths
      case "height" where size.height == nil: size.height = lengths
      default: return nil
      }
    } while kind() == .comma
    guard kind() == .rightParenthesis else { return nil }
    index += 1
    return size
  }

  /// A length, or all lengths from one to another: `320...440`. A fault is noted, and the likely meaning read.
  private mutating func lengths() -> ClosedRange<Double>? {
    let start = index
    let first = kind() == .range ? nil : sum(depth: 0)
    guard let mark = current, mark.kind == .range else {
      guard let first else { return nil }
      if first < 0 { note("A host is at least 0 pt wide and high.", start..<index) }
      return max(first, 0)...max(first, 0)
    }
    let middle = index
    index += 1
    let isOver = kind() == nil || kind() == .comma || kind() == .rightParenthesis
    let last = isOver ? nil : sum(depth: 0)
    guard isOver || last != nil else { return nil }
    guard let first, let last else {
      let written = text(start..<index)
      note(
        "`\(written)` has one end: write both, such as `320...440`. The screen is checked at each.",
        start..<index)
      return (first ?? last).map { max($0, 0)...max($0, 0) }
    }
    let ends = [text(start..<middle), text(middle + 1..<index)]
    let meant = (first > last ? ends.reversed() : ends).joined(separator: "...")
    if min(first, last) < 0 {
      note("A host is at least 0 pt wide and high.", start..<index)
    } else if first > last {
      note("A range begins with its smaller end: write `\(meant)`.", start..<index, meant)
    } else if mark.text != "..." {
      note("A range includes both of its ends: write `\(meant)`.", start..<index, meant)
    }
    return max(min(first, last), 0)...max(first, last, 0)
  }

  private mutating func note(_ message: String, _ place: Range<Int>, _ replacement: String? = nil) {
    faults.append((message, place, replacement))
  }

  private func text(_ place: Range<Int>) -> String {
    guard let first = tokens[place].first, let last = tokens[place].last else { return "" }
    return first.section.text(first.range.lowerBound..<last.range.upperBound)
  }

  /// The faults of what was read nevertheless.
  func problems(in section: SectionID) -> [Problem] {
    faults.map { message, place, replacement in
      let written = tokens[place]
      let start = written.first?.range.lowerBound ?? 0
      let span = section.span(start..<(written.last?.range.upperBound ?? start))
      var problem = Problem(.mismatchedValue, span: span, message: message)
      problem.fixes = [replacement].compactMap { $0 }.map {
        .init(changing: text(place), at: span, to: $0)
      }
      return problem
    }
  }

  /// How many tokens make a tag of BCP 47 such as `pt-BR`; nil for a word alone, and for sums. Such a tag begins
  /// with two or three letters (RFC 5646, section 2.1), unlike `defaultHigh - 1`.
  private func tagLength(_ first: SyntaxToken) -> Int? {
    guard values[first.name] == nil, (2...3).contains(first.name.count) else { return nil }
    var length = 1
    while kind(length) == .minus, kind(length + 1) == .identifier || kind(length + 1) == .number {
      length += 2
    }
    return length > 1 ? length : nil
  }

  /// `de +30%`, `pt-BR`
  private mutating func language(ofTokens length: Int) -> Value? {
    let code = tokens[index..<(index + length)].map(\.text).joined()
    index += length
    guard kind(1) == .percent, let growth = percentValue(tokens[index + 1].text) else {
      return .language(code, growth: 0)
    }
    let sign = kind() == .minus ? -1.0 : 1.0
    index += 2
    return .language(code, growth: sign * growth)
  }

  /// Sums and products, by precedence; a lone percentage stays one.
  private mutating func arithmetic() -> Value? {
    if tokens.count - index == 1, kind() == .percent, let percent = percentValue(tokens[index].text)
    {
      index += 1
      return .percent(percent)
    }
    return sum(depth: 0).map(Value.number)
  }

  private mutating func sum(depth: Int) -> Double? {
    guard var total = product(depth: depth) else { return nil }
    while let sign = kind(), sign == .plus || sign == .minus {
      index += 1
      guard let next = product(depth: depth) else { return nil }
      total = sign == .plus ? total + next : total - next
    }
    return total.isFinite ? total : nil
  }

  private mutating func product(depth: Int) -> Double? {
    guard var total = factor(depth: depth) else { return nil }
    while let sign = kind(), sign == .times || sign == .divide {
      index += 1
      guard let next = factor(depth: depth) else { return nil }
      total = sign == .times ? total * next : total / next
    }
    return total
  }

  private mutating func factor(depth: Int) -> Double? {
    var sign = 1.0
    while kind() == .minus || kind() == .plus {
      if kind() == .minus { sign = -sign }
      index += 1
    }
    guard let token = current, depth < Parser.maximumDepth else { return nil }
    index += 1
    switch token.kind {
    case .number: return Double(token.text).map { sign * $0 }
    case .percent: return percentValue(token.text).map { sign * $0 }
    case .identifier, .quotedIdentifier: return numericValue(token).map { sign * $0 }
    case .leftParenthesis:
      guard let inner = sum(depth: depth + 1), kind() == .rightParenthesis else { return nil }
      index += 1
      return sign * inner
    default: return nil
    }
  }

  /// The value of a `let` or a parameter, whose use is noted.
  private mutating func bound(_ name: String, _ token: SyntaxToken) -> Value? {
    guard let binding = values[name] else { return nil }
    uses.append((token, binding.symbol))
    return binding.value
  }

  private mutating func numericValue(_ token: SyntaxToken) -> Double? {
    let name = token.name
    switch bound(name, token) {
    case .number(let number)?, .percent(let number)?: return number
    case .name(let other)?: return Vocabulary.priority(named: other)
    case nil where name == "systemSpacing": return Vocabulary.systemSpacing
    case nil: return Vocabulary.priority(named: name)
    default: return nil
    }
  }
}

/// `30%` is 0.3.
func percentValue(_ text: String) -> Double? {
  guard text.hasSuffix("%") else { return nil }
  return Double(text.dropLast()).map { $0 / 100 }
}
