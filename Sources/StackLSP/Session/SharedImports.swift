import StackDSL
import Synchronization

/// Files that others import, read and parsed once for all threads of a command: what each thread keeps of
/// a file beside that is forgotten when the file is done.
final class SharedImports: Sendable {
  struct Entry: Sendable {
    var stamp: DiskFile.Stamp
    var source: SourceText
    var tree: SyntaxTree
  }

  private let entries = Mutex<[FileID: Entry]>([:])

  /// Nil where nobody has read the file, or it is another by now.
  func entry(_ file: FileID, _ stamp: DiskFile.Stamp) -> Entry? {
    entries.withLock { $0[file] }.flatMap { $0.stamp == stamp ? $0 : nil }
  }

  func add(_ file: FileID, _ entry: Entry) { entries.withLock { $0[file] = entry } }
}
