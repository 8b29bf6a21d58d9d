import StackDSL

/// The reason why a person should review a fix before it is made. A fix without a reservation is safe.
///
/// A safe fix leaves the layout unchanged in each environment, in the other reading direction, and with each
/// hidden view shown. Or it corrects a word that can only mean one other word.
enum Reservation: Sendable, Hashable {
  /// It removes a view, a constraint or another element that the author named.
  case deletes(String)
  /// It writes a number that the file does not contain, which only the author can confirm.
  case writes(String)
  /// It moves or resizes the view.
  case moves(String)
  /// It moves a view once these have the opposite `isHidden`.
  case movesIfToggled([String])
  /// It moves a view in the other reading direction.
  case movesIfMirrored
  /// UIKit currently shows one of several layouts, or one with broken constraints, so the views may move.
  case settles
  /// More views may be hidden than can be tried.
  case hasManyStates
  /// The text may have had another meaning.
  case guesses
  /// It changes a part that several screens share.
  case isShared
  /// Its effect is that nothing is reported.
  case silences
  /// `unsafeFixes` of the project lists the rule.
  case isDemoted

  /// The end of a sentence that begins with the fix.
  var reason: String {
    switch self {
    case .deletes(let name): "deletes `\(name)`"
    case .writes(let number): "writes \(number), which stands nowhere on the screen"
    case .moves(let view): "moves or resizes `\(view)`"
    case .movesIfToggled(let views):
      "moves a view once \(shortList(views.map(quoted))) \(views.count == 1 ? "is" : "are") shown or hidden"
    case .movesIfMirrored: "moves a view in the other reading direction"
    case .settles: "decides what the constraints leave open or contradict"
    case .hasManyStates: "stands on a screen with more hidden views than can be tried"
    case .guesses: "is one of several readings of the text"
    case .isShared: "changes what several screens share"
    case .silences: "only hides the finding"
    case .isDemoted: "is of a rule that `unsafeFixes` in stack.toml names"
    }
  }
}

// MARK: - Checks of the text

extension Reservation {
  /// The reservation about a number that occurs nowhere on the screen.
  ///
  /// - Parameter known: the numbers of the screen and the components.
  init?(of edits: [TextEdit], known: Set<Double>) {
    let new = edits.flatMap { writtenNumbers(in: Array($0.newText.utf8)) }
    guard let foreign = new.first(where: { !known.contains($0.value) }) else { return nil }
    self = .writes(foreign.word)
  }

  /// The reservation about a removed name, from the screen before and after.
  init?(from before: Screen, to after: Screen) {
    let left = Set(after.givenNames)
    guard let gone = before.givenNames.first(where: { !left.contains($0) }) else { return nil }
    self = .deletes(gone)
  }

  /// The reservation about the only correction of faulty text, or one of several; nil if a word was misspelt
  /// and only one word is meant.
  init?(correctingBy edits: [TextEdit], isOnlyOne: Bool) {
    if isOnlyOne, edits.count == 1, edits.allSatisfy(\.respells) { return nil }
    self = .guesses
  }
}

extension Screen {
  /// The names of views and constraints.
  fileprivate var givenNames: [String] {
    views.compactMap(\.name) + constraints.compactMap(\.identifier)
  }
}

/// The numbers in a text as written, without their sign: words of digits that are not part of a name or an ID
/// such as `3Xz-7b-12`.
func writtenNumbers(in text: [UInt8]) -> [(word: String, value: Double)] {
  var numbers: [(word: String, value: Double)] = []
  text.withUnsafeBytes { text in
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, text[index].isOfWord { index += 1 }
      let digits = text[start..<index].drop { $0 == UInt8(ascii: "-") }
      if let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
        let number = String(decoding: digits, as: UTF8.self)
        if let value = Double(number) { numbers.append((number, value)) }
      }
      index += 1
    }
  }
  return numbers
}

extension UInt8 {
  fileprivate var isOfWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
