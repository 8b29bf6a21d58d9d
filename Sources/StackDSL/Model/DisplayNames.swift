/// The names by which messages call views.
extension Screen {
  /// The name by which a message calls each view, once all are known: `title`, `spacer`, and of several
  /// spacers without names `spacer 2`.
  mutating func nameViews() {
    let names = views.indices.map(shortName)
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

  /// The name of a view in messages, unless another view of the screen has it too. It takes an index because a
  /// whole view is expensive to copy.
  private func shortName(_ index: Int) -> String {
    if let name = views[index].reference ?? views[index].name { return name }
    let kind = views[index].kind
    for property in views[index].properties where property.condition == nil {
      if case .string(let text) = property.value, property.name == kind.textProperty {
        return "\(kind.rawValue) \"\(text.prefix(24))\""
      }
    }
    return views[index].componentName ?? kind.rawValue
  }
}
