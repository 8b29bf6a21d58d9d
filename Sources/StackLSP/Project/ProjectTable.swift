import StackDSL

/// The project of each folder: that of the nearest `stack.toml` in it or above it.
///
/// What was found is kept until `reread`, so that a keystroke looks at no disk.
struct ProjectTable: Sendable {
  private var projects: [String: Project] = [:]

  /// The project that a file belongs to; one that says nothing for a text that is no file on disk.
  mutating func project(of file: FileID) -> Project {
    guard DocumentURI.isPath(file), let slash = file.name.lastIndex(of: "/") else {
      return Project()
    }
    return project(ofFolder: String(file.name[..<slash]))
  }

  /// - Parameter folder: absolute, without a slash at the end; empty for the root.
  mutating func project(ofFolder folder: String) -> Project {
    if let known = projects[folder] { return known }
    let file = "\(folder)/\(Project.fileName)"
    var found = Project()
    if let bytes = DiskFile.read(file) {
      found = Project(bytes, file: FileID(file))
    } else if DiskFile.isNamed(file) {
      found = Project(unreadable: FileID(file))
    } else if let slash = folder.lastIndex(of: "/") {
      found = project(ofFolder: String(folder[..<slash]))
    }
    projects[folder] = found
    return found
  }

  /// Those that were found, by their files.
  var found: [FileID: Project] {
    Dictionary(
      projects.values.compactMap { project in project.file.map { ($0, project) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Looks again from now on.
  mutating func reread() { projects = [:] }
}
