/// One constraint as layout code states it, before the names of its views are known.
struct CodeConstraint {
  /// The owner of an anchor.
  struct Place: Hashable {
    enum View: Hashable {
      case named(String)
      /// The superview of the view on the other side.
      case superview
      /// The view in whose braces the code stands.
      case owner
    }
    var view: View
    var guide: PlaceWord?

    init(_ view: View, _ guide: PlaceWord? = nil) {
      self.view = view
      self.guide = guide
    }
  }
  var place: Place
  /// An attribute or a composite.
  var attribute: String
  var relation = "=="
  var other: (place: Place, attribute: String)?
  var multiplier: String?
  /// A number or a name, without its sign.
  var constant: String?
  var isNegative = false
  /// Points inward instead of a constant.
  var inset: String?
  var priority: String?
  /// With its quotes.
  var identifier: String?

  /// With numbers in place of their names.
  func with(_ numbers: [String: CodeNumber]) -> Self {
    var result = self
    if let number = constant.flatMap({ numbers[$0] }) {
      result.constant = number.text
      result.isNegative = isNegative != number.isNegative
    }
    result.multiplier = multiplier.map { numbers[$0]?.text ?? $0 }
    result.inset = inset.map { numbers[$0]?.text ?? $0 }
    return result
  }
}

extension CodeConstraint.Place {
  /// `view.safeAreaLayoutGuide`, `title.superview`, `self.card`, as names in front of an anchor.
  init?(path: some Collection<String>) {
    var names = Array(path)
    var guide: PlaceWord?
    if let last = names.last,
      let word = PlaceWord(rawValue: last == "safeArea" ? last : ForeignNames.places[last] ?? "")
    {
      guide = word
      names.removeLast()
    }
    if names.first == "self", names.count > 1 { names.removeFirst() }
    if names.last == "superview" {
      self.init(.superview, guide)
    } else if names.isEmpty {
      self.init(.owner, guide)
    } else if names.count == 1 {
      self.init(.named(names[0]), guide)
    } else {
      return nil
    }
  }
}

/// A number of layout code: a literal with its sign, or a name. `Constants.top` is `constantsTop`, since names
/// have no dots here.
struct CodeNumber {
  var text: String
  var isNegative: Bool

  init?(_ tokens: [CodeTokens.Token]) {
    var rest = tokens[...]
    isNegative = rest.first?.kind == .minus
    if isNegative { rest = rest.dropFirst() }
    let isNumber = rest.count == 1 && rest.first?.kind == .number
    let isPath =
      rest.count % 2 == 1
      && rest.enumerated().allSatisfy { $0 % 2 == 1 ? $1.kind == .dot : $1.kind.isName }
    guard isNumber || isPath else { return nil }
    let words = rest.filter { $0.kind != .dot }.map(\.text)
    text = words.count == 1 ? words[0] : Self.joined(words)
  }

  private static func joined(_ words: [String]) -> String {
    words.enumerated().map { index, word in
      let first = word.prefix(1)
      return (index == 0 ? first.lowercased() : first.uppercased()) + word.dropFirst()
    }
    .joined()
  }

  /// A priority: `999`, `.defaultHigh`, `UILayoutPriority(999)`, SnapKit's `.high`.
  static func priority(_ tokens: [CodeTokens.Token]) -> String? {
    var names = tokens.filter { $0.kind.isName || $0.kind == .number }.map(\.text)
    if names.first == "UILayoutPriority" { names.removeFirst() }
    if names.first == "rawValue" { names.removeFirst() }
    guard names.count == 1, let word = names.first else { return nil }
    // SnapKit's ConstraintPriority.
    return ["high": "750", "medium": "500", "low": "250"][word] ?? word
  }
}
