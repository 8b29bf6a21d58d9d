import LayoutEngine
import StackDSL

/// Lowers a finding to information if Interface Builder shows it on its canvas without a mark, because the
/// author has seen it there and kept it.
///
/// A conflict is logged whether it is seen or not, unless a content size gives way in it, and a missing size or
/// position may come from an edit that Interface Builder has not read yet, so both keep their level. The canvas does not
/// show other devices or languages. A mark says nothing where views may share less than a line of text, or lack a point,
/// nor about a picture at an edge or over another view. That a view is misplaced says nothing of an axis on which it is
/// drawn as its constraints have it.
///
/// What a launch screen lacks is information, wherever it shows, and so is the open size of what scrolls where code sets
/// it or its author places by frames.
///
/// Source: all warnings of 37 public projects, read as the owner of the app would. Of 38 findings that are
/// plain to see on the canvas and have no mark, 2 were worth reading; of 8 about marked views, 7 were. Neither
/// of two marked ties over 1 and 3 pt was, none of six overlaps of pictures, and not a label that is misplaced in its
/// width and was drawn 3 pt above its cell. Of 18 errors in launch screens three were worth reading, and of five about
/// scroll views with views placed by frames none.
func seenOnCanvas(_ diagnoses: [Diagnosis], in readings: ScreenReadings) -> [Diagnosis] {
  let screen = readings.screen
  return diagnoses.map { diagnosis in
    if let reason = readings.reasonUnseen(diagnosis) {
      var unseen = diagnosis.asInformation(reason)
      unseen.isHeldBack = false
      return unseen
    }
    guard screen.isOfInterfaceBuilder,
      diagnosis.severity.rawValue <= Problem.Severity.warning.rawValue,
      screen.isLaunchScreen || diagnosis.environments.first == 0
        || diagnosis.report.shortage?.isOfContent ?? false,
      let reason = screen.reasonToExpect(
        diagnosis.rule, about: diagnosis.report.views, diagnosis.report.shortage,
        isDrawnSo: { readings.isDrawnInPlace($0, diagnosis.report) })
    else { return diagnosis }
    return diagnosis.asInformation(reason + ".")
  }
}

extension ScreenReadings {
  /// Why nobody sees the view that an ambiguity is about; nil if somebody may. A conflict is logged whether its views are
  /// seen or not.
  ///
  /// Source: none of eight spacers drawn 0 pt high without a height, and not a label of 0 by 0 pt without a position, was
  /// worth reading in a round of 112 projects (docs/false-alarms.md), although Interface Builder marks them all.
  fileprivate func reasonUnseen(_ diagnosis: Diagnosis) -> String? {
    guard RuleFamily(of: diagnosis.rule.code) == .ambiguity,
      diagnosis.severity.rawValue <= Problem.Severity.information.rawValue,
      let canvas = all.first, let view = diagnosis.report.views.first,
      let id = canvas.layout.id(of: view)
    else { return nil }
    if canvas.isTransparent(id) { return "Nobody sees it at alpha 0." }
    guard screen.isOfInterfaceBuilder, case .ambiguity(let ambiguity)? = diagnosis.report.shortage,
      (ambiguity.group + ambiguity.consequences).allSatisfy({ $0.view == id }),
      canvas.children(of: id).isEmpty
    else { return nil }
    if ambiguity.group.contains(where: { !$0.attribute.isSize }) {
      return Axis.allCases.contains { canvas.isWrittenAsNothing(id, $0) }
        ? "Nobody sees where a view of 0 pt lies." : nil
    }
    guard screen.views[view.index].kind == .view, canvas.property(.class, of: id) == nil,
      let drawn = screen.views[view.index].drawn.map(Rect.init),
      drawn[.size(ambiguity.axis)] < Threshold.wholePoint
    else { return nil }
    return "It is drawn 0 pt \(ambiguity.axis.extentWord), so nobody misses it."
  }
}

extension ScreenReadings {
  /// Whether a view was drawn as its constraints have it, to a point, on the axis that a report is about.
  fileprivate func isDrawnInPlace(_ view: ViewIndex, _ report: Report) -> Bool {
    guard let canvas = all.first, let drawn = screen.views[view.index].drawn.map(Rect.init),
      let id = canvas.layout.id(of: view)
    else { return false }
    let frame = canvas.outcome.framesAsDrawn()[id.index]
    let axes = report.axis.map { [$0] } ?? Axis.allCases
    return axes.allSatisfy {
      abs(frame[.position($0)] - drawn[.position($0)]) < Threshold.wholePoint
        && abs(frame[.size($0)] - drawn[.size($0)]) < Threshold.wholePoint
    }
  }
}

