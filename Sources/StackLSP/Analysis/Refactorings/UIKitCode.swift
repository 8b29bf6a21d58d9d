import StackDSL

/// Pasted layout code of UIKit, SnapKit or a visual format becomes members, if the text has fewer errors
/// then.
///
/// - Parameter analysis: of the file in all its environments.
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
