/// The known name that a misspelt one most likely means: the nearest by edits, and near enough that
/// naming it helps; on a tie the first.
public func nearestName(to word: String, in names: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(64))
  let limit = max(1, letters.count / 3)
  var best: (name: String, distance: Int)?
  for name in names where name != word {
    let other = Array(name.lowercased().unicodeScalars.prefix(64))
    guard abs(other.count - letters.count) <= limit else { continue }
    let distance = editDistance(letters, other)
    guard distance <= limit, distance < best?.distance ?? Int.max else { continue }
    best = (name, distance)
  }
  return best?.name
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
/// (optimal string alignment).
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for row in a.indices {
    var current = [row + 1]
    current.reserveCapacity(b.count + 1)
    for column in b.indices {
      let replaced = last[column] + (a[row] == b[column] ? 0 : 1)
      var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last.last ?? 0
}
