/// Reads one root view of a document as a screen.
///
/// Views come out in document order, parents before children; `Screen.views[0]` is the root. Names of
/// views are what Interface Builder's outline shows, paths their object ids.
struct SceneReader {
  /// A document is bounded as a `.stack` file is.
  static let maximumViews = 20_000

  let document: InterfaceBuilderDocument
  let root: SceneRoot
  let variations: InstallationVariations
  var screen: Screen
  /// By object id; the root's view, its cell and other names for it lead to 0.
  var views: [String: ViewIndex] = [:]
  /// Guides by object id, with the view they belong to.
  var guides: [String: (view: ViewIndex, guide: LayoutGuideObject)] = [:]
  /// The element of each view.
  var elements: [Int] = []
  var problems: [Problem] = []
  /// Names of elements that stand among subviews and are not a view that is known: each is taken as a plain
  /// view whose content code gives it.
  var unknownElements: Set<String> = []
  private var conditions: [String: ConditionIndex] = [:]
  let recordedInsets: RecordedInsets
  /// The safe area of the root, with bars; empty if nothing says that the root fills a screen.
  let safeArea: SceneSafeArea
  let bars: SceneBars
  /// Whether the root has a class of its own and the document ties no two of its views.
  let isTiedByClass: Bool

  var xml: XMLDocument { document.xml }

  init(
    _ root: SceneRoot, of document: InterfaceBuilderDocument, variations: InstallationVariations,
    name: String, bars: SceneBars
  ) {
    self.document = document
    self.root = root
    self.variations = variations
    recordedInsets = document.recordedInsets(of: root, variations: variations)
    let fillsScreen = document.kind == .storyboard || !document.layoutGuides(of: root).isEmpty
    safeArea =
      fillsScreen
      ? document.safeArea(of: root, bars: bars, recorded: recordedInsets.safeArea) : .none
    self.bars = bars
    let xml = document.xml
    isTiedByClass =
      xml.attribute("customClass", of: root.view) != nil
      && !xml.descendants(of: root.owner).contains {
        xml.isNamed("constraint", $0) && xml.attribute("secondItem", of: $0) != nil
      }
    screen = Screen(
      name: name, nameSpan: document.nameSpan(of: root.view),
      span: document.span(xml.elements[root.owner].span))
    screen.isOfInterfaceBuilder = true
    screen.isLaunchScreen = document.isLaunchScreen
  }

  mutating func read() {
    addRoot()
    addViews()
    // A root with rules of its own is the element of two views.
    let firstOwner = screen.views.count > 1 && elements[0] == elements[1] ? 1 : 0
    for index in elements.indices.dropFirst(firstOwner) { addConstraints(of: ViewIndex(index)) }
    if root.owner != root.view { addConstraints(listedIn: root.owner, owner: .screen) }
    for index in elements.indices.dropFirst() { addInsets(ofSymbol: ViewIndex(index)) }
    screen.properties = environmentProperties()
    for index in elements.indices.dropFirst(firstOwner + 1) {
      addAutoresizing(of: ViewIndex(index))
    }
    for index in elements.indices.dropFirst(firstOwner) { addAllowances(of: ViewIndex(index)) }
    screen.putPlacedViewsFirst()
    screen.makeAutoresizingConstraints()
    nameViews()
  }

  // MARK: Views

  private mutating func addRoot() {
    let element = root.view
    var view = self.view(of: element, kind: .screen, parent: nil)
    view.properties = marginProperties(of: element)
    if rulingKind == nil {
      view.properties += PropertyReader(document, element, kind: .screen).looks()
    }
    if root.host == .screen, !bars.navigation,
      !(document.id(of: root.owner).map(document.presented.contains) ?? false)
    {
      view.runTime = .placedElsewhere
    }
    if rulingKind != nil {
      view.path = "root"
      view.reference = nil
    }
    append(view, element)
    if let id = document.id(of: root.owner) { views[id] = .screen }
    for (id, guide) in document.layoutGuides(of: root) { guides[id] = (.screen, guide) }
  }

