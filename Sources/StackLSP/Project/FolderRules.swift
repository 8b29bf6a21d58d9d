import StackDSL

/// The rules that exclude files below a folder: the `.gitignore` files in it and in the folders around it up
/// to the repository's root, the project's `exclude`, and the packages whose documents are never compiled.
struct FolderRules: Sendable {
  private struct Layer: Sendable {
    var patterns: PathPatterns
    /// The names of the folders from the layer's folder to this one.
    var path: [[UInt8]]
  }

  /// Copies of documents: those that Xcode exports for translators, and those that an asset catalog holds as data.
  private static let packagesOfCopies = [".xcloc", ".xcassets"]

  /// The innermost layer is last, and it wins.
  private var ignored: [Layer] = []
  private var excluded: Layer?

  /// - Parameter folder: the folder in which a search begins.
  init(of folder: String) {
    let absolute = absolutePath(folder)
    let names = absolute.split(separator: "/").map { Array($0.utf8) }
    var outer: [String] = []
    var current = absolute == "/" ? "" : absolute
    while true {
      outer.append(current)
      guard !DiskFile.exists("\(current)/.git"),
        let slash = current.lastIndex(of: "/")
      else { break }
      current = String(current[..<slash])
    }
    let isRepository = DiskFile.exists("\(current)/.git")
    // Outside of a repository, the folders around this one do not apply.
    for (index, folder) in (isRepository ? outer : [outer[0]]).enumerated().reversed() {
      add(Self.gitignore(in: folder), path: Array(names.suffix(index)))
    }
    var projects = ProjectTable()
    let project = projects.project(ofFolder: outer[0])
    if let file = project.file, !project.excluded.isEmpty {
      let depth = file.name.split(separator: "/").count - 1
      excluded = Layer(patterns: project.excluded, path: Array(names.dropFirst(depth)))
    }
  }

  private static func gitignore(in folder: String) -> PathPatterns {
    PathPatterns(DiskFile.read("\(folder)/.gitignore", limit: 1 << 20) ?? [])
  }

  private mutating func add(_ patterns: PathPatterns, path: [[UInt8]]) {
    if !patterns.isEmpty { ignored.append(Layer(patterns: patterns, path: path)) }
  }

  /// The rules that apply in a subfolder.
  func inside(_ name: String, at path: String) -> FolderRules {
    var inner = self
    for index in inner.ignored.indices { inner.ignored[index].path.append(Array(name.utf8)) }
    inner.excluded?.path.append(Array(name.utf8))
    inner.add(Self.gitignore(in: path), path: [])
    let file = "\(path)/\(Project.fileName)"
    if let bytes = DiskFile.read(file) {
      let own = Project(bytes, file: FileID(file)).excluded
      inner.excluded = own.isEmpty ? nil : Layer(patterns: own, path: [])
    }
    return inner
  }

  func leavesOut(_ name: String, isFolder: Bool) -> Bool {
    if isFolder, Self.packagesOfCopies.contains(where: name.hasSuffix) { return true }
    func verdict(_ layer: Layer) -> Bool? {
      layer.patterns.excludes(layer.path + [Array(name.utf8)], isFolder: isFolder)
    }
    return ignored.reversed().lazy.compactMap(verdict).first ?? false
      || excluded.flatMap(verdict) ?? false
  }
}
