import LayoutEngine

/// The names of a log's items: class and title, with a number where two names would be equal.
struct LoggedNames: Sendable {
  private var names: [LoggedItem: String] = [:]
  /// Names for a `.stack` file.
  private(set) var identifiers: [LoggedItem: String] = [:]

  init(_ constraints: [LoggedConstraint]) {
    let items = unique(constraints.flatMap(\.items))
    let plain = items.map(Self.plainName)
    var taken: [String: Int] = [:]
    for (item, name) in zip(items, plain) {
      taken[name, default: 0] += 1
      let isAlone = plain.count { $0 == name } == 1
      names[item] = "`" + (isAlone ? name : "\(name) \(taken[name] ?? 1)") + "`"
    }
    var used: [String: Int] = [:]
    for item in items {
      let stem = Self.identifierStem(item)
      used[stem, default: 0] += 1
      let count = used[stem] ?? 1
      identifiers[item] = count == 1 ? stem : "\(stem)\(count)"
    }
  }

  func name(_ item: LoggedItem) -> String { names[item] ?? item.className }

  private static func plainName(_ item: LoggedItem) -> String {
    if item.className.isEmpty { return item.id }
    switch item.title {
    case "UIViewSafeAreaLayoutGuide": return "safeAreaLayoutGuide"
    case LoggedItem.marginsGuideTitle: return "layoutMarginsGuide"
    case "UIViewReadableContentGuide": return "readableContentGuide"
    case let title?: return "\(item.className) \"\(title)\""
    case nil: return item.className
    }
  }

  /// `UITableViewCellContentView` becomes `tableViewCellContentView`.
  private static func identifierStem(_ item: LoggedItem) -> String {
    let word = item.className.isEmpty ? item.id : item.title.flatMap(guideName) ?? item.className
    var name = word.filter { $0.isLetter || $0.isNumber || $0 == "_" }.drop { $0 == "_" }
    if name.hasPrefix("UI"), name.count > 2 { name = name.dropFirst(2) }
    guard let first = name.first else { return "item" }
    let lowered = first.lowercased() + name.dropFirst()
    return first.isNumber ? "item\(lowered)" : lowered
  }

  private static func guideName(_ title: String) -> String? {
    title.hasPrefix("UIView") && title.hasSuffix("Guide") ? String(title.dropFirst(6)) : nil
  }
}
