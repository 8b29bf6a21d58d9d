public import Foundation

/// Files with expected output.
public enum Golden {
  /// With `UPDATE_GOLDENS=1`, a file with another text is rewritten and the test fails, because a run that
  /// rewrites an expectation does not confirm it. Without it, does nothing.
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
