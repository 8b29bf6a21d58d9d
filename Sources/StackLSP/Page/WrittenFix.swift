import StackDSL

/// A fix that the preview wrote into its file because there is no editor to do so. It can be undone until the
/// file changes again.
struct WrittenFix: Sendable {
  let file: FileID
  let before: [UInt8]
  let after: [UInt8]
}
