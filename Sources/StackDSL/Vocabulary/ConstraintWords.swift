/// The words of constraints, conditions and hosts.

/// What an anchor says of its view.
public enum AnchorAttribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom
  case width, height, centerX, centerY, firstBaseline, lastBaseline
}

/// An attribute that stands for several, so that one line is as many constraints.
public enum CompositeAttribute: String, Sendable, CaseIterable { case edges, center, size }

/// What a condition can ask of an environment; `axis` asks the view in whose braces it stands.
public enum ConditionSubject: String, Sendable, CaseIterable {
  case horizontalSizeClass, verticalSizeClass, orientation, idiom, width, height
  case textSize, direction, language, state, device
}

/// What a screen stands in that is no screen: `cell(height: 50)`.
public enum Host: String, Hashable, Sendable, CaseIterable {
  /// The content view of a table cell.
  case cell
  /// The content view of a collection view's cell.
  case collectionCell
  /// The content view of the header or footer of a table's section.
  case header, footer
  /// A view that code puts somewhere.
  case view
}
