/// Every diagnosis, in the order in which they are tried.
///
/// Of the rules that look at one conflict or at one ambiguity the first that recognises it wins,
/// so the special stand before the general.
extension Rule {
  static let all: [Rule] =
    conflicts + [viewCollapsed] + ambiguities + baselines + surprises + variants + withoutEffect
    + style
    + [idleAllow] + languageFaults
}
