import StackDSL

/// A text with the cursor at `|`.
struct Marked {
  let text: String
  let offset: Int
  let file = FileID("/Test.stack")

  init(_ marked: String) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    offset = parts[0].utf8.count
  }

  var tree: SyntaxTree { parse(Array(text.utf8), file: file) }
  var files: SourceFiles { SourceFiles([tree], deviceNames: ["iPhone16", "iPadMini"]) }
  var model: Model { buildModel(of: file, in: files) }
  var target: CursorTarget? { model.target(at: offset, in: tree) }

  var proposals: [Completion] { completions(at: offset, in: model, files: files).items }
  var labels: [String] { proposals.map(\.label) }

  /// The first labels, as many as are visible at a glance.
  var page: [String] { Array(labels.prefix(12)) }

  func snippet(_ label: String) -> String? { proposals.first { $0.label == label }?.snippet }
}
