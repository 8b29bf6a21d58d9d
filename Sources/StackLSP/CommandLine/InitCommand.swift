import StackDSL

/// `stack-lsp init`: writes a first `stack.toml` from the content of the folder.
extension Subcommand {
  static let initialising = Subcommand("init") { arguments, console throws(UsageError) in
    guard arguments.positionals.count < 2 else { throw UsageError("init takes one folder.") }
    let folder = arguments.positionals.first ?? "."
    guard DiskFile.isDirectory(folder) else {
      throw UsageError("\(folder) is no folder.", isAboutWords: false)
    }
    let found = FoundProject(in: folder)
    let path = folder == "." ? Project.fileName : "\(folder)/\(Project.fileName)"
    if let obstacle = DiskFile.create(path, Array(found.settings.utf8)) {
      throw UsageError("\(path) \(obstacle).", isAboutWords: false)
    }
    console.writeError("\(path.printable) written. Next: stack-lsp check\n")
    return ExitStatus.clean
  }
}

/// The settings that follow from the Xcode projects of a folder.
private struct FoundProject {
  /// The names of the projects, and the oldest iOS on which one of their targets runs.
  private var projects: [String] = []
  private var minimumOS: Double?
  private var isForPad = false
  /// Folders with third-party code.
  private var foreign: [String] = []

  private static let packageFolders = ["Carthage", "Pods", "SourcePackages", "Vendor", "vendor"]

  init(in folder: String) {
    foreign = Self.packageFolders.filter { DiskFile.isDirectory("\(folder)/\($0)") }
    let inside = folderEntries(folder).filter { $0.kind == .folder }.map(\.name)
    look(into: folder)
    for name in inside where !name.hasSuffix(".xcodeproj") && !foreign.contains(name) {
      look(into: "\(folder)/\(name)")
    }
  }

  private mutating func look(into folder: String) {
    for project in XcodeProject.all(in: folder) {
      projects.append(project.name)
      minimumOS = [minimumOS, project.minimumOS].compactMap(\.self).min()
      isForPad = isForPad || project.families.contains("2")
    }
  }

  var settings: String {
    let oldest = minimumOS.map { version in
      "# The oldest iOS that the app supports, from \(list(projects)).\nminimumOS = \(figure(version))"
    }
    let devices = ["iPhoneSE3", "iPhone16"] + (isForPad ? ["iPadMini"] : [])
    let excluded = foreign.map { "\"\($0)/\"" }.joined(separator: ", ")
    return """
      # What this team has agreed on. `stack-lsp check --show-settings FILE` prints what holds for a file.

      \(oldest ?? "# The oldest iOS that the app supports.\n# minimumOS = 16")

      # Where screens are checked that name no devices or text sizes of their own.
      # devices = [\(devices.map { "\"\($0)\"" }.joined(separator: ", "))]
      # textSizes = ["large", "accessibilityLarge"]

      # Files that are not checked, in the form of .gitignore. What git ignores is left out anyway.
      \(foreign.isEmpty ? "# exclude = [\"Generated/\"]" : "exclude = [\(excluded)]")

      # Rules and families of rules, which `stack-lsp rules` lists.
      # ignore = ["style"]

      # [levels]
      # ambiguous-hugging = "error"

      """
  }
}
