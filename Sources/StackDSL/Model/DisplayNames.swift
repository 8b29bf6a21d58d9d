/// The names by which messages call views.
extension Screen {
  /// The name by which a message calls each view, once all are known: `title`, `spacer`, and of several
  /// spacers without names `spacer 2`.
  mutating func nameViews() {
    let names = views.indices.map { views[$0].shortName }
    var uses = [String: Int](minimumCapacity: names.count)
    for name in names.dropFirst() { uses[name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for (index, short) in names.enumerated().dropFirst() {
      if uses[short] == 1 {
        views[index].displayName = short
      } else if views[index].name == nil, views[index].instanceSpan == nil {
        numbers[short, default: 0] += 1
        views[index].displayName = "\(short) \(numbers[short, default: 1])"
      } else {
        views[index].displayName = views[index].path
      }
    }
  }
}

extension View {
  /// What a message calls it, if nothing else in the screen is called so.
  fileprivate var shortName: String {
    if let name = reference ?? name { return name }
    for property in properties where property.condition == nil {
      if case .string(let text) = property.value, property.name == kind.textProperty {
        return "\(kind.rawValue) \"\(text.prefix(24))\""
      }
    }
    return componentName ?? kind.rawValue
  }
}
