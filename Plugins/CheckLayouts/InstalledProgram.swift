import Foundation
import PackagePlugin

/// The `stack-lsp` that is installed. SwiftPM would build one without optimization, anew for each package that asks.
///
/// Xcode's PATH has no folder of a user and none of Homebrew.
func installedProgram() -> URL? {
  let environment = ProcessInfo.processInfo.environment
  let folders =
    (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    + ["\(environment["HOME"] ?? "")/.local/bin", "/opt/homebrew/bin", "/usr/local/bin"]
  let program = folders.map { URL(fileURLWithPath: $0).appendingPathComponent("stack-lsp") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  if program == nil {
    Diagnostics.warning("stack-lsp is not installed: run scripts/install in a clone of it")
  }
  return program
}
