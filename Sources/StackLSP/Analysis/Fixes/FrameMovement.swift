import LayoutEngine
import StackDSL

/// The effect of a change on the views of a screen, over all environments.
struct FrameMovement {
  /// The layout of each environment before the change.
  let before: [LayoutReading]
  let after: [LayoutReading]
  /// Every remaining view, in each environment.
  private let moves: [Move]
  /// The index of each view after the change; nil for a removed view.
  let places: [ViewIndex?]

  private struct Move {
    var was: Rect
    var now: Rect
    var isInSight: Bool
    /// Whether it is a picture or a control. A cut text is recognised in another way, and a plain view may be
    /// a line.
    var isSolid: Bool
    /// Whether it is out of sight at a side where it was not.
    var leaves: Bool
  }

  init(from before: [LayoutReading], to after: [LayoutReading]) {
    self.before = before
    self.after = after
    guard let old = before.first?.screen, let new = after.first?.screen else {
      moves = []
      places = []
      return
    }
    let places = old.places(in: new)
    self.places = places
    moves = zip(before, after).flatMap { old, new -> [Move] in
      let screens = [old, new].compactMap { $0.layout.frameInScreen(of: .screen) }
      return places.enumerated().compactMap { index, place -> Move? in
        guard let place, let was = old.layout.frameInScreen(of: ViewIndex(index)),
          let now = new.layout.frameInScreen(of: place)
        else { return nil }
        let isSolid = new.screen.views[place.index].isSolid
        let isInSight = !new.layout.isOutOfSight(place)
        let leaves =
          isInSight && isSolid && was.canBeSeen && screens.count == 2
          && Side.allCases.contains {
            !was.leaves(screens[0], at: $0) && now.leaves(screens[1], at: $0)
          }
        return Move(
          was: was, now: now, isInSight: isInSight, isSolid: isSolid,
          leaves: leaves
            && new.layout.id(of: place).map { new.scrollView(around: $0) == nil } ?? false)
      }
    }
  }

  /// The sum of the points by which views move and grow.
  var movement: Double { moves.reduce(0) { $0 + $1.was.distance(to: $1.now) } }

  /// The sum of the points by which views grow and shrink.
  var growth: Double {
    moves.reduce(0) {
      $0 + ($1.was.width - $1.now.width).magnitude + ($1.was.height - $1.now.height).magnitude
    }
  }

  /// Whether these views keep their places in each environment, on these axes. The views have their indices
  /// after the change.
  func leavesInPlace(_ views: [ViewIndex], on axes: [Axis]) -> Bool {
    views.allSatisfy { view in
      guard let old = places.firstIndex(of: view) else { return false }
      return zip(before, after).allSatisfy { before, after in
        guard let was = before.layout.frameInScreen(of: ViewIndex(old)),
          let now = after.layout.frameInScreen(of: view)
        else { return false }
        return axes.allSatisfy { axis in
          (was[.position(axis)] - now[.position(axis)]).magnitude < Self.unmoved
            && (was[.size(axis)] - now[.size(axis)]).magnitude < Self.unmoved
        }
      }
    }
  }

  /// Points over all views and environments below which nothing counts as moved.
  static let unmoved = 0.01

  /// Whether a visible view loses its width or height in some environment, or a picture or control shrinks to
  /// a sliver.
  var collapsesViews: Bool {
    moves.contains {
      $0.isInSight && $0.was.canBeSeen
        && (!$0.now.canBeSeen || $0.isSolid && $0.now.isSliver(of: $0.was))
    }
  }

  /// Whether a control keeps less than half of the width that its title or its segments need, or an icon becomes larger
  /// than its picture. Neither is what anybody wants, whatever else the change mends.
  var deformsControls: Bool {
    zip(before, after).contains { old, new in
      old.views.contains { view in
        let kind = old.declared(view).kind
        guard kind.isSolid, kind != .textField, !old.isOutOfSight(view),
          let place = places[old.index(view).index], let then = new.layout.id(of: place),
          let width = old.content(view, .horizontal).intrinsic,
          let height = old.content(view, .vertical).intrinsic
        else { return false }
        if kind == .imageView {
          guard max(width, height) <= Threshold.largePicture else { return false }
          return Axis.allCases.contains { axis in
            let limit = max(old.size(view, axis), axis == .horizontal ? width : height)
            return new.size(then, axis) > limit + Threshold.wholePoint
          }
        }
        return new.size(then, .horizontal) < min(width / 2, old.size(view, .horizontal))
          - Visible.least
      }
    }
  }

