extension WrappingText {
  /// Lines at a width, filled greedily; at least one.
  ///
  /// A run that is wider than the line is broken inside, as `byWordWrapping` does for a word that
  /// has a line to itself.
  public func lineCount(width: Double) -> Int {
    // A hundredth of a point of rounding must not cost a line.
    let room = width.isNaN ? 0 : max(width, 0) + 0.01
    var lines = 0
    var used: Double?
    var gap = 0.0
    for run in runs {
      let length = run.width.length
      if let taken = used, taken + gap + length <= room {
        used = taken + gap + length
      } else {
        let (own, rest) = linesAlone(length, room)
        lines = min(lines + own, Self.mostLines)
        used = rest
      }
      gap = run.spaceAfter.length
      if run.endsParagraph { used = nil }
    }
    lines = max(lines, 1)
    return maximumLines > 0 ? min(lines, maximumLines) : lines
  }

  /// Height in points at a width, rounded up to a pixel.
  public func height(width: Double, scale: Double) -> Double {
    let exact = Double(lineCount(width: width)) * lineHeight.length
    let scale = scale.isFinite && scale > 0 ? scale : 1
    return ((exact * scale - 1e-6).rounded(.up) / scale).length
  }

  /// Lines that a run takes on its own, and how much of the last one it fills.
  private func linesAlone(_ length: Double, _ room: Double) -> (lines: Int, rest: Double) {
    guard length > room, room >= 1 else { return (1, length) }
    let full = (length / room).rounded(.down)
    let rest = length - full * room
    let lines = Int(min(full, Double(Self.mostLines))) + (rest > 0 ? 1 : 0)
    return (lines, rest > 0 ? rest : room)
  }

  /// More lines than any screen shows; keeps counts finite whatever the numbers.
  private static let mostLines = 100_000
}

extension Settlement {
  /// Gives each wrapping text the height of the lines it needs at the width it received, and
  /// solves again; a joined constraint can change widths by that, so in up to three passes.
  mutating func wrapText(in problem: LayoutProblem) {
    guard !lowered.wrappedRows.isEmpty else { return }
    for _ in 0..<3 {
      let values = self.values
      var changes: [(row: LinearConstraintID, constant: Double)] = []
      for rows in lowered.wrappedRows {
        guard let text = problem.views[Int(rows.view)].wrapping else { continue }
        let width = values[Int(rows.view) * 4 + Int(FrameAttribute.width.rawValue)]
        let height = text.height(width: width, scale: problem.scale)
        for row in [rows.hugging, rows.resistance] where row >= 0 {
          guard lowered.linear.rows[Int(row)].constant != height else { continue }
          changes.append((LinearConstraintID(row), height))
        }
      }
      if changes.isEmpty { return }
      solveAgain(with: changes, problem)
    }
  }
}
