import StackDSL

/// `stack-lsp format`: formats files in place, or checks their format.
extension Subcommand {
  static let format = Subcommand("format") { arguments, console throws(UsageError) in
    guard !arguments.positionals.isEmpty else { throw UsageError("format needs a file or folder.") }
    let writes = !arguments.has("--check")
    let (names, behindLinks) = try CommandFiles.places(arguments.positionals, ending: [".stack"])
    console.tellBehindLinks(behindLinks)
    var status = ExitStatus.clean
    // Each file is read and written by itself, so that a version saved in the meantime is the one that is
    // formatted.
    for (index, name) in names.enumerated() {
      if names.count > 1 { console.progress("\(index + 1)/\(names.count) \(name.printable)") }
      do throws(UsageError) {
        guard name != "-" else {
          let old = try console.input()
          let new = formatted(old)
          if writes { console.writeBytes(new) }
          if !writes, new != old { status = max(status, ExitStatus.found) }
          continue
        }
        let isOther = try formatFile(name, writes: writes)
        console.progress("")
        guard isOther else { continue }
        if writes {
          console.writeError("\(name.printable)\n")
        } else {
          console.writeOutput("\(name.printable)\n")
          status = max(status, ExitStatus.found)
        }
      } catch {
        console.progress("")
        console.writeError(error)
        status = ExitStatus.unusable
      }
    }
    console.progress("")
    return status
  }

  /// Whether the file was not formatted, or is not.
  private static func formatFile(_ name: String, writes: Bool) throws(UsageError) -> Bool {
    guard !FileID(name).isOfInterfaceBuilder else {
      throw UsageError("\(name) is Xcode's: only .stack files have a form.", isAboutWords: false)
    }
    // A version that is saved in the meantime takes precedence, so it is read and formatted again.
    for _ in 0..<3 {
      guard let old = DiskFile.read(name) else { throw UsageError(unreadable: name, at: name) }
      let new = formatted(old)
      guard new != old else { return false }
      guard writes else { return true }
      switch DiskFile.replace(name, old, with: new) {
      case .done: return true
      case .changedMeanwhile: continue
      case .impossible(let reason):
        throw UsageError("\(name) \(reason).", isAboutWords: false)
      }
    }
    throw UsageError(
      "\(name) is being saved by another program: it was left alone.",
      isAboutWords: false)
  }
}
