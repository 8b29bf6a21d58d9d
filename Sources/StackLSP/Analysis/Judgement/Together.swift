import LayoutEngine
import StackDSL

/// Joins the findings of a view that has neither width nor height, or no position on either axis, into one
/// with one edit for both.
func joinedAcrossAxes(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
  joined(diagnoses, by: OpenView.init) { one, others in
    for other in others {
      one.join(
        other,
        on: other.report.aspect == Axis.horizontal.word ? .horizontal : .vertical)
    }
  }
}

/// The common ground of two findings about one view.
private struct OpenView: Hashable {
  var code: String
  var views: [ViewIndex]
  var environments: [Int]
  var severity: Problem.Severity

  init?(_ diagnosis: Diagnosis) {
    let codes = [
      Rule.missingSize.code, Rule.emptyStackSize.code, Rule.ambiguousPosition.code,
    ]
    guard codes.contains(diagnosis.rule.code), !diagnosis.report.views.isEmpty,
      Axis.allCases.map(\.word).contains(diagnosis.report.aspect)
    else { return nil }
    code = diagnosis.rule.code
    views = diagnosis.report.views
    environments = diagnosis.environments
    severity = diagnosis.severity
  }
}

extension Diagnosis {
  fileprivate mutating func join(_ other: Diagnosis, on axis: Axis) {
    let isOfPosition = rule.code == Rule.ambiguousPosition.code
    let what = isOfPosition ? "\(axis.word) position" : axis.sizeWord
    report.message += " \(report.views.count == 1 ? "Its" : "Their") \(what) is open too."
    report.related += other.report.related
    follows.append(other)
    let own = report.remedies
    let shared = own.filter { remedy in
      other.report.remedies.contains { $0.changes == remedy.changes }
    }
    let pairs = own.prefix(mostPaired).flatMap { one in
      other.report.remedies.prefix(mostPaired).map {
        (both: one.and($0), isSure: one.isCorrection && $0.isCorrection)
      }
    }
    // The rest pairs the same remedy on both axes, such as the middle of the superview.
    let alike = zip(own, other.report.remedies).dropFirst(mostPaired).map { $0.and($1) }
    report.remedies =
      shared + (pairs.filter(\.isSure) + pairs.filter { !$0.isSure }).map(\.both) + alike
  }
}

/// The number of remedies of either axis to pair; later ones are guesses that fit anything.
private let mostPaired = 2

extension Remedy {
  /// One remedy that makes both changes.
  fileprivate func and(_ other: Remedy) -> Remedy {
    var both = self
    if title != other.title {
      both.title += ", and " + other.title.prefix(1).lowercased() + other.title.dropFirst()
    }
    both.changes += other.changes
    both.shows = unique(shows + other.shows)
    both.axis = nil
    both.isGeneral = isGeneral || other.isGeneral
    both.isCorrection = !both.isGeneral && (isCorrection || other.isCorrection)
    return both
  }
}

/// Joins what every row of a form repeats into one finding with one edit for all rows: rows of one shape in
/// one column repeat each other as instances of a component do.
///
/// Only information and hints are joined. A warning keeps its place, where it can be fixed.
func joinedInRows(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  joined(diagnoses, by: { Row(of: $0, on: screen) }) { row, others in
    row.stand(for: others, on: screen)
  }
}

/// Joins the contradictions of one kind about the views of one stack: the constraints that views had before they were
/// put into it are one slip. So are those of one kind and one anchor about one view, such as four tops of a picture, and
/// those of any kind that break lines of one anchor: a width that is written, and written once more as a ratio of a known
/// height.
///
/// Source: in the twentieth, twenty-seventh and twenty-eighth round of reading (docs/false-alarms.md), 37 of 336 errors
/// repeated another one about the same stack or view.
func joinedInStacks(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  let stacks = joined(diagnoses, by: { Contradicted($0, on: screen) }) { first, others in
    first.stand(for: others, on: screen)
  }
  return joined(stacks, by: { BrokenAnchor($0, on: screen) }) { first, others in
    // The shortest contradiction says it in the fewest words.
    let all = [first] + others
    let lengths = all.map(\.report.related.count)
    guard let place = all.indices.min(by: { lengths[$0] < lengths[$1] }) else { return }
    first = all[place]
    first.stand(for: all.indices.filter { $0 != place }.map { all[$0] }, on: screen)
  }
}

/// The anchor of the line that is expected to break.
private struct BrokenAnchor: Hashable {
  var anchor: Anchor
  var environments: [Int]
  var severity: Problem.Severity

