import LayoutEngine
import StackDSL

/// One minimal conflict in the layout in which it was found.
struct ConflictCase: Sendable {
  var reading: LayoutReading
  var conflict: Conflict
}

/// Queries that every rule about a conflict uses.
extension ConflictCase {
  /// A member that the user wrote.
  struct Written: Sendable {
    /// The index in `Screen.constraints`.
    var index: Int
    var source: Constraint
    var constraint: LayoutConstraint
    var repair: Double
  }

  var origins: [ConstraintOrigin] { conflict.members.map(\.origin) }

  var written: [Written] {
    conflict.members.compactMap { member in
      guard case .user(let id) = member.origin, let index = reading.constraintIndex(id) else {
        return nil
      }
      return Written(
        index: index, source: reading.screen.constraints[index],
        constraint: reading.problem.constraints[id.index], repair: member.repair)
    }
  }

  /// Members that a UIStackView made.
  var stackMade: [(stack: ViewID, kind: StackConstraint, views: [ViewID])] {
    origins.compactMap { origin in
      guard case .stack(let stack, let kind, let views) = origin else { return nil }
      return (stack, kind, views)
    }
  }

  /// The stacks involved in it, outermost first.
  var stacks: [ViewID] { unique(stackMade.map(\.stack)).sorted() }

  func made(_ kind: StackConstraint) -> (stack: ViewID, kind: StackConstraint, views: [ViewID])? {
    stackMade.first { $0.kind == kind }
  }

  var isOnOneAxis: Bool { conflict.axes.count == 1 }
  var axis: Axis { conflict.axes.first ?? .vertical }

  /// `height == 100`: a size of one view against a number.
  var fixedSizes: [Written] {
    written.filter { $0.constraint.second == nil && $0.constraint.first.attribute.isSize }
  }

  /// `width == height * 1.5` of one view.
  var aspect: Written? {
    written.first {
      guard let second = $0.constraint.second else { return false }
      let first = $0.constraint.first
      return first.view == second.view && first.attribute.isSize && second.attribute.isSize
        && first.attribute != second.attribute
    }
  }

  /// The views whose required content sizes are involved.
  var resisting: [ViewID] {
    origins.compactMap {
      guard case .compressionResistance(let view, _) = $0 else { return nil }
      return view
    }
  }

  var includesEnvironment: Bool { conflict.includesEnvironment }

  /// Views in the order in which the members refer to them, without the container.
  var views: [ViewID] {
    unique(origins.flatMap(reading.views(of:))).filter { $0 != reading.container }
  }

  var predicted: ConstraintOrigin? {
    conflict.members.indices.contains(conflict.predictedBreak)
      ? conflict.members[conflict.predictedBreak].origin : nil
  }

  /// The line to edit: the one that UIKit is expected to break, else a fixed size, else the first in the
  /// file.
  var likeliest: Written? {
    let broken = predicted.flatMap(reading.constraintIndex)
    return written.first { $0.index == broken } ?? fixedSizes.first ?? written.first
  }

  /// " UIKit is expected to break `height == 100` of `blue`, which leaves it 926 pt high."
  var prediction: String {
    // For one line this is obvious.
    guard let predicted, origins.count > 1 else { return "" }
    return
      " UIKit is expected to break \(reading.words(for: predicted))\(consequence(of: predicted))"
      + "\(laterPrediction)."
  }

  /// ", then `height == 50` of `red`"; only the number if there are many.
  private var laterPrediction: String {
    let first = predicted.map(reading.words(for:))
    // Twice the same line is one to the reader.
    let later = unique(conflict.laterBreaks.map(reading.words(for:))).filter { $0 != first }
    if later.isEmpty { return "" }
    return ", then " + (later.count > 2 ? "\(later.count) more" : list(later))
  }

  private func consequence(of origin: ConstraintOrigin) -> String {
    switch origin {
    case .hugging(let view, let axis), .compressionResistance(let view, let axis):
      return
        ", which leaves \(reading.name(view)) \(pt(reading.shownSize(view, axis))) \(axis.extentWord)"
    case .user(let id): return consequence(of: id)
    default: return ""
    }
  }

