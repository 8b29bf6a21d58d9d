import LayoutEngine
import StackDSL

/// The form in which a hover draws the screen: an image for clients that show images, since its URI is noise
/// to all others, and boxes of characters for the rest.
enum HoverPicture: Sendable {
  case image, boxes
}

extension Analysis {
  /// The hover on the text at a UTF-8 offset; nil if nothing is known about it.
  ///
  /// A device or a guide says more than the line around it, any other word less.
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

  /// The part of a hover that the layout supplies: on the view, constraint or property at an offset.
  ///
  /// `picture` adds a drawing of the screen with the view marked. `saved` holds the files before the edits
  /// whose effect a hover on a view shows; it is only evaluated for that.
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
  /// A note that another thread has not finished yet.
  fileprivate mutating func describeProgress(of layouts: ScreenLayouts, _ span: SourceSpan) {
    guard !layouts.isComplete, !layouts.isAbridged, !layouts.isComponent else { return }
    let count = layouts.environments.count
    line(
      layouts.all.isEmpty
        ? "\(code(layouts.screen.name)) is being laid out: ask again in a moment."
        : "\(layouts.all.count) of \(count) environments are laid out so far.")
  }

  /// A hover is a small window and its sentence matters most, so only the view and its surroundings are
  /// drawn.
  private static let drawnLines = 12

  /// Draws the primary environment with the view marked. Long screens are left out: the picture takes too
  /// long, and is unreadable in the size of a hover.
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
  /// The view of the hover; nil for the screen as a whole.
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
