import Testing

@testable import StackLSP

/// The files found in a folder, whatever links there are.
@Suite struct StackFilesTests {
  private func found(_ folder: TemporaryFolder) -> [String] {
    let (own, behindLinks) = StackFiles.inFolder(folder.path)
    return (own + behindLinks).map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func depthFirstAndByName() throws {
    let folder = try TemporaryFolder()
    for name in ["b/z.stack", "b/c/y.stack", "a.stack", "b.stack", ".hidden/x.stack", "a/n.txt"] {
      try folder.write(name, "")
    }
    #expect(found(folder) == ["a.stack", "b.stack", "b/z.stack", "b/c/y.stack"])
  }

  /// Two links to the folder itself have 2^32 paths of 32 steps; each folder is visited once.
  @Test func linksInACircleEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.stack", "")
    try folder.link("one", to: ".")
    try folder.link("two", to: ".")
    #expect(found(folder) == ["a.stack"])
  }

  @Test func packagesThatLinkEachOtherEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("p/a.stack", "")
    try folder.write("q/b.stack", "")
    try folder.link("p/q", to: "../q")
    try folder.link("q/p", to: "../p")
    #expect(found(folder) == ["p/a.stack", "q/b.stack"])
  }

  /// A link whose name sorts first does not rename the file.
  @Test func aFileKeepsItsOwnName() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.write("z/a.stack", "")
    try folder.link("a", to: "z")
    try folder.link("a.stack", to: "z/a.stack")
    #expect(found(folder) == ["z/a.stack"])
    // A file elsewhere is found through its link.
    try outside.write("deep/b.stack", "")
    try outside.write("c.stack", "")
    try folder.link("elsewhere", to: outside.path)
    try folder.link("c.stack", to: "\(outside.path)/c.stack")
    try folder.link("nowhere.stack", to: "\(outside.path)/none.stack")
    #expect(found(folder) == ["z/a.stack", "elsewhere/c.stack", "elsewhere/deep/b.stack"])
  }
}
