import Testing

/// Which folder may use what: the invariants of ARCHITECTURE.md that the module system cannot check.
@Suite struct RoomTests {
  /// A folder and the only modules that its files may import.
  struct Room: Sendable, CustomTestStringConvertible {
    let folder: String
    let mayImport: Set<String>
    var testDescription: String { folder }
  }

  static let rooms = [
    Room(folder: "Sources/JSONRPC", mayImport: []),
    Room(folder: "Sources/LayoutEngine", mayImport: ["Synchronization"]),
    // File names are numbered once for the whole process.
    Room(folder: "Sources/StackDSL", mayImport: ["Synchronization"]),
    Room(
      folder: "Sources/StackLSP/Analysis",
      mayImport: ["StackDSL", "LayoutEngine", "Synchronization"]),
    Room(
      folder: "Sources/StackLSP",
      mayImport: ["StackDSL", "LayoutEngine", "JSONRPC", "Synchronization"]),
  ]

  /// The one folder that calls the system: what differs from platform to platform stands side by side there.
  private static let platformRoom = "Sources/StackLSP/System/"
  private static let platform: Set<String> = ["Glibc", "Darwin"]

  @Test func thereAreFourModulesAndNoOther() {
    let modules = Set(
      Repository.sources.map { $0.path.split(separator: "/").dropFirst().first.map(String.init) })
    #expect(modules == ["JSONRPC", "LayoutEngine", "StackDSL", "StackLSP"])
  }

  @Test(arguments: rooms)
  func aRoomImportsOnlyWhatItMay(_ room: Room) {
    for file in Repository.sources where file.path.hasPrefix(room.folder + "/") {
      let mayImport =
        file.path.hasPrefix(Self.platformRoom)
        ? room.mayImport.union(Self.platform) : room.mayImport
      let foreign = file.source.imports.filter { !mayImport.contains($0) }
      #expect(foreign.isEmpty, "\(file.path) imports \(foreign), which its room does not know")
    }
  }

  /// A question about the platform outside of that folder is one that somebody has to find before a port.
  @Test func onlyThePlatformsRoomAsksWhichPlatformItIs() {
    for file in Repository.sources where !file.path.hasPrefix(Self.platformRoom) {
      for found in names(in: file.source, from: ["canImport", "os", "targetEnvironment", "arch"])
      where file.source.codeLines[found.line - 1].contains("#") {
        Issue.record("\(file.path):\(found.line) asks by \(found.name)")
      }
    }
  }

  /// Analysis is in one module with the server, so the compiler would let it name the server's
  /// types. It takes and returns values in byte offsets and knows nothing of the wire.
  @Test func analysisNamesNothingOfTheServer() {
    let analysis = "Sources/StackLSP/Analysis/"
    let serverTypes = Set(
      Repository.sources
        .filter { $0.path.hasPrefix("Sources/StackLSP/") && !$0.path.hasPrefix(analysis) }
        .filter { !$0.path.hasPrefix("Sources/StackLSP/Generated/") }
        .flatMap { $0.source.topLevelTypes })
    let wireWords: Set<String> = ["JSON", "URI", "utf16", "UTF16", "print", "stdout", "stderr"]
    for file in Repository.sources where file.path.hasPrefix(analysis) {
      let source = file.source
      let own = Set(source.topLevelTypes)
      for found in names(in: source, from: serverTypes.subtracting(own).union(wireWords)) {
        Issue.record("\(file.path):\(found.line) knows \(found.name)")
      }
    }
  }

  /// The engine takes and returns numbers. Only Analysis knows the names of views and their places in a file.
  @Test func theEngineKnowsNoText() {
    let textual: Set<String> = [
      "SourceSpan", "FileSpan", "SyntaxTree", "String.Index", "utf16", "fileName",
    ]
    for file in Repository.sources where file.path.hasPrefix("Sources/LayoutEngine/") {
      for found in names(in: file.source, from: textual) {
        Issue.record("\(file.path):\(found.line) knows \(found.name)")
      }
    }
  }

  /// The language knows no geometry and no device.
  @Test func theLanguageKnowsNoGeometry() {
    let geometric: Set<String> = ["Frame", "Rect", "LayoutProblem", "LayoutOutcome", "iPhoneSE3"]
    for file in Repository.sources where file.path.hasPrefix("Sources/StackDSL/") {
      for found in names(in: file.source, from: geometric) {
        Issue.record("\(file.path):\(found.line) knows \(found.name)")
      }
    }
  }

  @Test func theMatcherFindsAForeignName() {
    let source = SwiftSource("// URI\nlet a = 1\nfunc f(_ uri: URI) {}")
    #expect(names(in: source, from: ["URI"]).map(\.line) == [3])
    #expect(names(in: source, from: ["JSON"]).isEmpty)
  }

  private func names(in source: SwiftSource, from set: Set<String>) -> [(name: String, line: Int)] {
    source.words.map { (String($0.text), $0.line) }.filter { set.contains($0.0) }
  }
}
