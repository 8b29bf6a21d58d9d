import LayoutEngine
import StackDSL

extension Rule {
  /// Answers every remaining ambiguity, so that none goes unreported; the rules before it have better words.
  static let ambiguousLayout = Rule(
    code: "ambiguous-layout", severity: .warning,
    checks: [
      .ambiguity {
        $0.isSaidByMissingSize || $0.isSaidByPosition ? nil : $0.reportOfAnything
      }
    ])
}

extension AmbiguityCase {
  /// A missing size inside the view has a finding of its own, which explains this ambiguity.
  fileprivate var isSaidByMissingSize: Bool {
    reading.outcome.ambiguities.contains { other in
      guard other != ambiguity, other.axis == axis, other.cause == .missing else { return false }
      return other.group.contains { outer in
        outer.attribute.isSize && views.allSatisfy { reading.isInside($0, outer.view) }
      }
    }
  }

  /// `ambiguous-position` says of each view that its position or its size is open.
  fileprivate var isSaidByPosition: Bool {
    ambiguity.cause == .missing
      && group.allSatisfy {
        $0.attribute.isSize && $0.item == .view && reading.isPositionOpen($0.view, axis)
      }
  }

  fileprivate var reportOfAnything: Report {
    guard let tie else {
      return report(
        "Nothing settles \(openQuantities): \(ranges).", views: views, remedies: [])
    }
    return report(
      message(of: tie.members, at: tie.priority), views: views,
      remedies: Remedy.lettingGrow(self)
        + ((arena ?? views.first).map { Remedy.unstretching($0, axis, reading) } ?? [])
        + Remedy.partingConstraints(self, at: tie.priority) + Remedy.scrolling(self))
  }

  /// "`count` hugs and `title` resists compression, both at 750, so either may give way (…)."
  private func message(of members: [ConstraintOrigin], at priority: Double) -> String {
    var hugging: [ViewID] = []
    var resisting: [ViewID] = []
    var others: [String] = []
    var holding: [String] = []
    for member in members {
      switch member {
      case .hugging(let view, _): hugging.append(view)
      case .compressionResistance(let view, _), .wrappedHeight(let view): resisting.append(view)
      case .stack(let stack, .canvasFit, _), .stack(let stack, .ambiguitySuppression, _):
        others.append("\(reading.name(stack)) wants to be as small as it can")
      default: holding.append(reading.words(for: member))
      }
    }
    if !holding.isEmpty {
      others.append("\(shortList(holding)) \(holding.count == 1 ? "wants" : "want") to hold")
    }
    let parts =
      sentencePart(hugging, "hugs", "hug")
      + sentencePart(resisting, "resists compression", "resist compression") + others
    let rest = others.count + max(0, holding.count - 1)
    let count = Set(hugging).count + Set(resisting).count + rest
    let (each, any) = count == 2 ? ("both", "either") : ("all", "any")
    return "\(capitalized(list(parts))), \(each) at \(figure(priority)), so \(any) may give way "
      + "(\(ranges))."
  }

  private func sentencePart(_ views: [ViewID], _ one: String, _ many: String) -> [String] {
    let views = unique(views)
    return views.isEmpty ? [] : ["\(reading.names(views)) \(views.count == 1 ? one : many)"]
  }

  /// "the width of `row`", "the horizontal position of `badge`".
  private var openQuantities: String {
    shortList(
      group.map { quantity in
        let axis = quantity.attribute.axis
        return quantity.attribute.isSize
          ? "the \(axis.sizeWord) of \(name(quantity))"
          : "the \(axis.word) position of \(name(quantity))"
      })
  }
}
