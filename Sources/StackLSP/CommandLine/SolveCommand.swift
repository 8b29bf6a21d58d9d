import JSONRPC
import LayoutEngine

/// `stack-lsp solve`: runs the linear solver alone, so that others can check it.
extension Subcommand {
  static let solve = Subcommand("solve") { arguments, console throws(UsageError) in
    guard let name = arguments.positionals.first, arguments.positionals.count == 1 else {
      throw UsageError("solve needs one file, or - for standard input.")
    }
    guard let bytes = name == "-" ? try console.input() : DiskFile.read(name) else {
      throw UsageError(unreadable: name, at: name)
    }
    let problem: NamedLinearProblem
    do throws(ResponseError) {
      let json: JSON
      do throws(JSONParser.Failure) {
        json = try JSONParser.parse(bytes)
      } catch {
        throw ResponseError(.parseError, "\(name) is not JSON: \(error).")
      }
      problem = try NamedLinearProblem(Parameters(json))
    } catch {
      throw UsageError(error.message, isAboutWords: false)
    }
    let answer = problem.answer()
    console.writeOutput(String(decoding: answer.serialized(), as: UTF8.self) + "\n")
    return answer["status"] == "optimal" ? ExitStatus.clean : ExitStatus.found
  }
}
