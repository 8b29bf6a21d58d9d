import Testing

/// The shape of the source files: one idea each, short, and with a comment on its purpose.
@Suite struct FileShapeTests {
  /// Files that may be longer than 400 lines, each with its reason. Only tables belong here.
  static let tables = [
    "Sources/StackDSL/Generated/WordTexts.swift": "the vocabulary's page, copied by scripts/fix",
    "Sources/StackLSP/Generated/PageText.swift": "the preview's page, copied by scripts/fix",
    "Sources/StackLSP/Generated/RuleTexts.swift": "the rules' pages, copied by scripts/fix",
  ]

  private static let lineLimit = 400

  @Test func noFileIsLongerThanOneIdeaNeeds() throws {
    let files = ["Sources", "Tests", "Fuzz"].flatMap { Repository.files(in: $0, suffix: ".swift") }
    for file in files where Self.tables[file.path] == nil {
      let count = try lineCount(of: file)
      #expect(count <= Self.lineLimit, "\(file.path) has \(count) lines")
    }
  }

  @Test func everyTableOfTheListIsThereAndNeedsItsPlace() throws {
    for path in Self.tables.keys.sorted() {
      let file = Repository.File(path: path)
      let count = try lineCount(of: file)
      #expect(count > Self.lineLimit, "\(path) is short enough to leave the list")
    }
  }

  /// A rule's page or a command's help counts as the comment, because the user sees it as well.
  @Test func everySourceFileSaysWhatItIsFor() {
    for file in Repository.sources
    where !file.path.contains("/Analysis/Rules/") && !file.path.hasSuffix("Command.swift") {
      if !isDocumented(file.source) { Issue.record("\(file.path) has no opening comment") }
    }
  }

  @Test func theMatcherSeesAMissingComment() {
    #expect(isDocumented(SwiftSource("import A\n\n/// What B is.\nstruct B {}")))
    #expect(isDocumented(SwiftSource("extension B {\n  /// What c does.\n  func c() {}\n}")))
    #expect(isDocumented(SwiftSource("// The process.\nimport A\nrun()")))
    #expect(
      !isDocumented(SwiftSource("import A\n\nstruct B {\n  /// Only a member.\n  var a = 1\n}")))
  }

  /// Names that say nothing about the content.
  @Test func noFileIsNamedForNothing() {
    let empty = [
      "Utilities", "Utils", "Helpers", "Helper", "Manager", "Misc", "Common", "Extensions",
    ]
    for file in Repository.sources {
      let stem = file.name.dropLast(".swift".count)
      #expect(!empty.contains { stem.hasSuffix($0) }, "\(file.path)")
    }
  }

  private func lineCount(of file: Repository.File) throws -> Int {
    try file.text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// A comment precedes the first line of code after the imports. An extension takes none of its own, so its
  /// first member may have it.
  private func isDocumented(_ source: SwiftSource) -> Bool {
    for line in source.lines.map({ $0.trimmingPrefix { $0 == " " } }) {
      if line.hasPrefix("//") || line.hasPrefix("/*") { return true }
      let isPreamble =
        line.isEmpty || line.hasPrefix("#") || line.contains("import ") || line.hasPrefix("@")
        || line.contains("extension ")
      if !isPreamble { return false }
    }
    return true
  }
}
