/// The file that an import path means: path arithmetic on names, `.` and `..` resolved, nothing
/// looked up. `/` separates; a path that begins with one is relative to the root.
public func resolveImport(_ path: String, from file: FileID) -> FileID {
  // `file:///a/b.stack`: what stands before the path is kept as it is.
  let name = file.name
  var prefix = ""
  var directory = Substring(name)
  if name.holds("://"), let scheme = directory.firstRange(of: "://") {
    let pathStart = directory[scheme.upperBound...].firstIndex(of: "/") ?? directory.endIndex
    prefix = String(directory[..<pathStart])
    directory = directory[pathStart...]
  }
  var components: [Substring] = []
  if !path.hasPrefix("/") {
    components = Array(directory.split(separator: "/", omittingEmptySubsequences: true).dropLast())
  }
  for component in path.split(separator: "/", omittingEmptySubsequences: true) {
    switch component {
    case ".": continue
    case ".." where components.last.map({ $0 != ".." }) ?? false: components.removeLast()
    default: components.append(component)
    }
  }
  let isAbsolute = directory.hasPrefix("/") || path.hasPrefix("/")
  return FileID(prefix + (isAbsolute ? "/" : "") + components.joined(separator: "/"))
}
