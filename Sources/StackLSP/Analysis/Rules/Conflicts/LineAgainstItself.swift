import LayoutEngine
import StackDSL

/// A report of one line that can never hold: `width == width + 3`.
extension ConflictCase {
  /// A priority below required does not help such a line: it would still miss.
  func report(ofContradiction line: Written) -> Report {
    let removal = Remedy(
      "Remove \(reading.words(line.source))", [.removeConstraint(line.index)])
    let meant = around(line)
    return report(
      contradiction(in: line), notes: [], remedies: meant.isEmpty ? [removal] : meant)
  }

  /// "`top == layoutMargins.top` of `card` never holds: `layoutMargins` is its own guide, always 8 pt
  /// away."
  private func contradiction(in line: Written) -> String {
    let distance = pt(conflict.shortfall)
    let reason =
      ownGuide(of: line.source).map { "`\($0)` is its own guide, always \(distance) away" }
      ?? "its two sides are always \(distance) apart"
    return "\(capitalized(reading.words(line.source))) never holds: \(reason)."
  }

  private func ownGuide(of source: Constraint) -> String? { source.ownGuide }

  /// `layoutMargins` within a view may be meant as the margins of the view around it.
  private func around(_ line: Written) -> [Remedy] {
    guard let meant = line.source.withOuterGuide else { return [] }
    return [
      Remedy("Write `\(meant)`", [.rewrite(.constraint(line.index), meant)], isCorrection: true)
    ]
  }
}

extension Constraint {
  /// The word for a guide of the view whose braces contain the line: `layoutMargins`.
  var ownGuide: String? {
    guard let second, second.view == owner, first.view == owner, second.item != .view else {
      return nil
    }
    return second.item.rawValue
  }

  /// The same line with the guide of the view around it.
  var withOuterGuide: String? {
    guard let guide = ownGuide else { return nil }
    let outer = text.replacing(" \(guide).", with: " superview.\(guide).")
    return outer == text ? nil : outer
  }
}
