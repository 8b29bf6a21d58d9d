/// The names by which messages call views.
extension ScreenBuilder {
  /// The name by which a message calls each view, once all are known: `title`, `spacer`, and of several
  /// spacers without names `spacer 2`.
  mutating func nameViews() {
    var uses: [String: Int] = [:]
    for view in screen.views.dropFirst() { uses[shortName(view), default: 0] += 1 }
    var numbers: [String: Int] = [:]
    for index in screen.views.indices.dropFirst() {
      let view = screen.views[index]
      let short = shortName(view)
      if uses[short] == 1 {
        screen.views[index].displayName = short
      } else if view.name == nil, view.instanceSpan == nil {
        numbers[short, default: 0] += 1
        screen.views[index].displayName = "\(short) \(numbers[short, default: 1])"
      } else {
        screen.views[index].displayName = view.path
      }
    }
  }

  func shortName(_ view: View) -> String {
    if let reference = view.reference { return reference }
    if let name = view.name { return name }
    for property in view.properties where property.condition == nil {
      if case .string(let text) = property.value, property.name == view.kind.textProperty {
        return "\(view.kind.rawValue) \"\(text.prefix(24))\""
      }
    }
    return view.componentName ?? view.kind.rawValue
  }
}
