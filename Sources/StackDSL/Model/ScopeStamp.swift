/// All that the meaning of a section depends on beside its own bytes: the sections that declare what
/// it can name, in this file and those it imports, and the devices there are.
final class ScopeStamp: Sendable {
  let sections: [Section]
  /// The mark of each section.
  let marks: [SectionMark]
  /// In which file each section lies.
  let owners: [FileID]
  /// The files that were looked for.
  let files: [FileID]
  /// The imported files that do not exist.
  let absent: [FileID]
  let deviceNames: [String]?
  /// See `ExpandedViews`.
  let leftOut: [SourceSpan: Int?]

  init(of file: FileID, in sources: SourceFiles, leavingOut leftOut: [SourceSpan: Int?] = [:]) {
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
    self.leftOut = leftOut
  }
}
