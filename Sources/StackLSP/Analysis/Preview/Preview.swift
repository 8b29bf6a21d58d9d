import LayoutEngine
import StackDSL

/// An SVG picture of a screen in one environment: its appearance, its guides and its problems.
///
/// This is the only place that decides how a view is drawn: for hovers, for `frames --format svg` and for the
/// preview's page. One unit is one point and the origin is that of the screen, so coordinates in the picture
/// are coordinates on the screen. No element has an ID, so any number of pictures can be on one page.
///
/// - Parameter findings: the findings of the screen; those of other environments are left out.
func preview(
  of layouts: ScreenLayouts, _ layout: ScreenLayout, marked: ViewIndex? = nil,
  findings: [Finding] = [], options: PictureOptions = PictureOptions()
) -> String {
  var drawing = PreviewDrawing(
    layouts: layouts, layout: layout, marked: marked, findings: findings, options: options)
  drawing.drawHeading()
  drawing.drawScreen()
  drawing.layer(.guides) { $0.drawGuides() }
  drawing.drawViews()
  drawing.drawBars()
  drawing.layer(.alignment) { $0.drawAlignmentRects() }
  drawing.layer(.spacings) { $0.drawSpacings() }
  drawing.layer(.baselines) { $0.drawBaselines() }
  drawing.layer(.priorities) { $0.drawPriorities() }
  drawing.drawBezel()
  drawing.layer(.findings) { $0.drawTrouble() }
  drawing.drawMark()
  drawing.drawTags()
  drawing.layer(.frames) { $0.drawSizes() }
  return drawing.document
}

/// Layers that are drawn besides the views themselves.
enum PictureLayer: String, Sendable, Hashable, CaseIterable {
  /// The edges of stacks and of texts.
  case outlines
  case names
  /// The size of every view.
  case frames
  /// The distances in stacks, and their margins.
  case spacings
  case baselines
  /// The alignment rects that differ from the frames.
  case alignment
  /// Hugging and compression resistance of views that do not have the size of their content.
  case priorities
  /// The safe area and the screen's margins.
  case guides
  case findings
  /// The content that is scrolled out of sight or lies beyond the screen.
  case content

  /// The picture looks like the app, and only problems are marked.
  static let usual: Set<Self> = [.findings]
}

/// Light, dark, or the appearance of the reader's system.
enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light, dark, automatic
}

/// The options of a drawing.
struct PictureOptions: Sendable {
  var layers = PictureLayer.usual
  var appearance = Appearance.automatic
  /// Whether the page around the picture already has a heading and the style sheet.
  var isInPage = false
  var assets = PictureAssets()
  /// Views whose edges and names are shown, besides those of findings.
  var named: [ViewIndex] = []
  /// The source position for `data-source`; nil leaves it out.
  var place: @Sendable (SourceSpan) -> String? = { _ in nil }
}

/// The state of a picture while it is painted.
struct PreviewDrawing {
  let screen: Screen
  let layout: ScreenLayout
  let marked: ViewIndex?
  /// The findings of this environment, each with its index in the original list.
  let findings: [(offset: Int, element: Finding)]
  let options: PictureOptions
  /// The visible part: the screen from its origin on, or the rectangle that a component fills.
  let extent: Rect
  /// The content size of each scroll view, in points.
  let contentSizes: [ViewID: Size]
  /// The views whose edges and names are always shown: the view in question, and those of findings.
  let named: Set<ViewID>
  /// Whether nothing beyond its edges is visible, unlike in a component or a cell.
  let isWholeScreen: Bool
  /// The device around the screen; nil for a bare size and for a component.
  let body: DeviceBody?
  var svg = SVG()
  /// The places of text, where no other text may be written.
  var written: [Rect] = []
  /// The images of catalogs in the picture, which a picture outside a page contains itself.
  var shownImages: [PictureImage] = []

  init(
    layouts: ScreenLayouts, layout: ScreenLayout, marked: ViewIndex?, findings: [Finding],
    options: PictureOptions
  ) {
    screen = layouts.screen
    self.layout = layout
    self.marked = marked
    self.options = options
    let name = layouts.screen.name
    self.findings = findings.enumerated().filter {
      $0.element.isShown(on: name, in: layout.environment)
    }
    let shown = self.findings.filter {
      $0.element.severity.rawValue <= Problem.Severity.warning.rawValue
    }
    named = Set(
      (shown.flatMap(\.element.views) + options.named + [marked].compactMap { $0 }).compactMap(
        layout.id))
    extent =
      layouts.isComponent
      ? layout.extentOfRoots
      : Rect(
        x: 0, y: 0, width: layout.environment.size.width, height: layout.environment.size.height)
    isWholeScreen = !layouts.isComponent && layout.environment.host == .screen
    contentSizes = layout.outcome.scrollContentSizes
    body = layouts.isComponent ? nil : DeviceBody(of: layout.environment)
  }

  /// The points between the edge of the picture and the screen.
  private var border: Double { (body?.thickness ?? 0) + (options.isInPage ? 8 : 20) }

  private var headingHeight: Double { options.isInPage ? 0 : 40 }

