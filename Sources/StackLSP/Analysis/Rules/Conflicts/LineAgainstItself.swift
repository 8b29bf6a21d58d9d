import LayoutEngine
import StackDSL

/// One line that can hold nowhere: `width == width + 3`.
extension ConflictCase {
  /// Such a line is of no use to anybody: with a priority below required it would still miss.
  func report(ofContradiction line: Written) -> Report {
    let removal = Remedy(
      "Remove \(layout.words(line.source))", [.removeConstraint(line.index)])
    let meant = around(line)
    var report = self.report(
      contradiction(in: line), remedies: meant.isEmpty ? [removal] : meant)
    report.related = []
    return report
  }

  /// "`top == layoutMargins.top` of `card` never holds: `layoutMargins` is its own guide, always 8 pt
  /// away."
  private func contradiction(in line: Written) -> String {
    let distance = pt(conflict.shortfall)
    let reason =
      ownGuide(of: line.source).map { "`\($0)` is its own guide, always \(distance) away" }
      ?? "its two sides are always \(distance) apart"
    return "\(sentence(layout.words(line.source))) never holds: \(reason)."
  }

  private func ownGuide(of source: StackDSL.Constraint) -> String? {
    guard let second = source.second, second.view == source.owner, second.item != .view else {
      return nil
    }
    return second.item.rawValue
  }

  /// Who writes `layoutMargins` within a view may well mean those of the view around it.
  private func around(_ line: Written) -> [Remedy] {
    guard let guide = ownGuide(of: line.source) else { return [] }
    let text = line.source.text.replacing(" \(guide).", with: " superview.\(guide).")
    guard text != line.source.text else { return [] }
    return [Remedy("Write `\(text)`", [.rewrite(.constraint(line.index), text)])]
  }
}
