import LayoutEngine
import StackDSL

/// A constraint of a log as a sentence: "`UILabel` is 120 pt wide".
extension LoggedConstraint {
  func sentence(_ names: LoggedNames) -> String {
    let subject = names.name(first.item)
    guard let second else {
      return "\(subject) is \(relation.bound)\(pt(constant)) \(first.attribute.axis.extentWord)"
    }
    let other = names.name(second.item)
    if first.attribute.isSize { return sizeSentence(subject, second, other) }
    if first.attribute.isCenter, second.attribute == first.attribute, multiplier == 1, constant == 0
    {
      let way = first.attribute == .centerX ? "horizontally" : "vertically"
      return "\(subject) is centered on \(other) \(way)"
    }
    return positionSentence(subject, second, other)
  }

  /// " plus 8 pt", " less 8 pt", or nothing.
  private var rest: String {
    constant == 0 ? "" : " \(constant > 0 ? "plus" : "less") \(pt(constant.magnitude))"
  }

  private func sizeSentence(_ subject: String, _ second: End, _ other: String) -> String {
    let own = first.attribute.axis.extentWord
    let others = second.attribute.axis.extentWord
    let what =
      second.item == first.item
      ? "it is \(others)" : own == others ? other : "\(other) is \(others)"
    let times = multiplier == 1 ? "" : "\(figure(multiplier)) times "
    return "\(subject) is \(relation.bound)\(times)as \(own) as \(what)\(rest)"
  }

  /// Starts with the view that begins first: "`b` begins 8 pt after the end of `a`".
  private func positionSentence(_ subject: String, _ second: End, _ other: String) -> String {
    let place = "\(second.attribute.placeWord) of \(other)"
    guard multiplier == 1 else {
      return
        "the \(first.attribute.placeWord) of \(subject) is \(relation.bound)at \(figure(multiplier)) times the \(place)\(rest)"
    }
    let distance = pt(constant.magnitude)
    let isVertical = first.attribute.axis == .vertical
    let side = constant < 0 ? (isVertical ? "above" : "before") : (isVertical ? "below" : "after")
    let start = "the \(first.attribute.placeWord) of \(subject) is "
    if constant == 0 {
      let limit =
        relation == .equal ? "at" : relation == .lessThanOrEqual ? "not beyond" : "not before"
      return "\(start)\(limit) the \(place)"
    }
    // A bound on a negative distance is reversed.
    let bound = (constant < 0 ? relation.flipped : relation).bound
    return "\(start)\(bound)\(distance) \(side) the \(place)"
  }
}

extension Anchor.Attribute {
  fileprivate var isCenter: Bool { self == .centerX || self == .centerY }

  fileprivate var placeWord: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .top: "top"
    case .bottom: "bottom"
    case .centerX, .centerY: "center"
    case .width: "width"
    case .height: "height"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }
}
