import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// Fixes and refactorings keep their promise on any screen: a fix ends its finding and brings no warning, and
/// a refactoring that promises the same frames keeps them.
@Suite struct FixRelationTests {
  @Test func aFixMendsAndHarmsNothing() {
    for (seed, screen) in RandomScreens.cases(20) {
      let text = screen.text
      let before = analysis(of: text)
      let prover = FixProver(files: files(of: text), analysis: before)
      for finding in before.findings {
        for fix in prover.fixes(for: finding) {
          guard let changed = applying(fix.edits, to: Array(text.utf8)) else {
            Issue.record("seed \(seed): the edits of \(fix.title) overlap\n\(text)")
            continue
          }
          let after = analysis(of: String(decoding: changed, as: UTF8.self))
          let still = after.findings.contains {
            $0.identity == finding.identity || $0.severity.rawValue <= 2 && $0.says(finding)
          }
          // A conflict hides other faults in its environments.
          let covered = finding.severity == .error ? finding.environments : ["nowhere"]
          // An open view hides findings about it and its subviews. What was settled before must not get
          // worse.
          let open = RuleFamily(of: finding.code) == .ambiguity ? openPaths(before) : []
          let harm = Set(graveFaults(after, since: before)).subtracting(graveFaults(before)).filter
          {
            fault in
            !covered.isEmpty && !covered.contains { fault.hasPrefix("\($0): ") }
              && !open.contains { fault.hasSuffix(" \($0)") || fault.contains(" \($0) ") }
              // If no fix leaves the screen without faults, the title names the new ones.
              && !fix.brings.contains { fault.contains(": \($0) ") && fix.title.contains($0) }
          }
          if still || !harm.isEmpty {
            Issue.record(
              "seed \(seed): \(finding.message) \(fix.title) leaves \(still) brings \(harm)\n\(text)"
            )
          }
          if fix.reservation != .silences, finding.isOfLayout,
            state(before, in: finding) == state(after, in: finding)
          {
            Issue.record("seed \(seed): \(finding.message) \(fix.title) only silences it\n\(text)")
          }
        }
      }
    }
  }

  @Test func aChangeOfShapeKeepsWhatItPromises() {
    for (seed, screen) in RandomScreens.cases(30) {
      let text = screen.text
      let before = analysis(of: text)
      let files = files(of: text)
      guard let tree = files[before.model.file] else { continue }
      for view in before.screens.flatMap(\.screen.views) {
        let offset = before.model.fileSpan(view.kindSpan).range.lowerBound
        for fix in refactorings(at: offset, in: files, before)
        where ["Dissolve", "Merge"].contains(where: fix.title.hasPrefix) {
          let after = applying(fix.edits, to: tree.text).map {
            analysis(of: String(decoding: $0, as: UTF8.self))
          }
          if after.map({ moved(from: before, to: $0) }) ?? true {
            Issue.record("seed \(seed): \(fix.title) moves views\n\(text)")
          }
        }
      }
    }
  }
}

private func files(of text: String) -> SourceFiles {
  SourceFiles([parse(Array(text.utf8), file: FileID("screen.stack"))])
}

/// "iPhone 16: view-collapsed `title`" for every warning and error and their notes, in every environment
/// where they hold. The environments of a note are not known, so a note that existed before is not new.
private func graveFaults(_ analysis: Analysis, since before: Analysis? = nil) -> [String] {
  let known = Set((before?.findings ?? []).flatMap { [$0.identity] + $0.follows.map(\.identity) })
  return analysis.findings.filter { $0.severity.rawValue <= Problem.Severity.warning.rawValue }
    .flatMap {
      finding in
      let all = analysis.screens.flatMap(\.environments).map(\.name)
      return (finding.environments.isEmpty ? all : finding.environments).flatMap { environment in
        ([finding.identity]
          + finding.follows.filter { $0.severity.rawValue <= 2 && !known.contains($0.identity) }
          .map(\.identity))
          .map { "\(environment): \($0)" }
      }
    }
}

/// The views that an ambiguity leaves open in some environment, with all their subviews.
private func openPaths(_ analysis: Analysis) -> Set<String> {
  var paths: Set<String> = []
  for solved in analysis.screens {
    for layout in solved.all {
      let reading = LayoutReading(solved.screen, layout)
      for view in reading.viewsInOpenViews {
        paths.insert(solved.screen.views[reading.index(view).index].path)
      }
    }
  }
  return paths
}

/// The layouts in a finding's environments: each view's frame, whether its text is whole and its picture keeps its
/// proportions, and all conflicts and ambiguities.
private func state(_ analysis: Analysis, in finding: Finding) -> Set<String> {
  var facts: Set<String> = []
  for solved in analysis.screens {
    for layout in solved.all
    where finding.environments.isEmpty || finding.environments.contains(layout.environment.name) {
      let reading = LayoutReading(solved.screen, layout)
      func add(_ fact: String) { facts.insert("\(layout.environment.name): \(fact)") }
      for (index, view) in solved.screen.views.enumerated() {
        if let frame = layout.frameInScreen(of: ViewIndex(index)) { add("\(view.path) \(frame)") }
      }
      for view in reading.views where !reading.cutsText(view) {
        let path = solved.screen.views[reading.index(view).index].path
        if Axis.allCases.allSatisfy({ reading.size(view, $0) >= 0.5 }) { add("whole \(path)") }
      }
      for view in reading.views where reading.stretchedAxis(ofPicture: view) != nil {
        add("stretched \(solved.screen.views[reading.index(view).index].path)")
      }
      for conflict in layout.outcome.conflicts {
        for member in conflict.members { add("conflict \(reading.words(for: member.origin))") }
      }
      // Nothing in the file decides such a tie, and a fix writes down who gives way.
      for view in reading.views where finding.aspect == Finding.decidedByOthers {
        add(
          "resists \(reading.index(view)) \(reading.content(view, .horizontal).compressionResistance)"
        )
      }
      for quantity in layout.outcome.ambiguities.flatMap(\.group) {
        let path = solved.screen.views[reading.index(quantity.view).index].path
        add("open \(path) \(quantity.attribute) \(quantity.lower) \(quantity.upper)")
      }
    }
  }
  return facts
}

extension Finding {
  /// Whether it is about the layout. Others say that a line has no effect, promises something untrue or may
  /// do harm later, and changing that line changes the finding.
  fileprivate var isOfLayout: Bool {
    switch RuleFamily(of: code) {
    // `fillEqually` replaces `fillProportionally` if no view has a size of its own.
    case .surprises where severity == .information: false
    case .conflicts, .ambiguity, .baselines, .variants, .surprises:
      !Self.ofLines.contains(code)
    case .noEffect, .style, .language, nil: false
    }
  }

  private static let ofLines = [
    "optional-constraint-broken", "expectation-failed", "fixed-width-on-text", "missing-edge",
    "reversed-inset",
    "baseline-relative-horizontal", "image-drives-layout",
  ]

  fileprivate func says(_ other: Finding) -> Bool {
    code == other.code && message == other.message
  }
}

private func moved(from before: Analysis, to after: Analysis) -> Bool {
  zip(before.screens, after.screens).contains { old, new in
    zip(old.all, new.all).contains { oldLayout, newLayout in
      new.screen.views.enumerated().contains { index, view in
        guard let known = old.screen.index(of: view),
          let was = oldLayout.frameInScreen(of: known),
          let now = newLayout.frameInScreen(of: ViewIndex(index))
        else { return false }
        return was != now
      }
    }
  }
}