  /// Whether a control gives up a written size that a finger needs, or of a smaller one any part.
  var shrinksTargets: Bool {
    zip(before, after).contains { old, new in
      old.views.contains { view in
        guard old.declared(view).kind.isSolid, old.declared(view).kind != .imageView,
          let place = places[old.index(view).index], let now = new.layout.frameInScreen(of: place)
        else { return false }
        return Axis.allCases.contains { axis in
          guard let written = old.requiredSize(of: view, axis)?.constant else { return false }
          let needed = min(written, touchTarget) - Visible.least
          return old.size(view, axis) >= needed && now[.size(axis)] < needed
        }
      }
    }
  }

  /// The number of texts, pictures and controls that stick out of superviews with a size, counted in each environment.
  var stickingOut: Int { Self.stickingOut(in: after) }

  static func stickingOut(in readings: [LayoutReading]) -> Int {
    readings.reduce(0) { count, reading in
      count
        + reading.views.count { view in
          guard let parent = reading.problem.views[view.index].parent, parent != reading.container,
            !reading.problem.views[parent.index].isScrollView, reading.isReadOrSeen(view),
            // A row on a baseline lets its views stick out by design.
            reading.stackProperties(parent)?.isBaseline != true
          else { return false }
          let (rect, box) = (
            reading.alignmentRectInContainer(view), reading.frameInContainer(parent)
          )
          return box.canBeSeen
            && Side.allCases.contains { rect.overhang(beyond: box, at: $0) > Threshold.outOfBox }
        }
    }
  }

  /// The number of texts, pictures and controls that come to lie over another, counted in each environment.
  var newOverlaps: Int {
    zip(before, after).reduce(0) { count, readings in
      let (old, new) = readings
      // Every view is compared with all others.
      guard !new.isHuge else { return count }
      let rects = places.enumerated().compactMap { index, place -> (was: Rect, now: Rect)? in
        guard let place, let view = new.layout.id(of: place), new.isReadOrSeen(view),
          let was = old.layout.frameInScreen(of: ViewIndex(index)),
          let now = new.layout.frameInScreen(of: place)
        else { return nil }
        return (was, now)
      }
      return count
        + rects.count { one in
          one.was.distance(to: one.now) > Self.unmoved
            && rects.contains { one.now.overlaps($0.now) && !one.was.overlaps($0.was) }
        }
    }
  }

  /// Whether a picture or a control leaves the screen or the cell at a side where it did not. A text that does has a
  /// finding.
  var pushesViewsOut: Bool { moves.contains(where: \.leaves) }

  /// Whether a view with a background that spanned the screen leaves an edge that it reached. In such a view,
  /// only the content may move.
  var pullsBackgroundIn: Bool {
    zip(before, after).contains { old, new in
      guard let was = old.layout.frameInScreen(of: .screen),
        let now = new.layout.frameInScreen(of: .screen)
      else { return false }
      return places.enumerated().contains { index, place in
        guard let place, old.screen.views[index].isBackground,
          let before = old.layout.frameInScreen(of: ViewIndex(index)),
          let after = new.layout.frameInScreen(of: place)
        else { return false }
        let rims = Side.allCases.filter { before.overhang(beyond: was, at: $0) > -Visible.least }
        return rims.contains { rims.contains($0.opposite) }
          && rims.contains { after.overhang(beyond: now, at: $0) < -Visible.least }
      }
    }
  }

  /// Whether a text gets a height that no text of its length fills.
  var stretchesTexts: Bool {
    zip(before, after).contains { old, new in
      let stretched = new.views.filter(new.isOverstretched)
      guard !stretched.isEmpty else { return false }
      let known = Set(old.views.filter(old.isOverstretched).map(old.index))
      return stretched.contains { view in
        !(old.screen.index(of: new.declared(view)).map(known.contains) ?? false)
      }
    }
  }

  /// Whether in some environment other texts are cut, or the number of ambiguities or conflicts differs.
  var changesOutcome: Bool {
    func facts(_ readings: [LayoutReading]) -> [[Int]] {
      readings.map { reading in
        let whole = reading.views.count { view in
          !reading.cutsText(view)
            && Axis.allCases.allSatisfy { reading.size(view, $0) >= Visible.least }
        }
        let outcome = reading.outcome
        return [
          whole, outcome.conflicts.count, outcome.ambiguities.reduce(0) { $0 + $1.group.count },
          reading.views.count { reading.stretchedAxis(ofPicture: $0) != nil },
        ]
      }
    }
    return facts(before) != facts(after)
  }

  /// The number of cut texts, counted in each environment.
  var cutTexts: Int {
    after.reduce(0) { count, reading in
      count + reading.views.count(where: reading.cutsText)
    }
  }

