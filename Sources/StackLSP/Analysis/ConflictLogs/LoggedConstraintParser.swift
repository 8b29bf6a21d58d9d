import LayoutEngine
import StackDSL

/// Parses the description of one constraint: the `==` form and the visual format, with an identifier, the
/// names of views, and additions of libraries.
///
/// The forms are those that consoles print (posted logs; for the visual format also Apple, "Auto Layout
/// Guide", "Visual Format Language").
struct LoggedConstraintParser {
  private var rest: Substring
  /// Names that stand for a view in the rest: `|`, or the identifier of a view.
  private var names: [String: LoggedItem] = [:]

  /// Nil for text that is not a constraint, or a constraint without a view.
  static func parse(_ text: String) -> LoggedConstraint? {
    guard text.hasPrefix("<"), text.hasSuffix(">") else { return nil }
    var parser = LoggedConstraintParser(rest: decoded(text).dropFirst().dropLast())
    return parser.constraint(text)
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func constraint(_ text: String) -> LoggedConstraint? {
    guard let colon = rest.firstRange(of: ":0x") else { return nil }
    let className = String(rest[..<colon.lowerBound].split(separator: ".").last ?? "")
    rest = rest[rest.index(after: colon.lowerBound)...]
    let address = take { $0.isHexDigit || $0 == "x" }
    let source = take("@") ? librarySource() : nil
    skipBlanks()
    let identifier = take("'") ? quoted(before: " ") : nil
    skipBlanks()
    while rest.hasPrefix("h=") || rest.hasPrefix("v=") {
      _ = take { $0 != " " }
      skipBlanks()
    }
    readNames()
    let read = rest.hasPrefix("H:") || rest.hasPrefix("V:") ? visual() : equation()
    guard var constraint = read else { return nil }
    constraint.text = text
    constraint.className = className
    constraint.address = address
    constraint.identifier = identifier
    constraint.source = source
    return constraint
  }

  /// Decodes the escapes of the console for letters and quotes in a list: `\U00e9`, `\"`.
  private static func decoded(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      if next == "U" || next == "u", let code = UInt32(rest.prefix(4), radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        rest = rest.dropFirst(4)
        result.unicodeScalars.append(scalar)
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// SnapKit, `@Cell.swift#33`.
  private mutating func librarySource() -> String? {
    take { $0 != " " }.replacing("#", with: ":")
  }

  /// `(active, names: '|':UIView:0x7f8 )` at the end.
  private mutating func readNames() {
    guard let open = rest.ranges(of: " (").last,
      ["active", "inactive", "names", "LTR", "RTL", "Names"].contains(
        where: rest[open.upperBound...].hasPrefix)
    else { return }
    let note = rest[open.upperBound...].prefix { $0 != ")" }
    rest = rest[..<open.lowerBound]
    while rest.last == " " { rest.removeLast() }
    guard let list = note.firstRange(of: "ames:") else { return }
    for part in note[list.upperBound...].split(separator: ",") {
      var entry = LoggedConstraintParser(rest: part)
      entry.skipBlanks()
      let key = entry.take("'") ? entry.quoted(before: ":") : entry.identifier()
      guard entry.take(":") else { continue }
      // A view with an identifier is printed with its address alone.
      if entry.rest.hasPrefix("0x") {
        names[key] = LoggedItem(className: "", id: key)
      } else if let item = entry.item() {
        names[key] = item
      } else {
        let name = entry.take { $0 != " " }
        names[key] = LoggedItem(className: "", id: name)
      }
    }
    // A superview with an identifier is printed with it in place of its class.
    for (key, item) in names {
      if let named = names[item.className] { names[key] = named }
    }
  }

  /// The identifier before a view's address, or before its class and address. It may be any text, and the
  /// console truncates it: `12600urn:li:fs_updateV2:(...:0x7f90cc9a9710`.
  private mutating func identifier() -> String {
    guard let address = rest.ranges(of: ":0x").last else { return take { $0 != ":" } }
    var name = rest[..<address.lowerBound]
    if let colon = name.lastIndex(of: ":"), colon > name.startIndex,
      let first = name[name.index(after: colon)...].first, first.isUppercase || first == "_"
    {
      name = name[..<colon]
    }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  // MARK: `a.width == 1.5*b.height + 8 @750`

  private mutating func equation() -> LoggedConstraint? {
    guard let first = end() else { return nil }
    skipBlanks()
    guard let relation = relation() else { return nil }
    skipBlanks()
    var constraint = LoggedConstraint(
      text: "", className: "", address: "", first: first, relation: relation, second: nil,
      multiplier: 1, constant: 0)
    // A name may begin with digits too.
    let number = names.keys.contains(where: rest.hasPrefix) ? nil : number()
    if let number {
      if take("*") { constraint.multiplier = number } else { constraint.constant = number }
    }
    let second = end()
    // The text was truncated behind the relation.
    guard number != nil || second != nil else { return nil }
    // A position that is compared with a number lies in the superview.
    if second == nil, !first.attribute.isSize {
      guard let superview = names["|"] else { return nil }
      let edge: Anchor.Attribute = first.attribute.axis == .vertical ? .top : .left
      constraint.second = .init(item: superview, attribute: edge)
    }
    if let second {
      constraint.second = second
      skipBlanks()
      let sign: Double = rest.hasPrefix("-") ? -1 : 1
      if take("+") || take("-") {
        skipBlanks()
        guard let constant = self.number() else { return nil }
        constraint.constant = sign * constant
      }
    }
    skipBlanks()
    constraint.priority = take("@") ? self.number() ?? 1000 : 1000
    skipBlanks()
    // Text that remains would change the meaning.
    return rest.isEmpty ? constraint : nil
  }

  private mutating func end() -> LoggedConstraint.End? {
    let start = rest
    guard let item = item() else { return nil }
    guard take(".") else {
      rest = start
      return nil
    }
    let word = take { $0.isLetter }
    if let attribute = Anchor.Attribute(rawValue: word) ?? Self.otherNames[word] {
      return LoggedConstraint.End(item: item, attribute: attribute)
    }
    // `leadingMargin` of a view is `leading` of its guide.
    for suffix in ["Margin", "WithinMargins"] where word.hasSuffix(suffix) {
      let stem = String(word.dropLast(suffix.count))
      if let attribute = Anchor.Attribute(rawValue: stem) {
        return LoggedConstraint.End(item: item.marginsGuide, attribute: attribute)
      }
    }
    rest = start
    return nil
  }

  /// `minY == 0` comes from a frame; `baseline` is the last one, as it was before there were two.
  private static let otherNames: [String: Anchor.Attribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY,
    "maxY": .bottom, "baseline": .lastBaseline,
  ]

  // MARK: `H:|-(20)-[a]`

  private mutating func visual() -> LoggedConstraint? {
    let isHorizontal = rest.hasPrefix("H:")
    rest = rest.dropFirst(2)
    let (start, stop, size): (Anchor.Attribute, Anchor.Attribute, Anchor.Attribute) =
      isHorizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
    var constraint: LoggedConstraint?
    func make(
      _ first: LoggedConstraint.End, _ second: LoggedConstraint.End?, _ distance: Distance
    ) -> LoggedConstraint {
      var made = LoggedConstraint(
        text: "", className: "", address: "", first: first, relation: distance.relation,
        second: second, multiplier: 1, constant: distance.points)
      made.priority = distance.priority
      return made
    }
    guard let first = visualItem() else { return nil }
    if let distance = first.size {
      constraint = make(
        .init(item: first.item, attribute: size),
        distance.other.map { .init(item: $0, attribute: size) }, distance)
    }
    if rest.isEmpty { return constraint }
    let gap = take("-") ? gap() : Distance()
    guard let gap, let second = visualItem() else { return nil }
    let from = LoggedConstraint.End(
      item: first.item, attribute: first.isSuperview ? start : stop)
    let to = LoggedConstraint.End(item: second.item, attribute: second.isSuperview ? stop : start)
    return make(to, from, gap)
  }

  private struct Distance {
    var relation = Constraint.Relation.equal
    var points = 0.0
    var priority = 1000.0
    var other: LoggedItem?
  }

  private mutating func visualItem() -> (item: LoggedItem, isSuperview: Bool, size: Distance?)? {
    if take("|") {
      return (names["|"] ?? LoggedItem(className: "", id: "superview"), true, nil)
    }
    guard take("["), let item = item() else { return nil }
    var size: Distance?
    if take("(") {
      size = distance()
      guard size != nil, take(")") else { return nil }
    }
    return take("]") ? (item, false, size) : nil
  }

  /// Behind the first hyphen: `(20)-`, `(>=20@750)-`, `(NSSpace(8))-`, `20-`, or nothing for 8 pt.
  private mutating func gap() -> Distance? {
    if take("(") {
      guard let distance = distance(), take(")"), take("-") else { return nil }
      return distance
    }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return Distance(points: 8) }
    guard let distance = distance(), take("-") else { return nil }
    return distance
  }

  private mutating func distance() -> Distance? {
    var distance = Distance()
    distance.relation = relation() ?? .equal
    if rest.hasPrefix("NSSpace(") || rest.hasPrefix("NSLayoutAnchorConstraintSpace(") {
      _ = take { $0 != "(" }
      guard take("("), let points = number(), take(")") else { return nil }
      distance.points = points
    } else if let points = number() {
      distance.points = points
    } else if let item = item() {
      distance.other = item
    } else {
      return nil
    }
    if take("@") { distance.priority = number() ?? 1000 }
    return distance
  }

  // MARK: Pieces

  /// `UILabel:0x7f8'Hello'`, `App.Card:0x600`, or the identifier of a view.
  private mutating func item() -> LoggedItem? {
    if let colon = rest.firstRange(of: ":0x"),
      rest[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || "_.$".contains($0) }),
      !rest[..<colon.lowerBound].isEmpty
    {
      let className = rest[..<colon.lowerBound].split(separator: ".").last ?? ""
      rest = rest[rest.index(after: colon.lowerBound)...]
      let address = take { $0.isHexDigit || $0 == "x" }
      let title = take("'") ? quoted(before: ".](,) ") : nil
      return LoggedItem(className: String(className), id: address, title: title)
    }
    // The longest name first, because one name may be the beginning of another.
    let known = names.keys.sorted { $0.count > $1.count }.first { $0 != "|" && rest.hasPrefix($0) }
    if let known {
      rest = rest.dropFirst(known.count)
      return names[known]
    }
    // A name that the list of names does not explain.
    guard let dot = rest.firstIndex(of: "."), rest.first?.isLetter ?? false else { return nil }
    let name = rest[..<dot]
    guard !name.contains(" "), !name.contains("=") else { return nil }
    rest = rest[dot...]
    return LoggedItem(className: "", id: String(name))
  }

  private mutating func relation() -> Constraint.Relation? {
    let relation = Constraint.Relation(rawValue: String(rest.prefix(2)))
    if relation != nil { rest = rest.dropFirst(2) }
    return relation
  }

  private mutating func number() -> Double? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber || "+-.e".contains($0) }
    // The sign of an exponent is part of the number, but a hyphen behind it is not.
    var text = digits
    while !text.isEmpty, Double(text) == nil { text = text.dropLast() }
    guard let number = Double(text), number.isFinite else { return nil }
    rest = rest.dropFirst(text.count)
    return number
  }

  /// Reads behind a quote up to the closing one, which the text behind it identifies.
  private mutating func quoted(before closing: String) -> String {
    var end = rest.startIndex
    while let quote = rest[end...].firstIndex(of: "'") {
      let after = rest[rest.index(after: quote)...]
      if after.isEmpty || closing.contains(after.first ?? " ") {
        let text = String(rest[..<quote])
        rest = after
        return text
      }
      end = rest.index(after: quote)
    }
    let text = String(rest)
    rest = ""
    return text
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest.dropFirst(taken.count)
    return String(taken)
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " || $0 == "\t" } }
}
