/// All that the meaning of a section depends on beside its own bytes: the sections that declare what
/// it can name, in this file and those it imports, and the devices there are.
final class ScopeStamp: Sendable {
  private let sections: [Section]
  /// Of each section.
  private let marks: [SectionMark]
  /// In which file each section lies.
  private let owners: [FileID]
  /// The files that were looked for.
  private let files: [FileID]
  /// Those of them that are not there.
  private let absent: [FileID]
  private let deviceNames: [String]?

  init(of file: FileID, in sources: SourceFiles) {
    var sections: [Section] = []
    var owners: [FileID] = []
    var files = [file]
    var known: Set<FileID> = [file]
    var absent: [FileID] = []
    var next = 0
    while next < files.count {
      let current = files[next]
      next += 1
      guard let tree = sources[current] else {
        absent.append(current)
        continue
      }
      for index in tree.sections(.declaresNames) {
        sections.append(tree.sections[index])
        owners.append(current)
      }
      for target in tree.importedFiles where known.insert(target).inserted {
        files.append(target)
      }
    }
    self.sections = sections
    marks = sections.map(\.mark)
    self.owners = owners
    self.files = files
    self.absent = absent
    deviceNames = sources.deviceNames
  }

  // MARK: Names

  /// The names that may mean something else than they did.
  enum Changes {
    case names(Set<[UInt8]>)
    /// Which names there are at all: another file is imported, or there are other devices.
    case everything
  }

  func changes(since old: ScopeStamp) -> Changes {
    guard files == old.files, absent == old.absent, deviceNames == old.deviceNames else {
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

  /// What the sections declare, and what is declared by means of that.
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
  /// Of its lets and components.
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
