/// The bars that stand around a controller's view when it is shown.
struct SceneBars: Sendable, Equatable {
  var navigation = false
  var tab = false
  var toolbar = false

  var isEmpty: Bool { self == SceneBars() }

  /// As the property `bars` lists them.
  var words: [String] {
    (navigation ? ["navigation"] : []) + (tab ? ["tab"] : []) + (toolbar ? ["toolbar"] : [])
  }
}

extension InterfaceBuilderDocument {
  /// The bars of each controller, by its element: what the controllers around it bring along, carried
  /// on by segues that push, unless the controller says otherwise.
  func barsOfControllers() -> [Int: SceneBars] {
    var bars: [Int: SceneBars] = [:]
    let segues = seguesBetweenControllers()
    var pending: [(controller: Int, bars: SceneBars)] = []
    for segue in segues where segue.isContainment {
      var inside = SceneBars()
      if xml.isNamed("navigationController", segue.source) {
        inside.navigation = !xml.isTrue("navigationBarHidden", of: segue.source)
        inside.toolbar = xml.isFalse("toolbarHidden", of: segue.source)
      }
      if xml.isNamed("tabBarController", segue.source) { inside.tab = true }
      pending.append((segue.destination, inside))
    }
    while let next = pending.popLast() {
      let known = bars[next.controller] ?? SceneBars()
      let joined = SceneBars(
        navigation: known.navigation || next.bars.navigation, tab: known.tab || next.bars.tab,
        toolbar: known.toolbar || next.bars.toolbar)
      guard bars[next.controller] == nil || joined != known else { continue }
      bars[next.controller] = joined
      for segue in segues where segue.source == next.controller {
        // A navigation controller in a tab stands within the tab bar; what it pushes does too.
        var carried = joined
        if xml.isTrue("hidesBottomBarWhenPushed", of: segue.destination) { carried.tab = false }
        pending.append((segue.destination, carried))
      }
    }
    return bars
  }

  private struct Segue {
    var source: Int
    var destination: Int
    var isContainment: Bool
  }

  /// The segues that keep the destination within the bars of the source.
  private func seguesBetweenControllers() -> [Segue] {
    xml.elements.indices.compactMap { element in
      guard xml.isNamed("segue", element), let kind = xml.value("kind", of: element),
        let destination = xml.value("destination", of: element).flatMap({ self.element($0) }),
        let source = controller(around: element)
      else { return nil }
      switch kind {
      case "relationship":
        return Segue(source: source, destination: destination, isContainment: true)
      case "show", "push":
        return Segue(source: source, destination: destination, isContainment: false)
      default: return nil
      }
    }
  }

  private func controller(around element: Int) -> Int? {
    xml.ancestors(of: element).first { xml.name($0).hasSuffix("ontroller") }
  }

  /// The bars of a controller. Its own simulated metrics, from the inspector, take precedence.
  func simulatedBars(of controller: Int, inherited: SceneBars) -> SceneBars {
    var bars = inherited
    for child in xml.children(of: controller) {
      let isNone = xml.isNamed("nil", child)
      switch xml.value("key", of: child) {
      case "simulatedTopBarMetrics": bars.navigation = !isNone
      case "simulatedBottomBarMetrics":
        bars.tab = !isNone && xml.isNamed("simulatedTabBarMetrics", child)
        bars.toolbar = !isNone && xml.isNamed("simulatedToolbarMetrics", child)
      default: continue
      }
    }
    return bars
  }
}
