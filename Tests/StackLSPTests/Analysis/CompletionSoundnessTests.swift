import StackDSL
import Testing

@testable import StackLSP

/// What completion inserts as a whole is sound, and devices come in the order of use.
@Suite struct CompletionSoundnessTests {
  private func proposals(_ text: String) -> [Completion] {
    let file = FileID("/profile.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)], deviceNames: DeviceTable.names)
    let model = buildModel(of: file, in: files)
    return completions(
      at: text.utf8.count, in: model, files: files, devices: DeviceTable.namesByUse
    ).items
  }

  @Test func anEmptyFileStartsWithASoundScreen() throws {
    let start = try #require(proposals("").first)
    let file = FileID("/profile.stack")
    let files = SourceFiles([parse(Array(start.plainText.utf8), file: file)])
    let analysis = analyze(file, in: files, memo: AnalysisMemo())
    #expect(analysis.findings.isEmpty)
    #expect(analysis.screens.first?.screen.name == "Profile")
    #expect(analysis.screens.first?.environments.count == 2)
    // A file that has a screen gets no starting template.
    #expect(proposals("screen A { label l }\n").first?.label == "screen")
  }

  @Test func oneCurrentDeviceOfEachSizeComesFirst() {
    let names = proposals("screen A { devices: ").map(\.label)
    let current = DeviceTable.current
    #expect(names.prefix(2) == ["iPhone16", "iPhoneSE3"])
    #expect(names.prefix(current.count) == ArraySlice(current.map(\.name)))
    let sizes = current.map { [$0.width, $0.height] }
    #expect(Set(sizes).count == sizes.count)
    let running = DeviceTable.devices.filter { $0.systems.upperBound == DeviceTable.currentSystem }
    #expect(Set(sizes) == Set(running.map { [$0.width, $0.height] }))
    // All are still there, each once.
    #expect(Set(names).count == names.count)
    #expect(DeviceTable.devices.allSatisfy { names.contains($0.name) })
  }
}