  private func consequence(of id: ConstraintID) -> String {
    let constraint = reading.problem.constraints[id.index]
    let anchor = constraint.first
    guard anchor.view != reading.container else { return "" }
    let axis = anchor.attribute.axis
    // If a later break leaves more room, the size may stay unchanged.
    if constraint.second == nil,
      (reading.shownSize(anchor.view, axis) - constraint.constant).magnitude
        < WrittenAsZero.inTenths
    {
      return ""
    }
    let rect = reading.shownRect(anchor.view)
    if constraint.second?.view == anchor.view {
      return ", which leaves \(reading.name(anchor.view)) \(size(rect.width, rect.height)) large"
    }
    let length = reading.shownSize(anchor.view, axis)
    let isCenter = anchor.attribute == .centerX || anchor.attribute == .centerY
    guard isCenter || constraint.second != nil && hasOwnSize(anchor.view, length, axis) else {
      return ", which leaves \(reading.name(anchor.view)) \(pt(length)) \(axis.extentWord)"
    }
    let start = axis == .horizontal ? "x = \(pt(rect.x))" : "y = \(pt(rect.y))"
    return ", which leaves \(reading.name(anchor.view)) at \(start)"
  }

  /// Whether the view has its own size in any case, so that a broken edge only moves it.
  private func hasOwnSize(
    _ view: ViewID, _ size: Double, _ axis: Axis
  ) -> Bool {
    let wanted = [
      reading.requiredSize(of: view, axis)?.constant, reading.content(view, axis).intrinsic,
    ]
    // Frames are rounded to pixels: 30.5 pt are 30.3 pt on a phone.
    return wanted.contains {
      ($0 ?? -1) > 0 && (($0 ?? 0) - size).magnitude < 1 / reading.environment.scale
    }
  }

  /// The members that the user wrote, followed by the others.
  var editableFirst: [ConstraintOrigin] {
    let isUser: (ConstraintOrigin) -> Bool = { if case .user = $0 { true } else { false } }
    return origins.filter(isUser) + origins.filter { !isUser($0) }
  }

  /// A note at each member, editable ones first; for very many members the first ones, and the number of the
  /// rest.
  var notes: [Problem.Note] {
    let all = editableFirst
    var told = all
    if all.count > Self.mostNotes {
      told = unique([predicted].compactMap { $0 } + all.prefix(Self.mostNotes))
    }
    let left = all.count - told.count
    let notes = told.map { origin in
      let span = reading.place(of: origin)
      let suffix = origin == predicted ? ": UIKit is expected to break this one" : ""
      return Problem.Note(span: span, message: capitalized(reading.words(for: origin) + suffix))
    }
    // A stack makes two constraints with the same words, one for each edge.
    guard left > 0, let span = notes.last?.span else { return unique(notes) }
    return unique(notes) + [Problem.Note(span: span, message: "\(left) more are part of it.")]
  }

  /// Nobody goes through more of them.
  private static let mostNotes = 40

  /// The members in words, editable ones first; a composite line appears once, however many of its parts are
  /// involved. Of a long chain the message names the first few: limits and sizes say more than the edges between them.
  func memberWords(leavingOut left: Int? = nil) -> [String] {
    let parts = Dictionary(grouping: written, by: \.source.span).mapValues(\.count)
    let all = editableFirst
    let ordered =
      all.count > Self.mostInWords
      ? all.enumerated().sorted { (telling($0), $0.offset) < (telling($1), $1.offset) }
        .map(\.element) : all
    let members = ordered.filter { origin in
      // The lower bound of 0 for a size needs no mention beside written lines.
      if case .nonnegativeSize = origin, written.count > 1 { return false }
      return left == nil || reading.constraintIndex(origin) != left
    }
    return unique(
      members.map { origin in
        guard let index = reading.constraintIndex(origin) else { return reading.words(for: origin) }
        let source = reading.screen.constraints[index]
        return reading.words(source, asWhole: parts[source.span, default: 0] > 1)
      })
  }

  /// The members that a message names; the notes list the others.
  static let mostInWords = 5

  private func telling(_ member: (offset: Int, element: ConstraintOrigin)) -> Int {
    guard case .user(let id) = member.element else { return 4 }
    let line = reading.problem.constraints[id.index]
    if line.relation != .equal { return 1 }
    return line.second == nil && line.first.attribute.isSize ? 2 : 3
  }
}

extension ConflictCase {
  /// Whether the members ask for more room than there is, rather than less.
  var needsMore: Bool {
    !written.contains { $0.constraint.first.attribute.isSize && $0.repair > 0 }
  }
}

extension Conflict {
  /// The content size that is expected to give way; nil where another constraint is.
  var yieldingContent: ConstraintOrigin? {
    guard members.indices.contains(predictedBreak) else { return nil }
    let origin = members[predictedBreak].origin
    return switch origin {
    case .hugging, .compressionResistance: origin
    default: nil
    }
  }

  /// Whether constraints that stacks create take part.
  var includesStacks: Bool {
    members.contains { member in
      if case .stack = member.origin { return true }
      return false
    }
  }

  /// Whether the size that the environment gives the container takes part.
  var includesEnvironment: Bool {
    members.contains { member in
      if case .environment = member.origin { return true }
      return false
    }
  }
}
