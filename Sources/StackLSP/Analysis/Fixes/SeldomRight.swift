import LayoutEngine
import StackDSL

extension Remedy {
  /// Whether people who judged such fixes found fewer than two of three right, so that it may stand first but is not
  /// preferred.
  ///
  /// Source: 383 preferred fixes of eleven batches of reports, judged one by one by people who had not seen the rules
  /// (docs/fixes.md). Right were: of removals of a size that cut the view's own content 6 of 6, of other removals 3 of
  /// 10; of texts that wrap because another content resists alike 4 of 10, and of those that wrap because they get a new
  /// end 4 of 13; of texts that shrink 2 of 5; of whole screens that scroll 4 of 13; of views that begin behind another
  /// one instead 1 of 5. All the others together: 261 of 321.
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
    let hasNewEnd = changes.contains { $0.addsConstraint || $0.isRestatement }
    return changes.contains { change in
      switch change {
      case .set(_, .numberOfLines, _): finding.isOfTie || hasNewEnd
      case .set(_, .minimumScaleFactor, _): changes.count == 1
      case .scrollContent: true
      case .restate(_, _, let line):
        finding.isOfOverlap && line.isGap && line.first.attribute.isStart == true
      default: false
      }
    }
  }
}

extension Finding {
  fileprivate var isOfOverlap: Bool {
    guard let shortage, case .overlap = shortage else { return false }
    return true
  }
}

extension Change {
  fileprivate var isRestatement: Bool {
    if case .restate = self { true } else { false }
  }
}
