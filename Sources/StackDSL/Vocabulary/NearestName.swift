/// The known name that a misspelt one most likely means: the nearest by edits, and near enough that
/// naming it helps; on a tie the first.
public func nearestName(to word: String, in names: some Sequence<String>) -> String? {
  nearestNames(to: word, in: names).first
}

/// All that are as near as the nearest, each once.
func nearestNames(to word: String, in names: some Sequence<String>) -> [String] {
  let misspelling = Misspelling(word)
  var nearest: [String] = []
  var least = misspelling.limit
  for name in names where name != word && misspelling.mayMean(name) {
    let distance = misspelling.distance(to: name)
    guard distance <= least, !(distance == least && nearest.contains(name)) else { continue }
    if distance < least { nearest = [] }
    least = distance
    nearest.append(name)
  }
  return nearest
}

/// A word to be compared with many names; most are ruled out at a glance.
struct Misspelling {
  private let letters: [Unicode.Scalar]
  private let sketch: Sketch
  /// As many edits are a slip; more are another word.
  let limit: Int

  /// A sketch of a word that suffices to tell that two words are far apart. It ignores letters beyond ASCII.
  private struct Sketch {
    var length = 0
    /// Which letters stand in the word: a bit for each, without regard to case.
    var letters: UInt64 = 0
    var isASCII = true

    init(_ word: String) {
      for byte in word.utf8 {
        length += 1
        isASCII = isASCII && byte < 0x80
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        letters |= 1 << UInt64((isCapital ? byte | 0x20 : byte) & 63)
      }
    }
  }

  init(_ word: String) {
    letters = Array(word.lowercased().unicodeScalars.prefix(64))
    limit = max(1, letters.count / 3)
    sketch = Sketch(word)
  }

  /// False only for names that are further away than the limit: an edit changes the length by one at
  /// most, and takes one letter out or puts one in, or both.
  func mayMean(_ name: String) -> Bool {
    let other = Sketch(name)
    guard sketch.isASCII, other.isASCII, max(sketch.length, other.length) <= 64 else { return true }
    return abs(sketch.length - other.length) <= limit
      && (sketch.letters ^ other.letters).nonzeroBitCount <= 2 * limit
  }

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
  /// (optimal string alignment).
  func distance(to name: String) -> Int {
    let other = Array(name.lowercased().unicodeScalars.prefix(64))
    guard abs(other.count - letters.count) <= limit else { return Int.max }
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    var current = last
    for row in letters.indices {
      current[0] = row + 1
      for column in other.indices {
        let replaced = last[column] + (letters[row] == other[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letters[row] == other[column - 1],
          letters[row - 1] == other[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last.last ?? 0
  }
}

extension TextEdit {
  /// One word takes the place of another of nearly the same letters.
  public var respells: Bool {
    let old = String(decoding: oldText, as: UTF8.self)
    return [old, newText].allSatisfy { word in
      word.first.map { $0.isLetter || $0 == "_" } ?? false
        && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    } && Misspelling(old).distance(to: newText) <= Misspelling(old).limit
  }
}
