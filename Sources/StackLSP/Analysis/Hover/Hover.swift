import LayoutEngine
import StackDSL

/// How a hover draws the screen: as an image where images are shown, for the address that holds one is
/// noise to all others, and as boxes of characters everywhere else.
enum HoverPicture: Sendable {
  case image, boxes
}

extension Analysis {
  /// What is to be said of the text at a UTF-8 offset; nil where nothing is known.
  ///
  /// A device or a guide tells more than the line in which it stands, any other word less.
  func hover(
    at offset: Int, in sources: SourceFiles, picture: HoverPicture? = nil,
    since saved: @autoclosure () -> SourceFiles? = nil
  ) -> Hover? {
    let target = sources[model.file].flatMap { model.target(at: offset, in: $0) }
    func wordHover() -> Hover? { target.flatMap { hover(on: $0, at: offset, in: sources) } }
    switch target?.word {
    case .device, .place:
      return wordHover() ?? layoutHover(at: offset, picture: picture, since: saved())
    default:
      return layoutHover(at: offset, picture: picture, since: saved()) ?? wordHover()
    }
  }

  /// What the layout says of the view, constraint or property at an offset.
  ///
  /// `picture` adds a drawing of the screen with the view marked. `saved` holds the files before the
  /// edits whose consequence a hover on a view tells; nothing else asks for them.
  func layoutHover(
    at offset: Int, picture: HoverPicture? = nil,
    since saved: @autoclosure () -> SourceFiles? = nil
  ) -> Hover? {
    guard let subject = HoverSubject(at: offset, in: self), let place = subject.places.first else {
      return nil
    }
    var page = HoverPage()
    switch place.thing {
    case .screen: page.describeScreen(place.layouts)
    case .view(let view):
      let edits = editRows(since: saved(), view, on: place.layouts)
      page.describe(view, on: place.layouts, edits: edits)
      page.describeInstances(subject.places)
    case .property(let view, let index):
      page.describeProperty(index, of: view, on: place.layouts, memo: memo)
    case .priorityProperty(let view, let index):
      page.describeProperty(index, of: view, on: place.layouts, memo: memo)
      page.describeLadder(property: index, of: view, on: place.layouts)
    case .constraints(let parts):
      page.describeConstraints(parts, on: place.layouts)
    case .constraintPriority(let parts):
      page.describeConstraints(parts, on: place.layouts)
      page.describeLadder(constraints: parts, on: place.layouts)
    case .expectation(let index): page.describeExpectation(index, on: place.layouts)
    case .condition(let index): page.describeCondition(index, on: place.layouts)
    }
    page.describeProgress(of: place.layouts, subject.span)
    if let picture { page.draw(place, as: picture, findings) }
    return Hover(
      span: model.fileSpan(subject.span), page: page.inWords(of: place.layouts.screen))
  }
}

extension HoverPage {
  /// What is missing because another thread is still at work.
  fileprivate mutating func describeProgress(of layouts: ScreenLayouts, _ span: SourceSpan) {
    guard !layouts.isComplete, !layouts.isAbridged, !layouts.isComponent else { return }
    let count = layouts.environments.count
    line(
      layouts.all.isEmpty
        ? "\(code(layouts.screen.name)) is being laid out: ask again in a moment."
        : "\(layouts.all.count) of \(count) environments are laid out so far.")
  }

  /// A hover is a small window, and the sentence counts more: only the view and what stands around it is
  /// drawn.
  private static let drawnLines = 12

  /// The primary environment, with the view in question marked. Of a long screen a picture takes longer than
  /// somebody waits, and in the size of a hover there is nothing to be seen on it.
  fileprivate mutating func draw(
    _ place: HoverSubject.Place, as form: HoverPicture, _ findings: [Finding]
  ) {
    guard let primary = place.layouts.primary else { return }
    let screen = place.layouts.screen
    let marked = place.thing.view(on: screen)
    switch form {
    case .image where screen.views.count <= mostViewsAtOnce:
      image(
        title: "\(screen.name) on \(primary.environment.name)",
        svg: preview(
          of: place.layouts, primary, marked: marked,
          findings: findings.filter { $0.screen == screen.name }))
    case .image, .boxes:
      let view = marked.flatMap {
        screen.views.indices.contains($0.index) ? screen.views[$0.index] : nil
      }
      let listing = FramesListing(screen, primary)
      let part = view.flatMap { listing.surroundings(of: $0.path) }
      let drawing = BoxDrawing(listing, marked: view?.path, part: part)
      verbatim(drawing.text(lines: Self.drawnLines))
    }
  }
}

extension HoverSubject.Thing {
  /// The view it is about; nil for the screen as a whole.
  fileprivate func view(on screen: Screen) -> ViewIndex? {
    switch self {
    case .view(let view), .property(let view, _), .priorityProperty(let view, _):
      view == .screen ? nil : view
    case .constraints(let parts), .constraintPriority(let parts):
      parts.first.flatMap {
        screen.constraints.indices.contains($0) ? screen.constraints[$0].owner : nil
      }
    case .screen, .expectation, .condition: nil
    }
  }
}
