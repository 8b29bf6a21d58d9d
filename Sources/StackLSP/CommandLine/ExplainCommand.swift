import LayoutEngine
import StackDSL

/// `stack-lsp explain`: the chain of reasons for one number, or the page of a diagnostic.
extension Subcommand {
  static let explain = Subcommand("explain") { arguments, console throws(UsageError) in
    switch arguments.positionals.count {
    case 1:
      let code = arguments.positionals[0]
      guard let page = Rule.named(code)?.markdown else {
        if DiskFile.stamp(code) != nil {
          throw UsageError("Of \(code), which number? Write NAME.ATTRIBUTE behind it: photo.width.")
        }
        throw UsageError(no: "diagnostic", named: code, among: Rule.all.map(\.code))
      }
      console.writePage(page)
    case 2:
      let question = try Question(arguments.positionals[1])
      var files = CommandFiles()
      let file = try files.file(named: arguments.positionals[0], console)
      console.writePage(
        try answer(question, files.solved(file).analysis, device: arguments.value("--device")))
    default: throw UsageError("explain needs a code, or a file and NAME.ATTRIBUTE.")
    }
    return ExitStatus.clean
  }

  private struct Question {
    var view: String
    var attribute: FrameAttribute

    init(_ text: String) throws(UsageError) {
      let parts = text.split(separator: ".")
      guard parts.count > 1,
        let attribute = FrameAttribute.allCases.first(where: { "\($0)" == parts[parts.count - 1] })
      else {
        throw UsageError("\"\(text)\" is not NAME.x, NAME.y, NAME.width or NAME.height.")
      }
      view = parts.dropLast().joined(separator: ".")
      self.attribute = attribute
    }
  }

  private static func answer(
    _ question: Question, _ analysis: Analysis, device: String?
  ) throws(UsageError) -> String {
    var screens = analysis.screens + analysis.components
    if let device { screens = try analysis.chosen(screen: nil, device: device) }
    for layouts in screens {
      let index = layouts.screen.views.firstIndex { view in
        [view.reference, view.path, view.name].contains(question.view)
      }
      guard let index, let layout = layouts.primary, let id = layout.id(of: ViewIndex(index)) else {
        continue
      }
      let reading = LayoutReading(layouts.screen, layout)
      let lines = WhyChain.lines(for: id, question.attribute, reading, limit: 50)
      let heading = "\(question.view) on \(layout.environment.name)"
      let doubts = reading.doubts(behind: question.attribute, of: id).map { "depends on \($0)" }
      return ([heading] + (lines + doubts).map { "  \($0)" }).joined(separator: "\n") + "\n"
    }
    let names = screens.flatMap { $0.screen.views.compactMap(\.reference) }
    throw UsageError(no: "view", named: question.view, among: unique(names))
  }
}
