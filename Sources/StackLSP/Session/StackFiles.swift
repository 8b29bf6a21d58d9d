import StackDSL

/// Finds files with screens below folders, one folder at a time.
///
/// Names that begin with a dot are skipped, and so is what `FolderRules` exclude. A folder is visited once,
/// whichever paths lead to it, so cycles of links end. Links are followed last, so that a file keeps its own
/// name.
struct StackFiles: Sendable {
  /// Paths of regular files, depth first and by name; those found through links come last.
  private(set) var found: [String] = []
  private var folders: [(path: String, rules: FolderRules)]
  private var links: [String] = []
  private var isBehindLink = false
  /// The number of files in `found` that are in the folders themselves; links lead to the others.
  private(set) var ownCount = 0
  private var visited: Set<FileIdentity> = []

  init(below folders: [String]) {
    self.folders = folders.reversed().map { ($0, FolderRules(of: $0)) }
  }

  /// Searches the next folder; false if none is left.
  mutating func visitNext() -> Bool {
    if let folder = folders.popLast() {
      visit(folder.path, folder.rules)
    } else if let link = links.popLast() {
      follow(link)
    } else {
      return false
    }
    return true
  }

  private mutating func visit(_ folder: String, _ rules: FolderRules) {
    guard let identity = FileIdentity(folder), visited.insert(identity).inserted else { return }
    var inside: [(path: String, rules: FolderRules)] = []
    for entry in folderEntries(folder)
    where !entry.name.hasPrefix(".") && (entry.kind != .file || isStackFile(entry.name)) {
      guard !rules.leavesOut(entry.name, isFolder: entry.kind == .folder) else { continue }
      let path = folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder: inside.append((path, rules.inside(entry.name, at: path)))
      case .link: links.append(path)
      case .file:
        guard let identity = FileIdentity(path) else { continue }
        visited.insert(identity)
        found.append(path)
        if !isBehindLink { ownCount += 1 }
      }
    }
    folders += inside.reversed()
  }

  private mutating func follow(_ link: String) {
    isBehindLink = true
    if DiskFile.isDirectory(link) {
      folders.append((link, FolderRules(of: link)))
    } else if FileTable.mayRead(FileID(link)), DiskFile.stamp(link) != nil,
      let identity = FileIdentity(link),
      visited.insert(identity).inserted
    {
      found.append(link)
    }
  }

  /// All files below one folder, and those to which links in it lead.
  static func inFolder(_ path: String) -> (own: ArraySlice<String>, behindLinks: ArraySlice<String>)
  {
    var search = StackFiles(below: [path])
    while search.visitNext() {}
    return (search.found[..<search.ownCount], search.found[search.ownCount...])
  }
}

/// The suffixes of files that can be checked.
let checkedSuffixes = [".stack"] + interfaceBuilderSuffixes

private func isStackFile(_ name: String) -> Bool { checkedSuffixes.contains(where: name.hasSuffix) }
