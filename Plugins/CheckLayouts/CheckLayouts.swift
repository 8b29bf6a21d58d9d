import Foundation
import PackagePlugin

/// `swift package check-layouts`: what `stack-lsp check` says of the package, with the same arguments.
@main struct CheckLayouts: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try check(context.package.directoryURL, arguments)
  }
}

private func check(_ folder: URL, _ arguments: [String]) throws {
  guard let program = installedProgram() else { return }
  let process = Process()
  process.executableURL = program
  process.currentDirectoryURL = folder
  process.arguments = ["check"] + arguments
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 {
    Diagnostics.error("stack-lsp check ended with \(process.terminationStatus)")
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckLayouts: XcodeCommandPlugin {
    /// Xcode names its targets, which a check of the whole project has no use for.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try check(context.xcodeProject.directoryURL, ["--format", "concise"])
    }
  }
#endif
