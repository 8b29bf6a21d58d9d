import LayoutEngine
import StackDSL

/// The parts of a property's value in the requested type; nil for any other type, which the model has already
/// reported.
extension Value {
  /// The elements of a list, or the value itself.
  var items: [Value] {
    if case .list(let items) = self { return items }
    return [self]
  }

  var names: [String] { items.compactMap(\.name) }

  var name: String? {
    switch self {
    case .name(let name), .string(let name): name
    default: nil
    }
  }

  func word<Word: PropertyWord>() -> Word? { name.flatMap(Word.init(rawValue:)) }

  /// A number in the range that UIKit can lay out.
  var number: Double? {
    guard case .number(let number) = self, number.isFinite else { return nil }
    return min(max(number, -Self.largestPoint), Self.largestPoint)
  }

  var bool: Bool? {
    if case .bool(let bool) = self { return bool }
    return nil
  }

  /// A size with two positive parts.
  var fullSize: Size? {
    guard case .size(let width?, let height?) = self, width > 0, height > 0 else { return nil }
    return Size(width: min(width, Self.largestPoint), height: min(height, Self.largestPoint))
  }

  /// One number for all four edges, or four: top, leading, bottom, trailing. Leading is stored as left.
  var insets: Insets? {
    let numbers = items.compactMap(\.number)
    if numbers.count == 1, items.count == 1 {
      return Insets(top: numbers[0], left: numbers[0], bottom: numbers[0], right: numbers[0])
    }
    guard numbers.count == 4, items.count == 4 else { return nil }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  var priority: Priority? { number.map { Priority(min(max($0, 1), 1000)) } }

  /// The largest size or position that UIKit represents, in points.
  static let largestPoint = 2_777_777.0
}

extension LayoutDirection {
  /// The name in a `directions` list.
  init?(named name: String) {
    guard let word = DirectionWord(rawValue: name) else { return nil }
    self =
      switch word {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }

  var word: String {
    switch self {
    case .leftToRight: DirectionWord.leftToRight.rawValue
    case .rightToLeft: DirectionWord.rightToLeft.rawValue
    }
  }
}
