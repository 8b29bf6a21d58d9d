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
    // The file lists every source of the app, so it may have megabytes, and few of its lines are settings.
    for line in bytes.split(separator: 0x0A) {
      let setting = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      if let value = Self.value(of: "IPHONEOS_DEPLOYMENT_TARGET", in: setting) {
        if let version = Double(value) { minimumOS = min(minimumOS ?? version, version) }
      } else if let value = Self.value(of: "TARGETED_DEVICE_FAMILY", in: setting) {
        families.formUnion(value.filter(\.isNumber))
      }
    }
  }

  /// The value in `NAME = "1,2";` without quotes; nil for any other line.
  private static func value(of name: StaticString, in line: ArraySlice<UInt8>) -> String? {
    guard name.withUTF8Buffer(line.starts) else { return nil }
    let words = String(decoding: line.dropFirst(name.utf8CodeUnitCount), as: UTF8.self)
      .filter { !" \t;\"".contains($0) }
    return words.hasPrefix("=") ? String(words.dropFirst()) : nil
  }
}
