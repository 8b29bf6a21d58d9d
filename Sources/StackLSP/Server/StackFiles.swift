/// Finds `.stack` files on disk.
enum StackFiles {
  /// Paths of regular files below a folder, depth first, by name. What begins with a dot is passed
  /// over, links to folders are not followed more than `depth` levels down.
  static func inFolder(_ path: String, limit: Int, depth: Int = 32) -> [String] {
    var found: [String] = []
    var pending = [(path: path, depth: 0)]
    while let next = pending.popLast(), found.count < limit {
      var folders: [(path: String, depth: Int)] = []
      for name in DiskFile.names(inDirectory: next.path) where !name.hasPrefix(".") {
        let inside = next.path.hasSuffix("/") ? next.path + name : "\(next.path)/\(name)"
        if DiskFile.isDirectory(inside) {
          if next.depth < depth { folders.append((inside, next.depth + 1)) }
        } else if name.hasSuffix(".stack"), DiskFile.stamp(inside) != nil {
          found.append(inside)
        }
      }
      pending += folders.reversed()
    }
    return Array(found.prefix(limit))
  }
}
