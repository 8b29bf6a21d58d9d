import Testing

@testable import StackLSP

/// `frames --compare`: recorded frames beside computed ones.
@Suite struct FramesCompareTests {
  @Test func whatLiesElsewhereIsNamed() throws {
    let folder = try TemporaryFolder()
    let document = try FixtureFiles.text(of: "import.storyboard", in: "interface-builder")
    try folder.write("a.storyboard", document)
    let same = Capture()
    #expect(same.run(["frames", "--compare", folder.path + "/a.storyboard"]) == 0)
    #expect(same.output == "Sign Up Scene: 1 of 1 views lie where they were drawn\n")
    // Its constraints put the line 20 + 76 + 8 pt below the top, 2 pt high.
    try folder.write(
      "b.storyboard",
      document.replacing(
        "id=\"lin-e1-001\">",
        with:
          "id=\"lin-e1-001\"><rect key=\"frame\" x=\"16\" y=\"110\" width=\"343\" height=\"2\"/>"))
    let moved = Capture()
    #expect(moved.run(["frames", "--compare", folder.path + "/b.storyboard"]) == 1)
    #expect(moved.output.contains("1 of 2 views lie where they were drawn"))
    #expect(moved.output.contains("drawn 16 110 343 2"))
    #expect(moved.output.contains("computed 16 104 343 2"))
    #expect(Capture().run(["frames", "--compare", "Examples/Card.stack"]) == 2)
  }
}
