import LayoutEngine
import StackDSL

extension Finding {
  /// Whether it concerns the frames or the visible content of views, in contrast to contradictory or idle
  /// lines. What only longer texts will show is mended by a bound that moves nothing today.
  var isOfFrames: Bool {
    if aspect == Self.ofLongerTexts { return false }
    return switch RuleFamily(of: code) {
    case .baselines, .surprises, .variants: Rule.named(code)?.traits.isOfLine == false
    case .conflicts, .ambiguity, .noEffect, .style, .language, nil: false
    }
  }
}

extension Finding {
  /// Whether views compete with each other.
  var isOfTie: Bool {
    guard case .ambiguity(let ambiguity)? = shortage else { return false }
    if case .tie = ambiguity.cause { return true }
    return false
  }

  /// The number of written lines in its conflict; nil for any other finding.
  var writtenLines: Int? {
    guard case .conflict(let conflict)? = shortage else { return nil }
    return conflict.members.count { member in
      if case .user = member.origin { true } else { false }
    }
  }

  /// Whether it is a conflict with the height of the screen or the cell.
  var isOfGivenHeight: Bool {
    guard case .conflict(let conflict)? = shortage else { return false }
    return conflict.members.contains { member in
      if case .environment(_, .vertical) = member.origin { true } else { false }
    }
  }
}

extension Change {
  fileprivate static let resistances: Set<PropertyName> = [
    .compressionResistance, .horizontalCompressionResistance, .verticalCompressionResistance,
  ]

  /// Whether it says how much a content resists compression.
  var setsResistance: Bool {
    if case .set(_, let name, _) = self { Self.resistances.contains(name) } else { false }
  }
}

extension Remedy {
  /// The rank by origin: 0 for the correction of a wrong member, 1 for a proposal of the rule for its own
  /// case, 2 for a repair that fits any.
  var standing: Int { isCorrection ? 0 : isGeneral ? 2 : 1 }
}

extension ScreenTrial {
  /// Whether it is a conflict with a size of 0 pt, or with the height that a cell has at first. The view will be larger,
  /// so of 16 such reports with the size and 13 with the height none accepts a removal or a bound. UICollectionViewFlowLayout gives
  /// an item 50 x 50 pt at first.
  func mayPass(_ finding: Finding) -> Bool {
    guard case .conflict(let conflict)? = finding.shortage else { return false }
    let reading = before.reading(ofFirst: finding)
    switch reading.environment.host {
    case .cell, .free(.collectionCell, _): if finding.isOfGivenHeight { return true }
    case .free, .screen: break
    }
    if conflict.axes.contains(where: { reading.size(reading.container, $0) == 0 }) { return true }
    return conflict.members.contains { member in
      guard case .user(let id) = member.origin else { return false }
      let line = reading.problem.constraints[id.index]
      return line.first.attribute.isSize && line.second == nil
        && line.relation != .greaterThanOrEqual && line.constant == 0
    }
  }

  /// Whether a conflict ends with 0 pt for a view that it gave less: "`chart` would be -12 pt high" is not mended so,
  /// unless the room is lacking only at first.
  func leavesCrushed(by finding: Finding) -> Bool {
    guard case .conflict(let conflict)? = finding.shortage, !mayPass(finding) else { return false }
    let reading = before.reading(ofFirst: finding)
    return conflict.members.contains { member in
      guard case .nonnegativeSize(let view, let axis) = member.origin else { return false }
      return reading.declared(view).kind != .spacer
        && !frames.leavesRoom(for: reading.index(view), on: axis)
    }
  }
}
