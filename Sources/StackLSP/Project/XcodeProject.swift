import StackDSL

/// What the build settings of an Xcode project say about the app.
struct XcodeProject {
  /// "App.xcodeproj"
  let name: String
  /// The oldest iOS on which one of its targets runs.
  private(set) var minimumOS: Double?
  /// The device families of its targets: 1 for iPhones, 2 for iPads.
  private(set) var families: Set<Character> = []

  /// The projects that lie in a folder.
  static func all(in folder: String) -> [XcodeProject] {
    folderEntries(folder).map(\.name).filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .compactMap { XcodeProject($0, in: folder) }
  }

  /// Nil if its `project.pbxproj` cannot be read.
  private init?(_ name: String, in folder: String) {
    guard let bytes = DiskFile.read("\(folder)/\(name)/project.pbxproj") else { return nil }
    self.name = name
    for line in bytes.split(separator: 0x0A) {
      let words = String(decoding: line, as: UTF8.self).split(separator: "=").map { word in
        word.filter { !" \t;\"".contains($0) }
      }
      guard words.count == 2 else { continue }
      switch words[0] {
      case "IPHONEOS_DEPLOYMENT_TARGET":
        if let version = Double(words[1]) { minimumOS = min(minimumOS ?? version, version) }
      case "TARGETED_DEVICE_FAMILY": families.formUnion(words[1].filter(\.isNumber))
      default: break
      }
    }
  }
}