  private mutating func addViews() {
    // Document order is that of elements: whoever's parent view is known is a view of this root.
    var viewOfElement: [Int: ViewIndex] = [root.view: .screen]
    if let rulingKind { viewOfElement[root.view] = addRoot(as: rulingKind) }
    for element in xml.descendants(of: root.view) {
      guard let parent = document.superview(of: element), let parentIndex = viewOfElement[parent]
      else {
        continue
      }
      let name = xml.name(element)
      let ofElement = ViewKind.ofElement(name)
      let known = ofElement == .view ? kindOfClass(element) ?? .view : ofElement
      if known == nil { unknownElements.insert(name) }
      let kind = known ?? .view
      guard screen.views.count < Self.maximumViews else { return }
      let index = ViewIndex(screen.views.count)
      viewOfElement[element] = index
      var view = self.view(of: element, kind: kind, parent: parentIndex)
      view.properties = properties(of: element, kind: kind)
      view.runTime = runTimeChanges(of: element, view.properties)
      if known == nil { view.runTime.insert(.customClass) }
      view.drawn = document.rect(of: element)
      view.isMarkedAmbiguous = xml.isTrue("ambiguous", of: element)
      view.isMarkedMisplaced = xml.isTrue("misplaced", of: element)
      view.condition = document.id(of: element).flatMap { condition(for: variations[$0]) }
      screen.views[parentIndex.index].children.append(index)
      append(view, element)
      for (id, guide) in document.layoutGuides(of: element) { guides[id] = (index, guide) }
    }
  }

  /// The kind of a root whose edges are no plain edges to the views in it; nil for any other. A stack arranges them, and
  /// a scroll view ties them to its content.
  private var rulingKind: ViewKind? {
    let kind = ViewKind.ofElement(xml.name(root.view))
    return kind == .stack || kind == .scrollView ? kind : nil
  }

  /// A root with rules of its own is a view that fills what it is given.
  private mutating func addRoot(as kind: ViewKind) -> ViewIndex {
    let index = ViewIndex(screen.views.count)
    var view = view(of: root.view, kind: kind, parent: .screen)
    view.properties = properties(of: root.view, kind: kind)
    view.runTime = runTimeChanges(of: root.view, view.properties)
    screen.views[0].children.append(index)
    if let id = document.id(of: root.view) { views[id] = index }
    append(view, root.view)
    for (id, guide) in document.layoutGuides(of: root.view)
    where guide == .content || guide == .frame {
      guides[id] = (index, guide)
    }
    for attribute in [Anchor.Attribute.leading, .top, .trailing, .bottom] {
      add(
        Anchor(view: index, item: .view, attribute: attribute),
        equalTo: Anchor(view: .screen, item: .view, attribute: attribute))
    }
    return index
  }

  /// A constraint that nobody wrote: the root of a document is as large as its host makes it.
  private mutating func add(_ first: Anchor, equalTo second: Anchor) {
    let place = document.nameSpan(of: root.view)
    screen.constraints.append(
      Constraint(
        first: first, relation: .equal, second: second, owner: .screen, span: place,
        prioritySlot: place.end))
  }

  private func view(of element: Int, kind: ViewKind, parent: ViewIndex?) -> View {
    let id = document.id(of: element)
    return View(
      kind: kind, path: id ?? "\(kind.rawValue)#\(elements.count)", parent: parent,
      span: document.span(xml.elements[element].span), kindSpan: document.nameSpan(of: element),
      reference: id)
  }

  private mutating func append(_ view: View, _ element: Int) {
    if let id = document.id(of: element), views[id] == nil {
      views[id] = ViewIndex(screen.views.count)
    }
    screen.views.append(view)
    elements.append(element)
  }

  // MARK: Conditions

  /// The index of a condition that is shared by all who state it; nil if it always holds.
  ///
  /// - Parameter outer: what has to hold besides.
  mutating func condition(
    for installation: Installation?, within outer: Installation? = nil
  ) -> ConditionIndex? {
    guard let installation, let own = installation.expression else {
      return outer.flatMap { condition(for: $0) }
    }
    let key = installation.description + (outer.map { " in \($0)" } ?? "")
    let expression = outer?.expression.map { Condition.Expression.and($0, own) } ?? own
    if let known = conditions[key] { return known }
    let index = ConditionIndex(screen.conditions.count)
    screen.conditions.append(
      Condition(
        expression: expression, parent: nil, span: document.nameSpan(of: installation.element)))
    conditions[key] = index
    return index
  }
}