  init?(_ diagnosis: Diagnosis, on screen: Screen) {
    guard diagnosis.isOfConflict,
      let line = screen.constraints.first(where: { $0.span == diagnosis.report.span }),
      // `edges` and `size` are lines of several anchors.
      line.composite == nil
    else { return nil }
    anchor = line.first
    environments = diagnosis.environments
    severity = diagnosis.severity
  }
}

private struct Contradicted: Hashable {
  var code: String
  var environments: [Int]
  /// The stack around the view, or the view itself.
  var subject: ViewIndex
  /// Of a view itself the axes, and the anchors that each remedy changes.
  var axes: [Axis] = []
  var repairs: [[Anchor.Attribute?]] = []

  init?(_ diagnosis: Diagnosis, on screen: Screen) {
    guard case .conflict(let conflict)? = diagnosis.report.shortage,
      let view = diagnosis.report.views.first, screen.views.indices.contains(view.index)
    else { return nil }
    code = diagnosis.rule.code
    environments = diagnosis.environments
    if let stack = screen.views[view.index].parent, screen.views[stack.index].kind.isStack {
      subject = stack
    } else if screen.views[view.index].kind.isStack, conflict.includesStacks {
      // What pins a stack from outside contradicts the views in it, which say the same among themselves.
      subject = view
    } else {
      subject = view
      axes = conflict.axes
      repairs = diagnosis.repairs(on: screen)
    }
  }
}

extension Diagnosis {
  /// The anchors that each remedy changes.
  fileprivate func repairs(on screen: Screen) -> [[Anchor.Attribute?]] {
    report.remedies.map { remedy in
      remedy.changes.map { change in
        change.changedConstraint.flatMap { place in
          screen.constraints.indices.contains(place)
            ? screen.constraints[place].first.attribute : nil
        }
      }
    }
  }
}

/// Joins the findings in a document that have one cause on a whole screen: information about differences between canvas
/// and app, or between canvas and another phone, and the contradictions of a screen that fits only the phone that it was
/// drawn on: those that show on the same phones, and those about one axis.
func joinedOnScreen(_ diagnoses: [Diagnosis], of screen: Screen) -> [Diagnosis] {
  guard screen.isOfInterfaceBuilder else { return diagnoses }
  // The axes of the first contradiction that shows on these phones.
  var axes: [[Int]: [Axis]] = [:]
  for diagnosis in diagnoses {
    guard let own = diagnosis.axesOfPhone else { continue }
    axes[diagnosis.environments] = axes[diagnosis.environments] ?? own
  }
  return joined(diagnoses, by: { OnScreen($0, axes: axes) }) { first, others in
    first.stand(for: others, on: screen)
    first.hold(alsoWhere: others)
    let own = first.subject(on: screen)
    let names = unique(others.compactMap { $0.subject(on: screen) }).filter { $0 != own }
    guard !names.isEmpty else { return }
    first.report.message += " So it is with \(shortList(names.map(screen.outlineTitle), limit: 8))."
  }
}

extension Diagnosis {
  /// The view whose constraint the report is about, or else its own first view.
  fileprivate func subject(on screen: Screen) -> ViewIndex? {
    screen.constraints.first { $0.span == report.span }?.first.view ?? report.views.first
  }

  /// The axes of a contradiction that shows only on other phones than the one that was drawn.
  fileprivate var axesOfPhone: [Axis]? {
    guard case .conflict(let conflict)? = report.shortage, rule.code == Rule.breaksOnDevice.code
    else { return nil }
    return conflict.axes
  }
}

private struct OnScreen: Hashable {
  var code: String
  var severity: Problem.Severity
  var environments: [Int] = []
  /// Of a contradiction the axes instead: the numbers decide which other phones show it.
  var axes: [Axis] = []

  /// - Parameter phones: the axes of the first contradiction that shows on these phones.
  init?(_ diagnosis: Diagnosis, axes phones: [[Int]: [Axis]]) {
    let (traits, isElsewhere) = (diagnosis.rule.traits, diagnosis.environments.first != 0)
    let isInformation = diagnosis.severity == .information
    code = diagnosis.rule.code
    severity = diagnosis.severity
    if diagnosis.axesOfPhone != nil, let known = phones[diagnosis.environments] {
      axes = known
    } else if isInformation, traits.isOfCanvas || traits.isOfPlace && isElsewhere {
      environments = diagnosis.environments
    } else {
      return nil
    }
  }
}

