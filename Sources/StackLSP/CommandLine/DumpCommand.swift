import JSONRPC
import StackDSL

/// `stack-lsp dump`: each stage from a file's text to its frames.
extension Subcommand {
  static let stages = ["tokens", "tree", "model", "constraints", "outcome"]

  static let dump = Subcommand("dump") { arguments, console throws(UsageError) in
    guard arguments.positionals.count == 2 else {
      throw UsageError("dump needs a stage, one of \(stages.joined(separator: ", ")), and a file.")
    }
    guard stages.contains(arguments.positionals[0]) else {
      throw UsageError(no: "stage", named: arguments.positionals[0], among: stages)
    }
    var files = CommandFiles()
    let file = try files.file(named: arguments.positionals[1], console)
    switch arguments.positionals[0] {
    case "tokens": console.writePage(tokenDump(files.tree(file)))
    case "tree": console.writePage(treeDump(files.tree(file)))
    case "model":
      console.writePage(modelDump(files.solved(file).analysis.model))
    case "constraints":
      let screens = try chosen(files.solved(file), arguments)
      console.writeJSON(constraintsJSON(screens))
    default:
      let solved = files.solved(file)
      let places = files.places(in: file, solved.analysis.model.sections)
      let json = framesJSON(
        file: files.name(file), try chosen(solved, arguments).map(\.framesListings), places)
      console.writeJSON(json)
    }
    return ExitStatus.clean
  }

  private static func chosen(
    _ solved: DocumentAnalysis, _ arguments: Arguments
  ) throws(UsageError) -> [ScreenLayouts] {
    try solved.analysis.chosen(
      screen: arguments.value("--screen"), device: arguments.value("--device"))
  }
}