extension Shortage {
  /// Whether a contradiction ends where a view is larger or smaller than its content. The canvas shows how; on another
  /// phone a text that is cut is a finding of its own.
  fileprivate var isOfContent: Bool {
    guard case .conflict(let conflict) = self else { return false }
    return conflict.yieldingContent != nil
  }
}

extension Ambiguity {
  /// Whether lines of text lack no more height than the part of it in which no letter stands.
  fileprivate var isOfAir: Bool {
    guard axis == .vertical, room < 0, let least = group.map(\.upper).min() else { return false }
    return -room < Threshold.airOfLine * min(least, Threshold.highestLine)
  }
}

extension Screen {
  /// Why the author of a document knows what a rule reports; nil for what the canvas does not show.
  ///
  /// - Parameter isDrawnSo: whether a misplaced view was drawn as the rule reports.
  func reasonToExpect(
    _ rule: Rule, about views: [ViewIndex], _ shortage: Shortage?,
    isDrawnSo: (ViewIndex) -> Bool = { _ in false }
  ) -> String? {
    if isLaunchScreen { return "iOS shows a picture of a launch screen, and logs nothing" }
    if [Rule.scrollContentAmbiguous.code, Rule.scrollAxisLocked.code].contains(rule.code),
      let reason = views.lazy.compactMap(reasonToScroll).first
    {
      return "Code sets how far it scrolls: \(reason)"
    }
    if mayBeTiedByCode(views, rule) {
      return
        "Code may add what is missing: Interface Builder does not mark it, and it has an outlet"
    }
    if shortage?.isOfContent ?? false { return "Interface Builder shows how the content gives way" }
    guard rule.traits.isPlainToSee else { return nil }
    guard hasMark(on: views, by: rule, isDrawnSo) else {
      return "Interface Builder shows it and does not mark it"
    }
    if rule.traits.mark == .overlap, let first = views.first,
      self.views[first.index].kind == .imageView
    {
      return "A picture may lie so on purpose"
    }
    guard case .ambiguity(let tie)? = shortage, Self.unseenRoom.contains(tie.room) || tie.isOfAir
    else { return nil }
    return "Nobody sees \(pt(tie.room.magnitude))"
  }

  /// The points that competing views may have too few or too many: a view that lacks one is not cut, and a line of
  /// text does not fit into the rest.
  private static let unseenRoom = -Threshold.wholePoint...Threshold.smallestLine

  /// Whether Interface Builder has marked the views that a rule reports. For views that compete, it may mark
  /// the stack around them instead.
  private func hasMark(
    on reported: [ViewIndex], by rule: Rule, _ isDrawnSo: (ViewIndex) -> Bool
  ) -> Bool {
    if RuleFamily(of: rule.code) == .ambiguity { return reported.contains(where: hasMark) }
    return reported.contains { view in
      views[view.index].isMarkedAmbiguous || views[view.index].isMarkedMisplaced && !isDrawnSo(view)
    }
  }

  /// The sign that code gives the scroll view around a view its content size: an outlet, or that it, the view or one
  /// beside it stands where it was drawn.
  ///
  /// Source: of 19 such errors in six sets of public projects, 17 are of scroll views with an outlet, and the code of all
  /// 17 sets the content size. It does not at the other two. The one warning that content scrolls sideways in a scroll
  /// view with an outlet was of pages that code lays side by side (docs/false-alarms.md).
  private func reasonToScroll(_ content: ViewIndex) -> String? {
    guard let scroll = views[content.index].parent else { return nil }
    if views[scroll.index].runTime.contains(.outlet) { return "the scroll view has an outlet" }
    let isByFrame = ([scroll] + views[scroll.index].children).contains { view in
      views[view.index].properties.contains { $0.name == .frame }
    }
    return isByFrame ? "a view there is placed by its frame" : nil
  }

  /// A view that code reaches has no size, and Interface Builder has nothing against it.
  ///
  /// Source: of 24 such warnings in 163 public projects, 21 are marked. The other three have an outlet, and the code of
  /// all three gives the size. An error about a position may come from an edit that Interface Builder has not read yet.
  private func mayBeTiedByCode(_ views: [ViewIndex], _ rule: Rule) -> Bool {
    guard rule.traits.doubt == .size, RuleFamily(of: rule.code) == .ambiguity,
      let first = views.first, self.views[first.index].runTime.contains(.outlet)
    else { return false }
    return !views.contains(where: hasMark)
  }
}
