import LayoutEngine
import StackDSL

/// The language's anchors in the engine's terms.
extension LayoutAnchor {
  init(_ anchor: Anchor, view: ViewID) {
    self.init(view, Attribute(anchor.attribute), item: Item(anchor.item))
  }
}

extension LayoutAnchor.Attribute {
  init(_ attribute: Anchor.Attribute) {
    switch attribute {
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }
}

extension Anchor.Attribute {
  var axis: Axis { LayoutAnchor.Attribute(self).axis }
}

extension LayoutAnchor.Item {
  init(_ item: Anchor.Item) {
    switch item {
    case .view: self = .view
    case .layoutMargins: self = .layoutMarginsGuide
    case .safeArea: self = .safeAreaLayoutGuide
    case .readableContent: self = .readableContentGuide
    case .content: self = .scrollContent
    case .frame: self = .scrollFrame
    }
  }
}

extension LinearProblem.Relation {
  init(_ relation: Constraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }

  /// The language's own word for it, as `Constraint.Relation` has it.
  var written: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
