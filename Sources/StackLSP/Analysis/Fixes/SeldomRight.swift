import StackDSL

extension Remedy {
  /// Whether people who judged such fixes found fewer than two of three right, so that it may stand first but is not
  /// preferred.
  ///
  /// Source: 257 preferred fixes of seven batches of reports, judged one by one by people who had not seen the rules
  /// (docs/fixes.md). Right were: of removals of a size that cut the view's own content 6 of 6, of other removals 3 of
  /// 10; of texts that wrap because another content resists alike 4 of 10; of texts that shrink 2 of 5. All the others
  /// together: 182 of 226.
  func isSeldomRight(mending finding: Finding, on screen: Screen) -> Bool {
    // Of information and hints the line itself is the subject.
    guard finding.isFault else { return false }
    if let lines = removedLines {
      // What a rule knows of its own case, and a line that contradicts itself, are no question of which line goes.
      guard isGeneral || isSearched, finding.writtenLines != 1 else { return false }
      return finding.writtenLines != nil
        || !lines.allSatisfy { line in
          let written = screen.constraints[line]
          return written.first.attribute.isSize && written.second == nil
            && finding.views.contains(written.first.view)
        }
    }
    return changes.contains { change in
      switch change {
      case .set(_, .numberOfLines, _): finding.isOfTie
      case .set(_, .minimumScaleFactor, _): changes.count == 1
      default: false
      }
    }
  }
}
