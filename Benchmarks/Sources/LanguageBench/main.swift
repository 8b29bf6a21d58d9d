#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import StackDSL

/// What the language's front end costs, in processor time:
///
///     LanguageBench typing FILE OFFSET    a letter typed and taken away again, over and over
///     LanguageBench whole FILE            the file parsed and understood from nothing
///
/// Prints the median of many runs, microseconds for `typing`, megabytes a second for `whole`; and the
/// least of the keystrokes, which is what they take while nothing else runs.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2, let text = bytes(of: arguments[1]) else {
  print("usage: LanguageBench typing FILE OFFSET | whole FILE")
  exit(2)
}
switch arguments[0] {
case "typing": typing(text, at: Int(arguments.count > 2 ? arguments[2] : "") ?? text.count / 2)
default: whole(text)
}

/// One keystroke: the tree of the new text from the one before, and the model from the one before.
func typing(_ text: [UInt8], at offset: Int) {
  let file = FileID("/Typed.stack")
  var typed = text
  typed.insert(UInt8(ascii: "z"), at: min(offset, text.count))
  var tree = parse(text, file: file)
  var model = buildModel(of: file, in: SourceFiles([tree]))
  var parsing: [Double] = []
  var modelling: [Double] = []
  for keystroke in 0..<400 {
    let next = keystroke.isMultiple(of: 2) ? typed : text
    let start = processorTime()
    tree = tree.reparsed(next)
    let parsed = processorTime()
    model = buildModel(of: file, in: SourceFiles([tree]), reusing: model)
    modelling.append(processorTime() - parsed)
    parsing.append(parsed - start)
  }
  let together = zip(parsing, modelling).map { $0 + $1 }
  print(
    "parse", rounded(median(parsing)), "model", rounded(median(modelling)), "together",
    rounded(median(together)), "least", rounded(together.min() ?? 0))
}

func whole(_ text: [UInt8]) {
  let file = FileID("/Whole.stack")
  let runs = (0..<15).map { _ -> (parse: Double, model: Double) in
    let start = processorTime()
    let tree = parse(text, file: file)
    let parsed = processorTime()
    _ = buildModel(of: file, in: SourceFiles([tree]))
    return (parsed - start, processorTime() - parsed)
  }
  // Bytes in a microsecond are megabytes in a second.
  print(
    "parse", rounded(Double(text.count) / median(runs.map(\.parse))), "understand",
    rounded(Double(text.count) / median(runs.map { $0.parse + $0.model })))
}

/// Processor time of this process in microseconds: what else the machine does counts for little.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

func bytes(of path: String) -> [UInt8]? {
  guard let stream = fopen(path, "rb") else { return nil }
  defer { fclose(stream) }
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 {
    result += buffer[..<count]
  }
  return result
}
