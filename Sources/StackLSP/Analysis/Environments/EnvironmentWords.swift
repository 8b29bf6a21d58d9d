/// Several environments of one screen in few words: what is not named makes no difference.
///
/// "iPhone 16 and iPad mini 4, text size large" stands for all languages in which that text size
/// is shown there; "iPhone 16" alone for everything that the screen asks for on it.
func words(for group: [Environment], among all: [Environment]) -> String {
  var places: [(names: [String], traits: [String])] = []
  for place in unique(group.map(\.place)) {
    let traits = traitWords(
      for: group.filter { $0.place == place }.map(\.traits),
      among: all.filter { $0.place == place }.map(\.traits))
    if let same = places.firstIndex(where: { $0.traits == traits }) {
      places[same].names.append(place)
    } else {
      places.append(([place], traits))
    }
  }
  return places.map { place in
    let traits = place.traits.joined(separator: " or ")
    return shortList(place.names) + (traits.isEmpty ? "" : Environment.partSeparator + traits)
  }.joined(separator: "; ")
}

/// The fewest traits that are those of `group` and of no other; none where the group is all.
///
/// Both are lists of what tells the environments of one place apart, at most five words each.
private func traitWords(for group: [[String]], among all: [[String]]) -> [String] {
  guard group.count < all.count else { return [] }
  var words: [String] = []
  var rest = group
  while let next = rest.first {
    let chosen = subsets(of: next).first { subset in
      all.allSatisfy { traits in !subset.allSatisfy(traits.contains) || group.contains(traits) }
    }
    // Where others have all of its traits and one more, only its whole name says which is meant.
    words.append((chosen ?? next).joined(separator: Environment.partSeparator))
    rest.removeAll { traits in
      traits == next || (chosen?.allSatisfy(traits.contains) ?? false)
    }
  }
  return words
}

/// All selections of some words, in their order, the short ones first.
private func subsets(of words: [String]) -> [[String]] {
  var subsets: [[String]] = [[]]
  for word in words { subsets += subsets.map { $0 + [word] } }
  return subsets.dropFirst().sorted { $0.count < $1.count }
}
