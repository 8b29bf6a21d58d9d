/// A model as the text of one `.stack` file in canonical form: reading it gives the same screens.
///
/// Imports and `let`s have been put in, so none are written; components are found again in their
/// instances. A view that no name leads to, and a constraint that UIKit would refuse, become comments.
///
/// - Parameter remarks: lines that stand as comments at the head of the file.
public func sourceText(of model: Model, remarks: [String] = []) -> String {
  let screens = model.screens
  let shapes = componentShapes(in: screens)
  var members: [Member] = remarks.isEmpty ? [] : remarks.map { .comment("// \($0)") } + [.gap]
  members += model.properties.map { .line("\($0.name.rawValue): \($0.value.sourceText)") }
  let names = screens.map { screen in
    ScreenNames(screen) { view in
      screen.views[view.index].componentName.map { shapes[$0] != nil } ?? false
    }
  }
  var documentation: [String: String] = [:]
  for component in model.components {
    documentation[component.name] = component.documentation
  }
  for (name, shape) in shapes.sorted(by: {
    ($0.value.screen, $0.value.root) < ($1.value.screen, $1.value.root)
  }) {
    var text = ScreenText(
      screens[shape.screen], names: names[shape.screen], components: shapes)
    text.shape = shape
    text.documentation = documentation
    members.append(.gap)
    members += text.component(
      named: name, root: shape.root, documentation: documentation[name] ?? "")
  }
  // Declarations that no screen uses are written as they were.
  for component in model.components where shapes[component.name] == nil {
    let standalone = component.standalone
    guard standalone.views.count > 1 else { continue }
    let text = ScreenText(
      standalone, names: ScreenNames(standalone) { _ in false }, components: [:])
    members.append(.gap)
    members += text.component(
      named: component.name, root: ViewIndex(1), documentation: component.documentation)
  }
  for (screen, names) in zip(screens, names) {
    members.append(.gap)
    var text = ScreenText(screen, names: names, components: shapes)
    text.documentation = documentation
    members += text.members
  }
  let bytes = Array(members.map { $0.text() }.joined().utf8)
  return String(
    decoding: formatted(bytes), as: UTF8.self)
}

/// The components whose instances, all over the screens, can be written as such.
private func componentShapes(in screens: [Screen]) -> [String: ComponentShape] {
  var instances: [String: [Instance]] = [:]
  for (number, screen) in screens.enumerated() {
    var inside: Set<ViewIndex> = []
    for index in screen.views.indices.dropFirst() {
      let view = screen.views[index]
      if let parent = view.parent, inside.contains(parent) {
        inside.insert(ViewIndex(index))
      } else if let name = view.componentName {
        inside.insert(ViewIndex(index))
        instances[name, default: []].append(
          Instance(number: number, screen: screen, root: ViewIndex(index)))
      }
    }
  }
  return instances.compactMapValues(ComponentShape.init)
}
