import StackDSL

/// The project of each folder: the nearest `stack.toml` in the folder or above it, and the devices for which the
/// nearest Xcode projects build.
///
/// The results are kept until `reread`, so a keystroke reads nothing from disk.
struct ProjectTable: Sendable {
  private var projects: [String: Project] = [:]
  /// Whether the nearest Xcode projects are for iPads alone, by folder.
  private var padFolders: [String: Bool] = [:]

  /// The project to which a file belongs; an empty one for a text that is not a file on disk.
  mutating func project(of file: FileID) -> Project {
    guard DocumentURI.isPath(file), let slash = file.name.lastIndex(of: "/") else {
      return Project()
    }
    return project(ofFolder: String(file.name[..<slash]))
  }

  /// - Parameter folder: absolute, without a trailing slash; empty for the root.
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
    found.defaults.isForPadsOnly = isForPadsOnly(folder)
    projects[folder] = found
    return found
  }

  private mutating func isForPadsOnly(_ folder: String) -> Bool {
    if let known = padFolders[folder] { return known }
    let inside = XcodeProject.all(in: folder)
    var isForPads = false
    if !inside.isEmpty {
      isForPads = inside.allSatisfy { $0.families == ["2"] }
    } else if let slash = folder.lastIndex(of: "/") {
      isForPads = isForPadsOnly(String(folder[..<slash]))
    }
    padFolders[folder] = isForPads
    return isForPads
  }

  /// The projects found so far, by their files.
  var found: [FileID: Project] {
    Dictionary(
      projects.values.compactMap { project in project.file.map { ($0, project) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Forgets the results, so that the next query reads the disk again.
  mutating func reread() {
    projects = [:]
    padFolders = [:]
  }
}
