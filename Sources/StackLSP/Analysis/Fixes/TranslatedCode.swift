import StackDSL

/// Turns pasted layout code of UIKit, SnapKit or a visual format into members, if this leaves fewer errors.
///
/// - Parameter analysis: the analysis of the file in all its environments.
func membersFromCode(at offset: Int, in files: SourceFiles, _ analysis: Analysis) -> Fix? {
  guard let tree = files[analysis.model.file],
    let members = MembersFromCode(at: offset, in: tree, analysis.model),
    let trial = FixTrial(of: members.edits, in: files, after: analysis),
    trial.analysis.model.errorCount < analysis.model.errorCount
  else { return nil }
  let constraints = members.count == 1 ? "1 constraint" : "\(members.count) constraints"
  return Fix(
    title: "Turn the UIKit code into \(constraints)", kind: .quickFix, edits: members.edits)
}

extension Model {
  fileprivate var errorCount: Int { problems.count { $0.severity == .error } }
}

extension FixProver {
  /// Translates pasted layout code as a whole, because one call says little by itself.
  ///
  /// - Parameter known: the translations found so far.
  func translation(around finding: Finding, _ known: inout [Fix]) -> Fix? {
    guard finding.screen == nil, ProblemCode(rawValue: finding.code)?.isOfSyntax ?? false
    else { return nil }
    let place = analysis.model.fileSpan(finding.span)
    guard place.file == analysis.model.file else { return nil }
    let isKnown = known.first { fix in
      fix.edits.contains { $0.span.range.overlaps(place.range) }
    }
    if let isKnown { return isKnown }
    guard var fix = membersFromCode(at: place.range.lowerBound, in: files, analysis) else {
      return nil
    }
    fix.isPreferred = true
    fix.isTranslation = true
    known.append(fix)
    return fix
  }
}
