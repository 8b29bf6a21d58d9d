/// Which names mean something else than they did, by what declares them.
extension ScopeStamp {
  /// The names that may mean something else than they did.
  enum Changes {
    case names(Set<[UInt8]>)
    /// Which names there are at all: another file is imported, there are other devices, or
    /// other instances are left out.
    case everything
  }

  func changes(since old: ScopeStamp) -> Changes {
    guard files == old.files, absent == old.absent, deviceNames == old.deviceNames,
      leftOut == old.leftOut
    else {
      return .everything
    }
    guard marks != old.marks || owners != old.owners else { return .names([]) }
    let present = Set(marks)
    let past = Set(old.marks)
    let kept = zip(marks, owners).filter { past.contains($0.0) }
    let keptBefore = zip(old.marks, old.owners).filter { present.contains($0.0) }
    guard kept.elementsEqual(keptBefore, by: ==) else { return .everything }
    let changed =
      sections.filter { !past.contains($0.mark) }
      + old.sections.filter { !present.contains($0.mark) }
    guard changed.allSatisfy({ !$0.mark.traits.contains(.imports) }) else { return .everything }
    return .names(names(dependentOn: changed, among: sections + old.sections))
  }

  /// The names that the sections declare, and those declared by means of them.
  private func names(dependentOn changed: [Section], among all: [Section]) -> Set<[UInt8]> {
    var names = Set(changed.flatMap(\.declaredNames))
    var rest = all
    var isComplete = false
    while !isComplete {
      let dependent = rest.filter { $0.mentions(names) }
      rest.removeAll { $0.mentions(names) }
      names.formUnion(dependent.flatMap(\.declaredNames))
      isComplete = dependent.isEmpty
    }
    return names
  }
}

extension Section {
  /// The names of its `let`s and components.
  fileprivate var declaredNames: [[UInt8]] {
    root.children.filter { $0.kind == .letItem || $0.kind == .component }
      .compactMap { $0.declaredName.map { Array($0.name.utf8) } }
  }

  /// Whether one of the names stands in it, whatever it means there.
  func mentions(_ names: Set<[UInt8]>) -> Bool {
    guard !names.isEmpty else { return false }
    // They are few, and most words are told apart by their length.
    let names = Array(names)
    return tokens.kinds.indices.contains { token in
      let kind = tokens.kinds[token]
      guard kind.isName else { return false }
      var range = tokens.range(token)
      if kind == .quotedIdentifier, range.count >= 2 {
        range = range.lowerBound + 1..<range.upperBound - 1
      }
      return names.contains { $0.count == range.count && $0.elementsEqual(bytes[range]) }
    }
  }
}
