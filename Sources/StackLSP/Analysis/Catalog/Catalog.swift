/// All rules, in the order in which they are tried.
///
/// The first rule that recognises a conflict or an ambiguity wins, so special rules precede general ones.
extension Rule {
  static let all: [Rule] =
    conflicts + [viewCollapsed] + ambiguities + baselines + surprises + variants + withoutEffect
    + style
    + [idleAllow] + languageFaults
}