  /// Whether a view, by its index before the change, is nowhere larger than its content.
  func fitsContent(_ view: ViewIndex, on axis: Axis) -> Bool {
    guard places.indices.contains(view.index), let place = places[view.index] else { return true }
    return after.allSatisfy { reading in
      guard let id = reading.layout.id(of: place),
        let needed = reading.lengthNeeded(by: id, axis)
      else { return true }
      return reading.size(id, axis) < needed + Visible.least
    }
  }

  /// Whether the view can be seen on this axis in each environment that shows it.
  func leavesRoom(for view: ViewIndex, on axis: Axis) -> Bool {
    guard places.indices.contains(view.index), let place = places[view.index] else { return true }
    return after.allSatisfy { reading in
      guard let id = reading.layout.id(of: place), !reading.isOutOfSight(id) else { return true }
      return reading.size(id, axis) >= Visible.least
    }
  }

  /// The number of pictures that no longer have the proportions that a constraint of theirs requires, counted
  /// in each environment.
  var distortedPictures: Int {
    guard let old = before.first?.screen, !after.isEmpty else { return 0 }
    let shapes = old.constraints.compactMap { PictureShape($0, on: old) }
    guard !shapes.isEmpty else { return 0 }
    let sized = old.picturesOfSizeInPoints
    return shapes.reduce(0) { count, shape in
      // Such a size determines the shape, so the ratio is redundant.
      guard !sized.contains(shape.view), let view = places[shape.view.index] else { return count }
      return count
        + after.count { reading in
          reading.layout.frameInScreen(of: view).map { !shape.fits($0) } ?? false
        }
    }
  }
}

extension Screen {
  /// The image views whose width and height are both written in points.
  fileprivate var picturesOfSizeInPoints: Set<ViewIndex> {
    var sides: [ViewIndex: Set<Anchor.Attribute>] = [:]
    for line in constraints
    where line.second == nil && line.relation == .equal && line.condition == nil
      && line.first.attribute.isSize && views[line.first.view.index].kind == .imageView
    {
      sides[line.first.view, default: []].insert(line.first.attribute)
    }
    return Set(sides.filter { $0.value.count == 2 }.keys)
  }
}

/// A constraint between the two sides of an image view.
private struct PictureShape {
  private let line: Constraint
  private let second: Anchor

  init?(_ line: Constraint, on screen: Screen) {
    guard line.relation == .equal, line.condition == nil, let second = line.second,
      second.view == line.first.view, line.first.attribute.isSize, second.attribute.isSize,
      screen.views[second.view.index].kind == .imageView
    else { return nil }
    self.line = line
    self.second = second
  }

  var view: ViewIndex { second.view }

  /// Equality within a point.
  func fits(_ rect: Rect) -> Bool {
    let own = line.first.attribute == .width ? rect.width : rect.height
    let other = second.attribute == .width ? rect.width : rect.height
    return (own - line.multiplier * other - line.constant).magnitude <= 1
  }
}

extension View {
  /// Whether it is a bar, or a plain view that is drawn and has views in front.
  fileprivate var isBackground: Bool {
    if kind.has(.isBar) { return true }
    return kind == .view && parent != nil && !children.isEmpty
      && properties.contains { $0.name.drawsView }
  }
}

extension View {
  /// Whether it is a picture, a control or a view that a class of the app draws.
  fileprivate var isSolid: Bool { kind.isSolid || drawsItself }

  /// A plain view of a class of the app, which draws what is in it.
  var drawsItself: Bool {
    kind == .view && children.isEmpty && properties.contains { $0.name == .class }
  }
}

extension ViewKind {
  /// Whether it is a picture or a control.
  var isSolid: Bool {
    switch self {
    case .imageView, .button, .switch, .slider, .stepper, .segmentedControl, .textField: true
    default: false
    }
  }
}

extension Rect {
  /// Whether it is shorter than 12 pt on an axis, and than a quarter of the other's length.
  fileprivate func isSliver(of other: Rect) -> Bool {
    Axis.allCases.contains { axis in
      let (now, was) = (self[.size(axis)], other[.size(axis)])
      return now < 12 && now < was / 4
    }
  }

  var canBeSeen: Bool { width > 0 && height > 0 }

  /// The sum of the points by which positions and sizes differ.
  func distance(to other: Rect) -> Double {
    (x - other.x).magnitude + (y - other.y).magnitude + (width - other.width).magnitude
      + (height - other.height).magnitude
  }
}

extension LayoutReading {
  /// Whether it is a text, a picture or a control in sight.
  fileprivate func isReadOrSeen(_ view: ViewID) -> Bool {
    !isOutOfSight(view) && (showsText(view) || declared(view).kind.isSolid)
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    overlap(other).map { min($0.width, $0.height) > Visible.least } ?? false
  }

  fileprivate func leaves(_ other: Rect, at side: Side) -> Bool {
    overhang(beyond: other, at: side) > Visible.least
  }
}
