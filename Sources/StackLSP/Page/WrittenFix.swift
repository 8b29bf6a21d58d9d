import StackDSL

/// A fix that the preview wrote into its file, for there is no editor to do that. It is taken back as long as
/// nobody has changed the file since.
struct WrittenFix: Sendable {
  let file: FileID
  let before: [UInt8]
  let after: [UInt8]
}
