import Testing

@testable import StackLSP

/// `frames --against`: the views that a branch moves.
@Suite struct FramesAgainstTests {
  /// Two views of 40 pt below each other. With a gap of 20 instead of 8 the second begins at 60 instead of
  /// 48. The column, pinned only at its top, is 100 pt high instead of 88.
  private func column(_ name: String, gap: Int, _ second: String = "second") -> String {
    """
    screen \(name) {
      devices: iPhoneSE3, iPhone8
      vstack column {
        spacing: \(gap)
        top == superview.top; leading == superview.leading; width == 100
        view first { height == 40 }
        view \(second) { height == 40 }
      }
    }

    """
  }

  @Test func whatMovedIsListedAndDrawn() throws {
    let folder = try TemporaryFolder()
    guard folder.git("init", "-q") else { return }
    try folder.write(
      "A.stack", column("Moved", gap: 8) + column("Kept", gap: 8) + column("Gone", gap: 8))
    #expect(folder.git("add", ".") && folder.git("commit", "-q", "-m", "one"))
    try folder.write(
      "A.stack", column("Moved", gap: 20, "other") + column("Kept", gap: 8) + column("New", gap: 8))
    let text = Capture()
    #expect(text.run(["frames", "--against", "HEAD", folder.path + "/A.stack"]) == 1)
    #expect(
      text.output == """
        \(folder.path)/A.stack: Moved
          on iPhone SE (3rd generation) and iPhone 8:
            column         88 → 100 pt high
            column.other   new, 100 × 40 pt at 0, 60
            column.second  gone

        \(folder.path)/A.stack: New
          new

        \(folder.path)/A.stack: Gone
          gone

        3 screens of 3 differ from HEAD.

        """)
    let page = Capture()
    #expect(page.run(["frames", "--against", "HEAD", "--format", "html", folder.path]) == 1)
    // Pictures before and after for one, and one picture for each of the others.
    #expect(page.output.split(separator: "<figure>").count - 1 == 4)
    #expect(!page.output.contains(">Kept<"))
    #expect(folder.git("commit", "-q", "-a", "-m", "two"))
    let same = Capture()
    #expect(same.run(["frames", "--against", "HEAD", folder.path]) == 0)
    #expect(same.output == "All views of 3 screens lie where they lay in HEAD.\n")
  }

  @Test func aHiddenViewIsSaid() {
    func listing(_ isHidden: Bool) -> FramesListing? {
      analysis(
        of: "screen S { label a \"A\" { center == superview.center; isHidden: \(isHidden) } }"
      )
      .screens.first?.framesListings.first
    }
    guard let shown = listing(false), let hidden = listing(true) else {
      Issue.record("no layout")
      return
    }
    #expect(FrameChange.all(from: shown, to: hidden).map(\.kind) == [.hidden])
    #expect(FrameChange.all(from: hidden, to: shown).map(\.kind) == [.shown])
    #expect(FrameChange.all(from: shown, to: shown).isEmpty)
  }
}