  /// The whole picture, in the coordinates of the screen.
  private var page: Rect {
    let extent =
      options.layers.contains(.content) ? extent.around(visibleViews.map(\.frame)) : extent
    return Rect(
      x: extent.x - border, y: extent.y - border - headingHeight,
      // A heading of some words fits above the smallest component.
      width: max(extent.width + 2 * border, options.isInPage ? 0 : 240),
      height: extent.height + 2 * border + headingHeight)
  }

  var document: String {
    let page = page
    let box = [page.x, page.y, page.width, page.height].map(SVG.number).joined(separator: " ")
    let title = SVG.escaped("\(screen.name) on \(layout.environment.name)")
    let style = options.isInPage ? "" : "<style>\(PictureStyle.sheet)</style>\n"
    let appearance = options.appearance == .automatic ? "" : " \(options.appearance.rawValue)"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="stack-picture\(appearance)" viewBox="\(box)" \
      width="\(SVG.number(page.width))" height="\(SVG.number(page.height))" role="img" \
      aria-label="\(title)">
      <title>\(title)</title>
      \(style)\(options.isInPage ? "" : PictureAssets.definitions(of: shownImages))\(svg.body)</svg>

      """
  }

  /// Draws a layer as a group of its own, if it is requested.
  fileprivate mutating func layer(_ layer: PictureLayer, _ draw: (inout Self) -> Void) {
    guard options.layers.contains(layer) else { return }
    svg.open("g", [("class", "layer \(layer.rawValue)")])
    draw(&self)
    svg.close("g")
  }

  /// Draws the background, the screen's name and the environment; the preview's page has its own.
  fileprivate mutating func drawHeading() {
    guard !options.isInPage else { return }
    rect(page, ink: "page", radius: 0)
    text(screen.name, ink: "title", x: page.x + 20, y: page.y + 26, size: 15)
    let figures = "\(figure(extent.width)) × \(figure(extent.height)) pt"
    let isBareSize = layout.environment.device == nil
    text(
      layout.environment.name + (isBareSize ? "" : " · \(figures)"), ink: "note",
      x: page.x + 20, y: page.y + 43, size: 11)
  }

  /// Draws one line of text; `fitting` gives it exactly this width, whatever font the viewer has.
  mutating func text(
    _ text: String, ink: Ink, x: Double, y: Double, size: Double,
    anchor: String = "start", weight: String? = nil, fitting width: Double? = nil
  ) {
    guard !text.isEmpty else { return }
    var attributes = [
      ink.attribute, ("x", SVG.number(x)), ("y", SVG.number(y)),
      ("font-size", SVG.number(size)), ("text-anchor", anchor),
    ]
    if let weight { attributes.append(("font-weight", weight)) }
    if let width, width > 0 {
      attributes.append(("textLength", SVG.number(width)))
      attributes.append(("lengthAdjust", "spacingAndGlyphs"))
    }
    svg.add("text", attributes, content: SVG.escaped(text))
  }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, class name: String) {
    svg.add(
      "path",
      [
        ("class", name),
        ("d", "M\(SVG.number(x1)) \(SVG.number(y1))L\(SVG.number(x2)) \(SVG.number(y2))"),
      ])
  }
}

extension PreviewDrawing {
  /// The visible views in the order in which UIKit draws them, with their frames.
  var visibleViews: [(id: ViewID, frame: Rect)] { layout.visibleViews }
}

extension ScreenLayout {
  /// The visible views in the order in which UIKit draws them, with their frames on the screen.
  var visibleViews: [(id: ViewID, frame: Rect)] {
    var hidden = [Bool](repeating: false, count: problem.views.count)
    var visible: [(id: ViewID, frame: Rect)] = []
    for (index, view) in problem.views.enumerated() {
      let isOutOfSight = view.parent.map { hidden[$0.index] } ?? false
      hidden[index] = view.isHidden || isOutOfSight
      guard index > 0, !hidden[index], outcome.framesInContainer.indices.contains(index)
      else { continue }
      visible.append((ViewID(index), outcome.framesInContainer[index]))
    }
    return visible
  }

  /// The rectangle that the screen's direct subviews cover; never empty.
  var extentOfRoots: Rect {
    let roots = visibleViews.filter { problem.views[$0.id.index].parent == ViewID(0) }.map(\.frame)
    let left = roots.map(\.x).min() ?? 0
    let top = roots.map(\.y).min() ?? 0
    let right = roots.map { $0.maxX }.max() ?? 0
    let bottom = roots.map { $0.maxY }.max() ?? 0
    return Rect(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
  }
}

extension Finding {
  /// Whether it holds for a screen in an environment.
  func isShown(on name: String, in environment: Environment) -> Bool {
    screen == name && (environments.isEmpty || environments.contains(environment.name))
  }
}

extension ScreenResult {
  /// A picture of the first environment; nil if there is none.
  func picture(marked: ViewIndex? = nil, options: PictureOptions) -> String? {
    layouts.primary.map {
      preview(of: layouts, $0, marked: marked, findings: findings, options: options)
    }
  }
}
