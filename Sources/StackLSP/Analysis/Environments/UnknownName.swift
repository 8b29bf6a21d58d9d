import StackDSL

/// A word that refers to nothing, and the names that it could have meant.
struct UnknownName: Error, Hashable {
  var kind: String
  var name: String
  var known: [String]

  /// `There is no screen "Sing": did you mean Sign?`, or a list of the names.
  var message: String {
    let names = known.isEmpty ? "there is none" : "there is \(shortList(known, limit: 12))"
    let hint = nearestName(to: name, in: known).map { "did you mean \($0)?" } ?? names + "."
    return "There is no \(kind) \"\(name)\": \(hint)"
  }
}
