import StackDSL

/// The files of a repository as they were at the commit where a branch began, in a temporary folder that
/// exists as long as this value. Findings in them are not findings of the branch.
///
/// It calls git, and writes nothing to the repository.
final class DiffBase {
  private let folder: String
  private let root: String

  /// Extracts the files at the merge base of the reference and HEAD.
  ///
  /// - Parameters:
  ///   - reference: a commit, a branch or a tag.
  ///   - option: the option that named the reference, for messages.
  ///   - place: a file or a folder of the repository.
  init(_ reference: String, for option: String = "--diff-base", around place: String)
    throws(UsageError)
  {
    let path = absolutePath(place)
    let around = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
    let start = DiskFile.isDirectory(path) ? path : around.isEmpty ? "/" : String(around)
    func git(_ words: [String]) -> String? {
      output(of: ["git", "-C", start] + words).map {
        String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
      }
    }
    guard let root = git(["rev-parse", "--show-toplevel"]) else {
      throw UsageError(
        "\(option) needs git, and a repository around what is checked.", isAboutWords: false)
    }
    let commit = "\(reference)^{commit}"
    guard !reference.hasPrefix("-"), git(["rev-parse", "--verify", "--quiet", commit]) != nil,
      let base = git(["merge-base", commit, "HEAD"])
    else {
      throw UsageError(
        "git knows no common commit of \(reference) and HEAD: a shallow clone lacks it (git fetch --unshallow).",
        isAboutWords: false)
    }
    self.root = DiskFile.resolvingLinks(root) ?? root
    guard let folder = DiskFile.makeTemporaryFolder("stack-lsp-base") else {
      throw UsageError(
        "There is no room for the files of \(reference) in /tmp.", isAboutWords: false)
    }
    self.folder = folder
    let isThere = Self.write(base, of: root, to: folder)
    guard isThere else {
      throw UsageError(
        "git cannot write the files of \(reference) to \(folder).", isAboutWords: false)
    }
  }

  deinit { _ = output(of: ["rm", "-rf", folder]) }

  /// The files of a repository that a check reads.
  private static let patterns = [
    "*.stack", "*.storyboard", "*.xib", "*stack.toml", "*.frames.json", "*.strings", "*.xcstrings",
    "*.gitignore",
  ]

  private static func write(_ base: String, of root: String, to folder: String) -> Bool {
    let git = ["env", "GIT_INDEX_FILE=\(folder)/index", "git", "-C", root]
    let list = "\(folder)/list"
    guard output(of: git + ["read-tree", base]) != nil,
      let names = output(of: git + ["ls-files", "-z", "--"] + patterns),
      DiskFile.create(list, names) == nil
    else { return false }
    let copy = ["checkout-index", "-z", "--stdin", "--prefix=\(folder)/tree/"]
    return output(of: git + copy, input: list) != nil
  }

  /// The path of the old version of a file; nil for a file that did not exist.
  func path(of name: String) -> String? {
    let path = DiskFile.resolvingLinks(absolutePath(name)) ?? absolutePath(name)
    guard path.hasPrefix(root + "/") else { return nil }
    let old = "\(folder)/tree/\(path.dropFirst(root.count + 1))"
    return DiskFile.exists(old) ? old : nil
  }
}
