/// A short name for several environments of one screen; dimensions that make no difference are left out.
///
/// "iPhone 16 and iPad mini 4, text size large" stands for all languages in which that text size is shown
/// there; "iPhone 16" alone stands for all environments on it.
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
    return [shortList(place.names), traits].filter { !$0.isEmpty }
      .joined(separator: Environment.partSeparator)
  }.joined(separator: "; ")
}

/// The fewest traits that `group` has and no other environment has; empty if the group is all of them.
///
/// Both lists contain the distinguishing traits of one place's environments, at most five words each.
private func traitWords(for group: [[String]], among all: [[String]]) -> [String] {
  guard group.count < all.count else { return [] }
  var words: [String] = []
  var rest = group
  while let next = rest.first {
    let chosen = subsets(of: next).first { subset in
      all.allSatisfy { traits in !subset.allSatisfy(traits.contains) || group.contains(traits) }
    }
    // If others have all of its traits and one more, only its full name is unambiguous.
    words.append((chosen ?? next).joined(separator: Environment.partSeparator))
    rest.removeAll { traits in
      traits == next || (chosen?.allSatisfy(traits.contains) ?? false)
    }
  }
  return words
}

/// All subsets of some words in their order, short ones first.
private func subsets(of words: [String]) -> [[String]] {
  var subsets: [[String]] = [[]]
  for word in words { subsets += subsets.map { $0 + [word] } }
  return subsets.dropFirst().sorted { $0.count < $1.count }
}
