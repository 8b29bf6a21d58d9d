import StackDSL

extension Subcommand {
  static let importing = Subcommand("import") { arguments, console throws(UsageError) in
    guard !arguments.positionals.isEmpty else {
      throw UsageError("import needs a storyboard or xib.")
    }
    let names = try CommandFiles.names(arguments.positionals, ending: interfaceBuilderSuffixes)
    var status = ExitStatus.clean
    for name in names {
      do throws(UsageError) {
        let text = try imported(name, scene: arguments.value("--scene"))
        guard let folder = arguments.value("--output") else {
          console.writeExact(text)
          continue
        }
        let path = "\(folder)/\(stem(of: name)).stack"
        if let reason = DiskFile.create(path, Array(text.utf8)) {
          throw UsageError("\(path) \(reason).", isAboutWords: false)
        }
        console.writeError("\(path.printable)\n")
      } catch {
        console.writeError(error)
        status = ExitStatus.unusable
      }
    }
    return status
  }

  private static func imported(_ name: String, scene: String?) throws(UsageError) -> String {
    guard FileID(name).isOfInterfaceBuilder else {
      throw UsageError("\(name) is no storyboard or xib.", isAboutWords: false)
    }
    guard let bytes = DiskFile.read(name) else { throw UsageError(unreadable: name, at: name) }
    let document = InterfaceBuilderDocument(readXML(bytes), file: FileID(name))
    if let obstacle = document.obstacle {
      throw UsageError("\(name): \(obstacle)", isAboutWords: false)
    }
    let all = importInterfaceBuilder(
      bytes, file: FileID(name), scene: scene, translations: translationsBeside(name)
    ).withNeededAllowances()
    if all.model.screens.isEmpty, let scene {
      let known = readInterfaceBuilder(bytes, file: FileID(name)).screens.map(\.name)
      throw UsageError(no: "scene", named: scene, among: known)
    }
    return sourceText(of: all.model, remarks: all.remarks)
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.split(separator: ".").dropLast().joined(separator: ".")
  }
}
