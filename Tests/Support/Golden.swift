public import Foundation

/// Files that tests hold to what is made now.
public enum Golden {
  /// With `UPDATE_GOLDENS=1` a file of another text is written and the test fails: a run that rewrites a
  /// claim does not confirm it. Does nothing in any other run.
  public static func rewrite(_ file: URL, as text: String) throws {
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1",
      (try? Data(contentsOf: file)) != Data(text.utf8)
    else { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
    throw Rewritten(file: file.lastPathComponent)
  }

  struct Rewritten: Error, CustomStringConvertible {
    let file: String
    var description: String { "\(file) is rewritten: read the difference, and run the test again" }
  }
}
