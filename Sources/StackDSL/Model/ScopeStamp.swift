/// All that the meaning of a section depends on beside its own bytes: the sections that declare what
/// it can name, by identity and place, and the devices there are.
struct ScopeStamp: Sendable {
  private var sections: [Section] = []
  private var starts: [Int] = []
  private var files: [FileID] = []
  private let deviceNames: [String]?

  init(of file: FileID, in sources: SourceFiles) {
    deviceNames = sources.deviceNames
    var next = 0
    files = [file]
    while next < files.count {
      let current = files[next]
      next += 1
      guard let tree = sources[current] else { continue }
      for (section, start) in zip(tree.sections, tree.starts) where section.declaresNames {
        sections.append(section)
        starts.append(start)
      }
      for path in tree.importPaths {
        let target = resolveImport(path, from: current)
        if !files.contains(target) { files.append(target) }
      }
    }
  }

  func isSame(as other: ScopeStamp) -> Bool {
    starts == other.starts && files == other.files && deviceNames == other.deviceNames
      && zip(sections, other.sections).allSatisfy { $0 === $1 }
  }
}

/// The parts of a previous model that are still good.
struct KnownParts {
  private var parts: [ObjectIdentifier: ModelPart] = [:]

  init(_ previous: Model?, for stamp: ScopeStamp) {
    guard let previous, let old = previous.stamp, old.isSame(as: stamp) else { return }
    for part in previous.parts where !part.section.declaresNames {
      parts[ObjectIdentifier(part.section)] = part
    }
  }

  /// The part of this very section, moved to where it is now.
  func part(of section: Section, at start: Int) -> ModelPart? {
    guard var part = parts[ObjectIdentifier(section)] else { return nil }
    guard start != part.start, let file = part.file else { return part }
    let relocation = Relocation(
      file: file, range: part.start..<part.start + section.bytes.count, delta: start - part.start)
    part.start = start
    for index in part.screens.indices { relocation.move(&part.screens[index]) }
    for index in part.problems.indices { relocation.move(&part.problems[index]) }
    for index in part.declared.indices { relocation.move(&part.declared[index]) }
    return part
  }
}

extension ModelPart {
  /// Nil for a part without a screen, in which nothing has a place.
  fileprivate var file: FileID? { screens.first?.span.file ?? problems.first?.span.file }
}

extension Section {
  /// Imports, lets, components and defaults: what other sections may depend on.
  fileprivate var declaresNames: Bool {
    root.children.contains { $0.kind != .screen && $0.kind != .unexpected }
  }
}