extension Diagnosis {
  /// The others become notes, and each fix is made for all of them.
  fileprivate mutating func stand(for others: [Diagnosis], on screen: Screen) {
    report.related += others.map(\.note)
    follows += others
    let repairs = repairs(on: screen)
    let alike = others.filter {
      $0.report.remedies.count == repairs.count && $0.repairs(on: screen) == repairs
    }
    let names = alike.compactMap(\.report.views.first).map {
      quoted(screen.views[$0.index].displayName)
    }
    guard !alike.isEmpty else { return }
    for index in report.remedies.indices {
      report.remedies[index].changes += alike.flatMap { $0.report.remedies[index].changes }
      report.remedies[index].likewise = shortList(names)
    }
  }
}

/// A rule and the shape of the row in which it reported something.
private struct Row: Hashable {
  var code: String
  var aspect: String
  var environments: [Int]
  var column: ViewIndex
  /// The position of the view in the row, and the kind of each view of the row.
  var position: Int
  var kinds: [ViewKind]

  init?(of diagnosis: Diagnosis, on screen: Screen) {
    guard diagnosis.severity.rawValue >= Problem.Severity.information.rawValue,
      !diagnosis.report.isUnnecessary, let view = diagnosis.report.views.first,
      screen.views.indices.contains(view.index), let row = screen.views[view.index].parent,
      let column = screen.views[row.index].parent,
      screen.views[row.index].kind.isStack, screen.views[column.index].kind.isStack
    else { return nil }
    let children = screen.views[row.index].children
    guard children.count > 1, let position = children.firstIndex(of: view) else { return nil }
    code = diagnosis.rule.code
    aspect = diagnosis.report.aspect
    environments = diagnosis.environments
    self.column = column
    self.position = position
    kinds = children.map { screen.views[$0.index].kind }
  }
}

extension Diagnosis {
  /// If one cause cuts several views, the fix for one of them is applied to all.
  mutating func mendLikewise(_ others: [Diagnosis], on screen: Screen) {
    for index in report.remedies.indices {
      let own = report.remedies[index]
      let words = own.words
      let likewise = others.compactMap { other in
        other.report.remedies.first { $0.words == words && $0.changes != own.changes }
          .map { (other.report.views.first, $0) }
      }
      guard words != nil, likewise.count == others.count, others.count < mostPlaces else {
        continue
      }
      let names = unique(likewise.compactMap(\.0)).map {
        quoted(screen.views[$0.index].displayName)
      }
      report.remedies[index].likewise = shortList(names)
      report.remedies[index].changes = unique(own.changes + likewise.flatMap(\.1.changes))
    }
  }
}

/// If the same slip was made at several places, each finding offers one edit for all of them.
func mendedTogether(_ diagnoses: [Diagnosis], on screen: Screen) -> [Diagnosis] {
  let grave = diagnoses.indices.filter {
    diagnoses[$0].severity.rawValue <= Problem.Severity.warning.rawValue
  }
  let alike = Dictionary(grouping: grave) { index in
    Slip(code: diagnoses[index].rule.code, diagnoses[index].report.remedies.first)
  }
  var result = diagnoses
  for (slip, places) in alike where slip.edit != nil && (2...mostPlaces).contains(places.count) {
    let remedies = places.compactMap { diagnoses[$0].report.remedies.first }
    for place in places {
      guard let own = diagnoses[place].report.remedies.first else { continue }
      let others = places.filter { $0 != place }.compactMap { diagnoses[$0].report.views.first }
      let names = unique(others).map { quoted(screen.views[$0.index].displayName) }
      var all = own
      all.likewise = shortList(names)
      all.changes = unique(remedies.flatMap(\.changes))
      all.isForAll = true
      guard all.changes.count > own.changes.count, !names.isEmpty else { continue }
      result[place].report.remedies.insert(all, at: 1)
    }
  }
  return result
}

/// The largest number of places that one edit covers.
private let mostPlaces = 8

/// A rule and the kind of its edit: the same words at another place.
private struct Slip: Hashable {
  var code: String
  var edit: [String]?

  init(code: String, _ remedy: Remedy?) {
    self.code = code
    edit = remedy?.words
  }
}

extension Remedy {
  /// The words of its changes, independent of place; nil for edits of a kind of their own.
  fileprivate var words: [String]? {
    let words = changes.map(\.words)
    return words.contains(nil) || words.isEmpty ? nil : words.compactMap(\.self)
  }
}

extension Change {
  /// The words of the change, independent of place; nil for an edit of a kind of its own.
  fileprivate var words: String? {
    switch self {
    case .set(_, let property, let value): "\(property.rawValue): \(value)"
    case .addConstraint(let view, let line):
      // The other side of a tie differs from place to place, unless the line is about the view's own size.
      line.second == nil && line.first.view == view
        ? "\(line.first.attribute.rawValue) \(line.relation.rawValue) \(line.constant)" : nil
    case .addMember(_, let text): text
    // Each of two lines that contradict others has its own reason.
    default: nil
    }
  }
}
