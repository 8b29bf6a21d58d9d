import StackDSL

/// The reason why a person should look at a fix before it is made. A fix without a reservation is safe.
///
/// A safe fix leaves the layout as it is: in each environment, in the other reading direction, and with each
/// hidden view shown. Or it puts right a word that can mean one other word only.
enum Reservation: Sendable, Hashable {
  /// A view, a constraint or another thing to which the author gave a name goes.
  case deletes(String)
  /// It writes a number that the file does not contain, which only the author can confirm.
  case writes(String)
  /// The view lies elsewhere after it, or has another size.
  case moves(String)
  /// A view lies elsewhere after it once these have the opposite `isHidden`.
  case movesIfToggled([String])
  /// A view lies elsewhere after it in the other reading direction.
  case movesIfMirrored
  /// What UIKit shows so far is one of several layouts, or one in which constraints are broken: nobody
  /// knows that the views stay.
  case settles
  /// More views may be hidden than can be tried.
  case hasManyStates
  /// The text may have meant something else.
  case guesses
  /// It changes what several screens share.
  case isShared
  /// Its effect is that nothing is reported.
  case silences
  /// `unsafeFixes` of the project names the rule.
  case isDemoted

  /// The end of a sentence that begins with the fix.
  var reason: String {
    switch self {
    case .deletes(let name): "deletes `\(name)`"
    case .writes(let number): "writes \(number), which is nowhere in the file"
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

// MARK: - What the text says

extension Reservation {
  /// Of an edit: a number that stands nowhere in the file.
  ///
  /// - Parameter known: the numbers of the file.
  init?(of edits: [TextEdit], known: Set<Double>) {
    let new = edits.flatMap { writtenNumbers(in: Array($0.newText.utf8)) }
    guard let foreign = new.first(where: { !known.contains($0.value) }) else { return nil }
    self = .writes(foreign.word)
  }

  /// Of a screen before and after: a name that is gone.
  init?(from before: Screen, to after: Screen) {
    let left = Set(after.givenNames)
    guard let gone = before.givenNames.first(where: { !left.contains($0) }) else { return nil }
    self = .deletes(gone)
  }

  /// Of the only mend of a faulty text, or of one of several: nil where a word was misspelt and one word is meant.
  init?(correctingBy edits: [TextEdit], isOnlyOne: Bool) {
    if isOnlyOne, edits.count == 1, edits.allSatisfy(\.respells) { return nil }
    self = .guesses
  }
}

extension Screen {
  /// Of views and constraints.
  fileprivate var givenNames: [String] {
    views.compactMap(\.name) + constraints.compactMap(\.identifier)
  }
}

/// The numbers of a text, as they are written and without their sign: words of digits, which are no part of
/// a name or of an id such as `3Xz-7b-12`.
func writtenNumbers(in text: [UInt8]) -> [(word: String, value: Double)] {
  text.split { !$0.isOfWord }.compactMap { word in
    let digits = word.drop { $0 == UInt8(ascii: "-") }
    guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return nil
    }
    let number = String(decoding: digits, as: UTF8.self)
    return Double(number).map { (number, $0) }
  }
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
