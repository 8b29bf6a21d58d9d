import LayoutEngine
import StackDSL

/// Joins the diagnoses of one cause: the cause stands first, and its consequences become notes under it.
///
/// A stack that begins outside the screen takes all its views along, and so does a title the labels on its
/// leading edge; one text that is too long for its column makes the equal ones beside it too narrow. Each
/// view would be a finding of its own, and one edit fixes them all.
func joinedByCause(_ diagnoses: [Diagnosis], in readings: ScreenReadings) -> [Diagnosis] {
  var chains = SizeChains()
  return joined(diagnoses, by: { Effects($0, in: readings, &chains) }) { cause, others in
    cause.follows += others
    cause.report.related += others.map(\.note)
    cause.mendLikewise(others, on: readings.screen)
    cause.hold(alsoWhere: others)
  }
}

/// Joins the diagnoses that one edit fixes: two have one cause if the change that one proposes first is among
/// the changes of the other. The graver one stands. Of equally grave ones, a finding that says more than
/// where a view lies goes first, then the one that holds in more environments. The other becomes a note under
/// it.
func joinedByMend(_ diagnoses: [Diagnosis]) -> [Diagnosis] {
  let ranks = diagnoses.map {
    ($0.severity.rawValue, $0.isOfPlace ? 1 : 0, -$0.environments.count)
  }
  let ranked = diagnoses.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }
  var causes: [[Change]: [Int]] = [:]
  var causesFirst: [[Change]: [Int]] = [:]
  var joined = diagnoses
  var followers: Set<Int> = []
  for index in ranked {
    let diagnosis = diagnoses[index]
    let proposed = diagnosis.report.remedies.prefix(mostCompared).map(\.changes)
    let known =
      (proposed.first.flatMap { causes[$0] } ?? []) + proposed.flatMap { causesFirst[$0] ?? [] }
    if let cause = known.first(where: { diagnosis.mayFollow(diagnoses[$0]) }) {
      followers.insert(index)
      joined[cause].follows += [diagnosis] + diagnosis.follows
      joined[cause].report.related += diagnosis.notes(under: diagnoses[cause])
      joined[cause].hold(alsoWhere: [diagnosis])
      continue
    }
    for changes in proposed { causes[changes, default: []].append(index) }
    if let first = proposed.first { causesFirst[first, default: []].append(index) }
  }
  return joined.indices.filter { !followers.contains($0) }.map { joined[$0] }
}

/// The number of remedies of one finding to compare; later ones are guesses that fit anything.
private let mostCompared = 4

extension Diagnosis {
  fileprivate var isOfPlace: Bool {
    rule.traits.isOfPlace || causeCode.flatMap(Rule.named)?.traits.isOfPlace ?? false
  }

  /// The other does not depend on some device on which this one does not show. A finding about a line without
  /// effect greys that line, so it stays a finding of its own.
  fileprivate func mayFollow(_ cause: Diagnosis) -> Bool {
    !report.isUnnecessary
      && (cause.environments.first == 0 && cause.causeCode == nil
        || Set(environments).isSubset(of: cause.environments))
  }

  /// The notes of the consequence, without a message that the cause already has.
  fileprivate func notes(under cause: Diagnosis) -> [Problem.Note] {
    (report.span == cause.report.span && report.message == cause.report.message ? [] : [note])
      + follows.map(\.note).filter { !cause.report.related.contains($0) }
  }
}

/// The common ground of all the effects of one cause: the rule, and the view that has to change.
private struct Effects: Hashable {
  var code: String
  var aspect: String
  var outer: ViewIndex

  /// Nil for a diagnosis that is its own cause.
  init?(_ diagnosis: Diagnosis, in readings: ScreenReadings, _ chains: inout SizeChains) {
    guard let origin = diagnosis.rule.traits.follows,
      let first = diagnosis.environments.first, readings.all.indices.contains(first),
      let view = diagnosis.report.views.first,
      let id = readings.all[first].layout.id(of: view)
    else { return nil }
    let reading = readings.all[first]
    code = diagnosis.rule.code
    aspect = diagnosis.report.aspect
    switch origin {
    case .tiedSize:
      guard !reading.isHuge else { return nil }
      let axis: Axis =
        aspect == Axis.vertical.word ? .vertical : .horizontal
      if let stack = reading.stackSharingEqually(with: id, axis) {
        outer = reading.index(stack)
        return
      }
      guard let outermost = chains.outermost(from: id, axis, in: reading, first) else { return nil }
      outer = reading.index(outermost)
    case .stackAround:
      guard let outer = reading.outermostStack(around: id) else { return nil }
      self.outer = reading.index(outer)
    case .place:
      let outer = reading.outermostStack(around: id)
      if let leader = reading.leader(of: outer ?? id) ?? outer {
        self.outer = reading.index(leader)
        // A box that is too wide pushes its views beyond both edges.
        aspect = Side(rawValue: aspect)?.axis.word ?? aspect
      } else {
        // If two views overlap the same one, that view reaches too far.
        let views = diagnosis.report.views
        guard aspect.isEmpty, views.count > 1 else { return nil }
        self.outer = views[1]
      }
    }
  }
}

/// The first views of chains of sizes; each chain is followed once, however many of its views are cut.
private struct SizeChains {
  private struct Start: Hashable {
    var environment: Int
    var axis: Axis
    var view: ViewID
  }
  private var outermost: [Start: ViewID?] = [:]

  /// The first view of the chain; nil if no constraint ties any of its sizes.
  mutating func outermost(
    from view: ViewID, _ axis: Axis, in reading: LayoutReading, _ environment: Int
  ) -> ViewID? {
    func start(_ view: ViewID) -> Start {
      Start(environment: environment, axis: axis, view: view)
    }
    if let known = outermost[start(view)] { return known }
    let chain = SizeChain(from: view, axis, in: reading)
    let first = chain.ties.isEmpty ? nil : chain.views.min()
    // A chain leads from a hidden view on to its stack, but not from the stack to the hidden view.
    let isMutual = !chain.views.contains { reading.problem.views[$0.index].isHidden }
    for view in isMutual ? chain.views : [view] { outermost[start(view)] = .some(first) }
    return first
  }
}

extension LayoutReading {
  /// The stack that sets the length of the view, or of a view around it, by equal shares.
  fileprivate func stackSharingEqually(
    with view: ViewID, _ axis: Axis
  ) -> ViewID? {
    pathToRoot(from: view).lazy.compactMap { self.stack(arranging: $0) }.first { stack in
      guard let properties = self.stackProperties(stack) else { return false }
      return properties.axis == axis && properties.distribution == .fillEqually
    }
  }

  /// Nil for a view that no stack arranges.
  fileprivate func outermostStack(around view: ViewID) -> ViewID? {
    let outer = unarranged(around: view)
    return outer == view ? nil : outer
  }
}
