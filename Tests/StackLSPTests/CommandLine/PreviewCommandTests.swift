import Testing

@testable import StackLSP

/// What `preview` refuses before it serves anything. The pages are tested in `Page/` and in a browser.
@Suite struct PreviewCommandTests {
  @Test(
    arguments: [
      (["--port", "80"], "--port takes a number from 1024 to 65535."),
      (["--port", "65536"], "--port takes a number from 1024 to 65535."),
      (["--port", "ten"], "--port takes a number from 1024 to 65535."),
      (["--port", "4711", "--address", "http://127.0.0.1:4711/"], "exclude each other"),
      (
        ["--address", "http://127.0.0.1:4711/"],
        "--address takes an address that an earlier run of preview printed."
      ),
      (["--screen", "S"], "--screen needs a file, not a folder."),
    ])
  func refuses(words: [String], message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("S.stack", "screen S { size: 10 x 10 }")
    let capture = Capture()
    #expect(capture.run(["preview"] + words + [folder.path]) == ExitStatus.unusable)
    #expect(capture.error.contains(message), "\(capture.error)")
    #expect(capture.output.isEmpty)
  }
}
