#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LayoutEngine

/// Prints one line a shape and size: the median of several runs, in milliseconds of processor time. With
/// `--problem SHAPE SIZE` it prints that problem instead, for another solver.
if CommandLine.arguments.dropFirst().first == "--problem", CommandLine.arguments.count == 4,
  let shape = Shape(rawValue: CommandLine.arguments[2]), let size = Int(CommandLine.arguments[3])
{
  print(shape.problem(views: size).lines, terminator: "")
  exit(0)
}

let named = Shape.allCases.filter { CommandLine.arguments.contains($0.rawValue) }
let sizes = CommandLine.arguments.dropFirst().compactMap { Int($0) }

/// Processor time of this process in milliseconds: what else the machine does counts for little.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func median(_ runs: Int, _ body: () -> Void) -> Double {
  let times = (0..<runs).map { _ -> Double in
    let start = processorTime()
    body()
    return processorTime() - start
  }
  return times.sorted()[runs / 2]
}

for shape in named.isEmpty ? Shape.allCases : named {
  for size in sizes.isEmpty ? [40, 100, 1000, 10000] : sizes {
    let problem = shape.problem(views: size)
    var isUnique = true
    if case .optimal(let solution) = solve(problem) { isUnique = solution.isUnique }
    let cold = median(size > 2000 ? 5 : 21) { _ = solve(problem) }
    print(
      shape.rawValue, size, "unknowns", problem.variableCount, "rows", problem.rows.count, "ms",
      cold,
      isUnique ? "unique" : "ambiguous")
  }
}
