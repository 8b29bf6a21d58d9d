import LayoutEngine
import StackDSL

/// One ambiguity in the layout in which it was found.
struct AmbiguityCase: Sendable {
  var reading: LayoutReading
  var ambiguity: Ambiguity
}

/// Queries that every rule about an ambiguity uses.
extension AmbiguityCase {
  /// The competitors, if a tie is the cause.
  enum Trade: Hashable {
    case hugging, compression
    /// Stacks that are to be no larger than their views.
    case fits
    /// Only constraints of the user.
    case constraints
    /// The user's constraints and the priorities of contents.
    case mixed
  }

  var tie: (priority: Double, members: [ConstraintOrigin])? {
    guard case .tie(let priority, let members) = ambiguity.cause else { return nil }
    return (priority.value, members)
  }

  var trade: Trade? {
    guard let members = tie?.members, !members.isEmpty else { return nil }
    let kinds = Set(
      members.map { member -> Trade in
        switch member {
        case .hugging: .hugging
        case .compressionResistance, .wrappedHeight: .compression
        case .user: .constraints
        case .stack(_, .canvasFit, _), .stack(_, .spanningFit, _),
          .stack(_, .ambiguitySuppression, _):
          .fits
        default: .mixed
        }
      })
    return kinds.count == 1 ? kinds.first : .mixed
  }

  var axis: Axis { ambiguity.axis }
  var group: [Ambiguity.Quantity] { ambiguity.group }
  /// Without repetition, in document order.
  var views: [ViewID] { unique(group.map(\.view)) }

  /// The views whose contents compete, in document order.
  var tiedViews: [ViewID] {
    unique((tie?.members ?? []).flatMap(reading.views(of:)).filter { $0 != reading.container })
      .sorted()
  }

  /// The stack in which the group competes: the innermost that contains all of it.
  var arena: ViewID? {
    guard let first = views.first else { return nil }
    return reading.pathToRoot(from: first).dropFirst().first { candidate in
      views.allSatisfy { reading.isInside($0, candidate) }
    }
  }

  var room: Double { ambiguity.room.magnitude }

  /// "`title` 80 to 342 pt, `bio` 20 to 282 pt": the range of each view, or of the first few.
  var ranges: String {
    let items = group.prefix(3).map {
      ($0.attribute.isSize ? "" : "\($0.attribute) of ")
        + "\(name($0)) \(range($0.lower, $0.upper))"
    }
    let rest = group.count - items.count
    return items.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// A view, or the content of a scroll view.
  func name(_ quantity: Ambiguity.Quantity) -> String {
    quantity.item == .view
      ? reading.name(quantity.view) : "the content of \(reading.name(quantity.view))"
  }

  /// For each of the first views, the possible range and the result that UIKit is expected to choose.
  var notes: [Problem.Note] {
    group.prefix(Self.mostNotes).map { quantity in
      let span = reading.place(of: quantity.view)
      return Problem.Note(
        span: span,
        message: "\(capitalized(name(quantity))): \(quantity.attribute) "
          + "\(range(quantity.lower, quantity.upper)), likely \(pt(quantity.predicted)).")
    }
  }

  /// The number of notes that a reader still reads.
  private static let mostNotes = 8

  /// The priorities in use around the group on this axis: by views of the same stack, and by the user's
  /// constraints on it.
  var prioritiesInUse: [Double] {
    var taken: [Double] = []
    let arena = arena ?? reading.container
    for view in reading.views where reading.isInside(view, arena) && !reading.isOutOfSight(view) {
      let content = reading.content(view, axis)
      guard content.intrinsic != nil else { continue }
      taken += [content.hugging.value, content.compressionResistance.value]
    }
    for constraint in reading.problem.constraints
    where constraint.first.attribute.axis == axis && reading.isInside(constraint.first.view, arena)
    {
      taken.append(constraint.priority.value)
    }
    return taken
  }

  /// - Parameter aspect: empty if both axes have one cause.
  func report(
    _ message: @escaping @autoclosure @Sendable () -> String, views: [ViewID],
    remedies: @escaping @autoclosure @Sendable () -> [Remedy], aspect: String? = nil
  ) -> Report {
    Report(
      span: views.first.map(reading.place(of:)) ?? reading.screen.nameSpan,
      message: message(),
      related: notes, views: views.map(reading.index), aspect: aspect ?? axis.word,
      remedies: remedies(), shortage: .ambiguity(ambiguity))
  }
}
