import LayoutEngine

/// Measures the engine, or prints a shape for another one:
///
///     EngineBench [SHAPE …] [VIEWS …]     a line a shape and size, times in milliseconds
///     EngineBench --memory SHAPE VIEWS    peak memory of a layout and its problem, in bytes a view
///     EngineBench --problem SHAPE VIEWS   the linear problem, for another solver
///     EngineBench --tree SHAPE VIEWS      the views as JSON, for a flexbox engine
let arguments = Array(CommandLine.arguments.dropFirst())
let shapes = Shape.allCases.filter { arguments.contains($0.rawValue) }
let sizes = arguments.compactMap { Int($0) }

switch (arguments.first, shapes.first, sizes.first) {
case ("--memory", let shape?, let size?):
  let before = peakMemory()
  let problem = shape.problem(views: size)
  let outcome = layout(problem)
  print((peakMemory() - before) / outcome.frames.count)
case ("--problem", let shape?, let size?):
  print(lower(shape.problem(views: size)).linear.lines, terminator: "")
case ("--tree", let shape?, let size?):
  print(shape.problem(views: size).tree)
default:
  for shape in shapes.isEmpty ? Shape.allCases : shapes {
    for size in sizes.isEmpty ? [40, 100, 1000, 10000] : sizes {
      measure(shape, size)
    }
  }
}

/// One line of names and figures: the linear problem alone, and the whole layout.
func measure(_ shape: Shape, _ size: Int) {
  let problem = shape.problem(views: size)
  let runs = problem.views.count > 2000 ? 9 : 31
  let linear = lower(problem).linear
  let outcome = layout(problem)
  let solving = median(runs) { _ in _ = solve(linear) }
  let whole = median(runs) { _ in _ = layout(problem) }
  let state =
    outcome.status == .unsatisfiable
    ? "unsatisfiable" : outcome.ambiguities.isEmpty ? "determined" : "ambiguous"
  print(
    shape.rawValue, size, "views", problem.views.count, "rows", linear.rows.count, "solve", solving,
    "layout", whole, state)
}
