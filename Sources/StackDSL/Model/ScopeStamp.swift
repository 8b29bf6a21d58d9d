/// All that the meaning of a section depends on beside its own bytes: the sections that declare what
/// it can name, in this file and those it imports, and the devices there are.
final class ScopeStamp: Sendable {
  let starts: [Int]
  private let sections: [Section]
  /// In which file each section lies.
  private let owners: [FileID]
  /// The files that were looked for; nil where there is none.
  private let files: [FileID]
  private let deviceNames: [String]?

  init(of file: FileID, in sources: SourceFiles) {
    var sections: [Section] = []
    var starts: [Int] = []
    var owners: [FileID] = []
    var files = [file]
    var next = 0
    while next < files.count {
      let current = files[next]
      next += 1
      guard let tree = sources[current] else { continue }
      for (section, start) in zip(tree.sections, tree.starts) where section.declaresNames {
        sections.append(section)
        starts.append(start)
        owners.append(current)
      }
      for path in tree.importPaths {
        let target = resolveImport(path, from: current)
        if !files.contains(target) { files.append(target) }
      }
    }
    self.sections = sections
    self.starts = starts
    self.owners = owners
    self.files = files
    deviceNames = sources.deviceNames
  }

  /// The same declarations, wherever they lie.
  func isSame(as other: ScopeStamp) -> Bool {
    files == other.files && deviceNames == other.deviceNames
      && sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy { $0 === $1 }
  }

  /// Where each of the sections lies.
  var places: [(file: FileID, range: Range<Int>)] {
    zip(owners, zip(starts, sections)).map { owner, place in
      (owner, place.0..<place.0 + place.1.bytes.count)
    }
  }
}
