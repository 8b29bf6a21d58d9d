import Foundation
import PackagePlugin

/// Checks the screens of a target whenever one of them has changed, in the words of a compiler.
@main struct CheckLayoutsInBuilds: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    commands(for: target.sourceModule?.sourceFiles.map(\.url) ?? [], of: target.name)
  }
}

private func commands(for files: [URL], of target: String) -> [Command] {
  let screens = files.filter { ["storyboard", "xib", "stack"].contains($0.pathExtension) }
  guard !screens.isEmpty, let program = installedProgram() else { return [] }
  return [
    .buildCommand(
      displayName: "Checking the layouts of \(target)", executable: program,
      arguments: ["check", "--format", "concise"] + screens.map(\.path), inputFiles: screens,
      outputFiles: [])
  ]
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension CheckLayoutsInBuilds: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(for: target.inputFiles.map(\.url), of: target.displayName)
    }
  }
#endif
