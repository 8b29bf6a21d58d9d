import StackDSL
import Synchronization

/// Imported files, read and parsed once for all threads of a command. Each thread forgets everything else
/// about a file when the file is done.
final class SharedImports: Sendable {
  struct Entry: Sendable {
    var stamp: DiskFile.Stamp
    var source: SourceText
    var tree: SyntaxTree
  }

  private let entries = Mutex<[FileID: Entry]>([:])

  /// Nil if no thread has read the file, or if it has changed since.
  func entry(_ file: FileID, _ stamp: DiskFile.Stamp) -> Entry? {
    entries.withLock { $0[file] }.flatMap { $0.stamp == stamp ? $0 : nil }
  }

  func add(_ file: FileID, _ entry: Entry) { entries.withLock { $0[file] = entry } }
}
