/// What the unknowns of a lowered layout stand for, by which those of an edited layout are known
/// again though they have other numbers.
struct UnknownNames: Sendable {
  let views: [LayoutView]
  let guides: [GuideUnknown]
  let count: Int

  /// Which unknowns of an earlier layout are still there; nil for another layout.
  func alignment(from old: UnknownNames) -> Alignment? {
    guard let kept = Alignment(ofViews: old.views, views) else { return nil }
    var unknowns = Alignment(oldCount: old.count, newCount: count)
    for run in kept.runs {
      unknowns.append(old: run.old * 4, new: run.new * 4, count: run.count * 4)
    }
    var next = 0
    for (place, guide) in old.guides.enumerated() {
      // Guides stand in the order of what they belong to.
      guard let owner = kept.new(of: Int(guide.owner)) else { continue }
      var renamed = guide
      renamed.owner = Int32(truncatingIfNeeded: owner)
      guard let found = guides[next...].firstIndex(of: renamed) else { continue }
      unknowns.append(old: old.views.count * 4 + place, new: self.views.count * 4 + found)
      next = found + 1
    }
    return unknowns
  }
}

extension LoweredLayout {
  var names: UnknownNames {
    UnknownNames(views: views, guides: guides, count: linear.variableCount)
  }
}
