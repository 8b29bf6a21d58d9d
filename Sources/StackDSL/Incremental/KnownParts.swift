/// The parts of a previous model that are still valid: those of sections before and behind an edit that name
/// nothing changed.
struct KnownParts {
  private let previous: Model?
  /// The number of sections that are the same as before, at the beginning and at the end.
  private let leading: Int
  private let trailing: Int
  private let count: Int
  private let changes: ScopeStamp.Changes

  init(_ previous: Model?, for stamp: ScopeStamp, in tree: SyntaxTree) {
    count = tree.marks.count
    guard let previous, let old = previous.stamp else {
      self.previous = nil
      leading = 0
      trailing = 0
      changes = .everything
      return
    }
    self.previous = previous
    changes = stamp.changes(since: old)
    let shorter = min(previous.marks.count, count)
    var same = 0
    while same < shorter, previous.marks[same] == tree.marks[same] { same += 1 }
    leading = same
    same = 0
    while same < shorter - leading,
      previous.marks[previous.marks.count - 1 - same] == tree.marks[count - 1 - same]
    { same += 1 }
    trailing = same
  }

  /// The parts of all sections; `read` gives those that are not known.
  func parts(in tree: SyntaxTree, reading read: (_ indices: [Int]) -> [ModelPart]) -> [ModelPart] {
    guard let previous, case .names(let names) = changes else { return read(Array(0..<count)) }
    var parts = Array(previous.parts[..<leading])
    parts.reserveCapacity(count)
    parts += read(Array(leading..<count - trailing))
    parts += previous.parts[(previous.parts.count - trailing)...]
    // Which files there are can have changed.
    replace(tree.sections(.imports).filter(isKnown), of: &parts, by: read)
    guard !names.isEmpty else { return parts }
    let concerned = parts.indices.filter { index in
      // A message may propose any name.
      isKnown(index)
        && (!parts[index].problems.isEmpty || parts[index].section.mentions(names))
    }
    replace(concerned, of: &parts, by: read)
    return parts
  }

  private func replace(
    _ indices: [Int], of parts: inout [ModelPart], by read: ([Int]) -> [ModelPart]
  ) {
    guard !indices.isEmpty else { return }
    for (index, part) in zip(indices, read(indices)) { parts[index] = part }
  }

  private func isKnown(_ index: Int) -> Bool { index < leading || index >= count - trailing }

  /// Whether the names are those of before, and no two of those were alike: what an edit inside of
  /// one screen leaves is known without looking at all the others.
  func haveUniqueNames(with parts: [ModelPart]) -> Bool {
    guard let previous, previous.hasUniqueNames else { return false }
    return names(of: previous.parts[leading..<previous.parts.count - trailing])
      == names(of: parts[leading..<count - trailing])
  }

  private func names(of parts: ArraySlice<ModelPart>) -> [String] {
    // Screens without a name are alike, and declare none.
    parts.flatMap { $0.declared.map(\.symbol.name) + $0.screens.map(\.name) }
  }
}
