import Synchronization

/// A file by the name its owner gave it: a decoded path or URI, compared byte by byte.
///
/// Every span of a model names its file, so a file is a number here: copying a span counts no
/// reference, and moving a screen's spans costs a tenth. The number never shows; order and
/// description are those of the name.
public struct FileID: Hashable, Comparable, Sendable {
  private let number: Int32

  public init(_ name: String) { number = FileNames.shared.number(of: name) }

  public var name: String { FileNames.shared.name(of: number) }

  /// The file's own name, without its folders.
  public var lastComponent: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// By their bytes.
  public static func < (a: Self, b: Self) -> Bool {
    a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
  }
}

extension FileID: CustomStringConvertible {
  public var description: String { name }
}

/// The names of all files that were ever spoken of in this process, each once.
private final class FileNames: Sendable {
  static let shared = FileNames()

  private struct Table {
    var names: [String] = []
    var numbers: [Bytes: Int32] = [:]
  }

  /// Two spellings of `ö` are two names, as on most disks; as text they would be equal.
  private struct Bytes: Hashable {
    let name: String

    static func == (a: Self, b: Self) -> Bool { a.name.utf8.elementsEqual(b.name.utf8) }

    func hash(into hasher: inout Hasher) {
      var name = name
      name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
  private let table = Mutex(Table())

  func number(of name: String) -> Int32 {
    table.withLock { table in
      let bytes = Bytes(name: name)
      if let known = table.numbers[bytes] { return known }
      let number = Int32(truncatingIfNeeded: table.names.count)
      table.names.append(name)
      table.numbers[bytes] = number
      return number
    }
  }

  func name(of number: Int32) -> String {
    table.withLock { table in
      table.names.indices.contains(Int(number)) ? table.names[Int(number)] : ""
    }
  }
}
