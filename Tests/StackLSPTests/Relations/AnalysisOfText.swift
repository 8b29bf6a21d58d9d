import StackDSL

@testable import StackLSP

/// All that is known of one file by itself.
func analysis(of text: String) -> Analysis {
  let file = FileID("screen.stack")
  return analyze(file, in: SourceFiles([parse(Array(text.utf8), file: file)]), memo: AnalysisMemo())
}
