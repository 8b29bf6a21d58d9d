import Testing

/// The folders of a module are floors: what stands on one may name the types of those below it and
/// of no other.
@Suite struct FloorTests {
  /// A module with its folders from the bottom to the top; an empty name is the module's own folder.
  struct Building: Sendable, CustomTestStringConvertible {
    let module: String
    let floors: [String]
    var testDescription: String { module }

    /// The floor that a file stands on, that of the folder around it where its own is not listed; nil
    /// where neither is.
    func floor(of path: String) -> Int? {
      var folder = path.dropFirst("Sources/\(module)/".count).split(separator: "/").dropLast()
      while true {
        if let floor = floors.firstIndex(of: folder.joined(separator: "/")) { return floor }
        guard folder.count > 1 else { return nil }
        folder.removeLast()
      }
    }
  }

  static let buildings = [
    Building(
      module: "LayoutEngine",
      floors: [
        "", "Linear/Problem", "Linear/Tableau", "Linear/Proof", "Linear/Presolve",
        "Linear/Simplex", "Linear/OptimalFace", "Linear/Conflicts", "Linear/Sensitivity", "Linear",
        "Layout/Problem", "Layout/StackRules", "Layout/Solving", "Layout/Questions", "Layout",
      ]),
    Building(
      module: "StackDSL",
      floors: [
        "Spans", "Vocabulary", "Syntax", "Parser", "Model", "Incremental", "Query",
        "Query/Completion", "Editing", "UIKitCode", "Formatter", "Printing", "InterfaceBuilder",
        "InterfaceBuilder/Import",
      ]),
    Building(
      module: "StackLSP",
      floors: [
        "Analysis/Wording", "Analysis/Environments", "Analysis/Text", "Analysis/Content",
        "Analysis/Lowering", "Analysis/Remedies", "Analysis/Solving", "Analysis/Reading",
        "Analysis/Frames", "Analysis/Proposals", "Analysis/Rules", "Analysis/Catalog",
        "Analysis/Judgement", "Analysis", "Analysis/Fixes", "Analysis/Preview", "Analysis/Hover",
        "Analysis/Hints", "Analysis/Refactorings", "Analysis/Documents", "Analysis/ConflictLogs",
        "System", "Wire", "Project", "Page", "Session", "Features/Preview", "Features", "Server",
        "CommandLine", "",
      ]),
  ]

  @Test(arguments: buildings)
  func aFloorNamesNoTypeOfAHigherOne(_ building: Building) {
    let files = Repository.sources.filter { $0.path.hasPrefix("Sources/\(building.module)/") }
    #expect(!files.isEmpty)
    var floorOfType: [String: Int] = [:]
    for file in files {
      guard let floor = building.floor(of: file.path) else {
        Issue.record("\(file.path) stands in a folder that is no floor")
        continue
      }
      for type in file.source.sharedTypes { floorOfType[type] = floor }
    }
    for file in files {
      guard let own = building.floor(of: file.path) else { continue }
      for word in file.source.words {
        guard let other = floorOfType[String(word.text)], other > own else { continue }
        Issue.record(
          "\(file.path):\(word.line) names \(word.text) of \(building.floors[other])")
      }
    }
  }

  @Test(arguments: buildings)
  func theMapNamesEveryFloor(_ building: Building) throws {
    let map = try Repository.File(path: "ARCHITECTURE.md").text
    for floor in building.floors where !floor.isEmpty {
      let folder = floor.split(separator: "/").last.map(String.init) ?? floor
      #expect(map.contains("`\(folder)/`"), "ARCHITECTURE.md does not name \(floor)")
    }
  }

  @Test func aTypeOfOneFileIsNotShared() {
    let source = SwiftSource("struct A {}\nprivate struct B {}\nfileprivate enum C {}\nenum D {}")
    #expect(source.sharedTypes == ["A", "D"])
  }
}

extension SwiftSource {
  /// The types declared at the left margin that other files can name.
  fileprivate var sharedTypes: [String] {
    let hidden = codeLines.filter { $0.hasPrefix("private ") || $0.hasPrefix("fileprivate ") }
    let hiddenTypes = Set(SwiftSource(hidden.joined(separator: "\n")).topLevelTypes)
    return topLevelTypes.filter { !hiddenTypes.contains($0) }
  }
}
