import StackDSL
import Testing

@testable import StackLSP

/// The complete analysis of one file by itself.
func analysis(of text: String) -> Analysis {
  let file = FileID("screen.stack")
  return analyze(file, in: SourceFiles([parse(Array(text.utf8), file: file)]), memo: AnalysisMemo())
}

/// - Parameter unsaid: the views of a screen with a fault that no finding mentions.
func expectNothingUnsaid(_ unsaid: (RandomScreen, Analysis) -> [String]) {
  for (seed, screen) in RandomScreens.cases(80) {
    for path in unsaid(screen, analysis(of: screen.text)) {
      Issue.record("seed \(seed): nothing is said of \(path)\n\(screen.text)")
    }
  }
}
