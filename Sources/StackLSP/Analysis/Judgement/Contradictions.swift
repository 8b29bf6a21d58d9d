import LayoutEngine
import StackDSL

/// Joins the conflicts of different environments that one edit ends: the line to blame for the one is a
/// member of the other.
///
/// A width between two pins is too large for a narrow phone and too small for a wide one, and the numbers
/// decide which of the three lines breaks. It is still one contradiction with one way out. Two conflicts of
/// one layout stay apart, because each of them has to lose a line.
func joinedByContradiction(
  _ diagnoses: [Diagnosis], in readings: ScreenReadings
) -> [Diagnosis] {
  let conflicts = diagnoses.indices.filter { diagnoses[$0].isOfConflict }
  guard conflicts.contains(where: { diagnoses[$0].environments != [0] }) else { return diagnoses }
  var joined = diagnoses
  var followers: Set<Int> = []
  var blamed: [SourceSpan: [Int]] = [:]
  var members: [SourceSpan: [Int]] = [:]
  // The gravest stands, and of equally grave ones the one in the earlier environment.
  for index in conflicts.sorted(by: { diagnoses[$0].rank($0) < diagnoses[$1].rank($1) }) {
    let report = diagnoses[index].report
    let spans = Set(report.related.map(\.span))
    let known = (members[report.span] ?? []) + spans.flatMap { blamed[$0] ?? [] }
    let cause = known.filter { joined[$0].isElsewhere(than: diagnoses[index]) }.min()
    if let cause {
      followers.insert(index)
      joined[cause].takeIn(diagnoses[index], in: readings)
    }
    blamed[report.span, default: []].append(cause ?? index)
    for span in spans { members[span, default: []].append(cause ?? index) }
  }
  return joined.indices.filter { !followers.contains($0) }.map { joined[$0] }
}

extension Diagnosis {
  var isOfConflict: Bool { report.shortage?.isConflict ?? false }

  fileprivate func rank(_ place: Int) -> (Int, Int) { (severity.rawValue, place) }

  fileprivate func isElsewhere(than other: Diagnosis) -> Bool {
    !environments.contains(where: other.environments.contains)
  }

  /// The other becomes a note that says where it holds.
  fileprivate mutating func takeIn(_ other: Diagnosis, in readings: ScreenReadings) {
    let environments = other.environments.map { readings.all[$0].environment }
    let name = readings.all[0].environment.nearest(of: environments)?.name ?? ""
    report.related.append(
      Problem.Note(span: other.report.span, message: "On \(name): \(other.report.message)"))
    report.remedies += other.report.remedies.filter { remedy in
      !report.remedies.contains { $0.changes == remedy.changes }
    }
    follows.append(other)
    hold(alsoWhere: [other])
  }
}
