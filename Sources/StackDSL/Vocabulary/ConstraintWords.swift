/// The words of constraints, conditions and hosts.

/// The attributes of a view that an anchor can name.
public enum AnchorAttribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, top, bottom
  case width, height, centerX, centerY, firstBaseline, lastBaseline
}

/// An attribute that stands for several, so that one line is as many constraints.
public enum CompositeAttribute: String, Sendable, CaseIterable { case edges, center, size }

/// The features of an environment that a condition can ask for; `axis` asks the view in whose braces it stands.
public enum ConditionSubject: String, Sendable, CaseIterable {
  case horizontalSizeClass, verticalSizeClass, orientation, idiom, width, height
  case textSize, direction, language, state, device
}

/// The containers of a screen that is not a whole screen: `cell(height: 50)`.
public enum Host: String, Hashable, Sendable, CaseIterable {
  /// The content view of a table cell.
  case cell
  /// The content view of a collection view's cell.
  case collectionCell
  /// The content view of the header or footer of a table's section.
  case header, footer
  /// A view that code puts somewhere.
  case view

  /// UIKit's longer words for the same.
  static let synonyms: [String: Host] = [
    "tableViewCell": .cell, "collectionViewCell": .collectionCell, "sectionHeader": .header,
    "sectionFooter": .footer,
  ]

  /// Nil for a word that names no host.
  init?(word: String) {
    guard let host = Host(rawValue: word) ?? Host.synonyms[word] else { return nil }
    self = host
  }

  /// The word of the host that a word is or is most likely meant to be; nil for any other word.
  static func meant(by word: String) -> String? {
    if Host(word: word) != nil { return word }
    return ForeignNames.hosts[word.lowercased()]
      ?? nearestName(to: word, in: allCases.map(\.rawValue) + synonyms.keys.sorted())
  }
}
