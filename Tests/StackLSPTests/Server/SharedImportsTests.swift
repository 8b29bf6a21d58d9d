import StackDSL
import Testing

@testable import StackLSP

/// The threads of a command share the imports that one of them has read.
@Suite struct SharedImportsTests {
  @Test func aFileIsReadOnceAndAgainWhenItChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write("Part.stack", "component Part { view box { width == 8 } }\n")
    let file = FileID("\(folder.path)/Part.stack")
    let shared = SharedImports()
    var (first, second) = (FileTable(), FileTable())
    first.shared = shared
    second.shared = shared
    let read = first.source(file)
    let source = try #require(read)
    first.share(file, parse(source.bytes, file: file))
    #expect(second.sharedTree(file) == nil)
    let again = second.source(file)
    #expect(again == source)
    #expect(second.sharedTree(file)?.text == source.bytes)
    second.forgetAll()
    try folder.write("Part.stack", "component Part { view box { width == 16; height == 4 } }\n")
    let changed = second.source(file)
    #expect(changed != source)
    #expect(second.sharedTree(file) == nil)
  }

  @Test func importsAreFoundWhicheverThreadReadThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("Part.stack", "component Part { view box { width == 8; height == 8 } }\n")
    for index in 0..<40 {
      try folder.write(
        "\(index).stack",
        "import \"Part.stack\"\nscreen S { Part part { center == superview.center; wdth == 3 } }\n")
    }
    let capture = Capture()
    #expect(capture.run(["check", "--format", "github", folder.path]) == 1)
    #expect(capture.output.split(separator: "\n").count == 40)
    #expect(!capture.output.contains("import-not-found"))
  }
}
