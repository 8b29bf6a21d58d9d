import LayoutEngine
import StackDSL

/// What a change of a screen does to its views, over all environments.
struct FrameMovement {
  /// In each environment.
  private let before: [LayoutReading]
  private let after: [LayoutReading]
  /// Every view that is still there, in each environment.
  private let moves: [Move]
  /// For each view, where it is after the change.
  private let places: [ViewIndex?]

  private struct Move {
    var was: Rect
    var now: Rect
    var isInSight: Bool
    /// A picture or a control: a text that is cut is told otherwise, and a plain view may be a line.
    var isSolid: Bool
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
    moves = zip(before, after).flatMap { old, new in
      places.enumerated().compactMap { index, place in
        guard let place, let was = old.layout.frameInScreen(of: ViewIndex(index)),
          let now = new.layout.frameInScreen(of: place)
        else { return nil }
        return Move(
          was: was, now: now, isInSight: !new.layout.isOutOfSight(place),
          isSolid: new.screen.views[place.index].kind.isSolid)
      }
    }
  }

  /// Points by which views move and grow.
  var movement: Double { moves.reduce(0) { $0 + $1.was.distance(to: $1.now) } }

  /// Whether these views, numbered as after the change, lie where they lay in each environment, as far as
  /// these axes go.
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

  /// Points over all views and environments that are no movement.
  static let unmoved = 0.01

  /// Whether a view that can be seen loses its width or its height somewhere, or a picture or control all but
  /// a sliver of it.
  var collapsesViews: Bool {
    moves.contains {
      $0.isInSight && $0.was.canBeSeen
        && (!$0.now.canBeSeen || $0.isSolid && $0.now.isSliver(of: $0.was))
    }
  }

  /// Whether a view with a background, which lay across the screen from rim to rim, leaves a rim that it reached:
  /// of such a view and its content the content moves.
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
        let rims = Side.allCases.filter { before.overhang(beyond: was, at: $0) > -0.5 }
        return rims.contains { rims.contains($0.opposite) }
          && rims.contains { after.overhang(beyond: now, at: $0) < -0.5 }
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

  /// Whether other texts are whole, or more or less is open or cannot hold, in some environment.
  var changesOutcome: Bool {
    func facts(_ readings: [LayoutReading]) -> [[Int]] {
      readings.map { reading in
        let whole = reading.views.count { view in
          !reading.cutsText(view)
            && Axis.allCases.allSatisfy { reading.size(view, $0) >= 0.5 }
        }
        let outcome = reading.outcome
        return [
          whole, outcome.conflicts.count, outcome.ambiguities.reduce(0) { $0 + $1.group.count },
        ]
      }
    }
    return facts(before) != facts(after)
  }

  /// Texts that are cut, counted in each environment.
  var cutTexts: Int {
    after.reduce(0) { count, reading in
      count + reading.views.count(where: reading.cutsText)
    }
  }

  /// Whether a view, numbered as before the change, is no larger than its content anywhere.
  func fitsContent(_ view: ViewIndex, on axis: Axis) -> Bool {
    guard places.indices.contains(view.index), let place = places[view.index] else { return true }
    return after.allSatisfy { reading in
      guard let id = reading.layout.id(of: place),
        let needed = reading.lengthNeeded(by: id, axis)
      else { return true }
      return reading.size(id, axis) < needed + 0.5
    }
  }

  /// Pictures that are no longer in the proportions that a constraint of their own asks for, counted in each
  /// environment.
  var distortedPictures: Int {
    guard let old = before.first?.screen, !after.isEmpty else { return 0 }
    let shapes = old.constraints.compactMap { PictureShape($0, on: old) }
    guard !shapes.isEmpty else { return 0 }
    let sized = old.picturesOfSizeInPoints
    return shapes.reduce(0) { count, shape in
      // Such a size says the shape, and the ratio is one line too many.
      guard !sized.contains(shape.view), let view = places[shape.view.index] else { return count }
      return count
        + after.count { reading in
          reading.layout.frameInScreen(of: view).map { !shape.fits($0) } ?? false
        }
    }
  }

  /// How many of these views have something to show and no width or no height, in any environment.
  func lostViews(among views: [ViewIndex]) -> Int {
    guard !places.isEmpty else { return 0 }
    let concerned = unique(Array(views.prefix(Self.mostConcerned))).compactMap {
      places[$0.index]
    }
    var lost: Set<ViewIndex> = []
    for reading in after {
      let layout = reading.layout
      let unseen = concerned.filter { view in
        !layout.isOutOfSight(view) && layout.frameInScreen(of: view).map { !$0.canBeSeen } ?? false
      }
      lost.formUnion(
        unseen.filter { view in
          guard let id = layout.id(of: view), reading.hasContentToSee(id) else { return false }
          return Axis.allCases.contains {
            reading.size(id, $0) < 0.5 && reading.content(id, $0).intrinsic ?? 1 >= 1
          }
        })
    }
    return lost.count
  }

  /// Views of a finding that a fix is about; of more nobody reads.
  private static let mostConcerned = 8
}

extension Screen {
  /// The view that a changed form of the screen calls the same: by its path, or by its name where
  /// the views around it have changed.
  func index(of view: View) -> ViewIndex? {
    let same =
      views.firstIndex { $0.path == view.path }
      ?? view.name.flatMap { name in views.firstIndex { $0.name == name } }
    return same.map { ViewIndex($0) }
  }

  /// For each view, the one that a changed form of the screen calls the same.
  func places(in changed: Screen) -> [ViewIndex?] {
    // Most changes leave the views alone.
    if views.count == changed.views.count,
      zip(views, changed.views).allSatisfy({ $0.path == $1.path })
    {
      return views.indices.map { ViewIndex($0) }
    }
    let paths = Dictionary(
      changed.views.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Dictionary(
      changed.views.enumerated().compactMap { index, view in view.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    return views.map { view in
      (paths[view.path] ?? view.name.flatMap { names[$0] }).map { ViewIndex($0) }
    }
  }
}

extension Screen {
  /// Image views whose width and height are both written in points.
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

/// A constraint of an image view that ties its two sides to each other.
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

  /// Within a point.
  func fits(_ rect: Rect) -> Bool {
    let own = line.first.attribute == .width ? rect.width : rect.height
    let other = second.attribute == .width ? rect.width : rect.height
    return (own - line.multiplier * other - line.constant).magnitude <= 1
  }
}

extension View {
  /// A plain view that something is drawn of, with views in front.
  fileprivate var isBackground: Bool {
    kind == .view && parent != nil && !children.isEmpty
      && properties.contains { $0.name.drawsView }
  }
}

extension ViewKind {
  fileprivate var isSolid: Bool {
    switch self {
    case .imageView, .button, .switch, .slider, .stepper, .segmentedControl, .textField: true
    default: false
    }
  }
}

extension Rect {
  /// Of less than 12 pt on an axis, and less than a quarter of what there was.
  fileprivate func isSliver(of other: Rect) -> Bool {
    Axis.allCases.contains { axis in
      let (now, was) = (self[.size(axis)], other[.size(axis)])
      return now < 12 && now < was / 4
    }
  }

  fileprivate var canBeSeen: Bool { width > 0 && height > 0 }

  /// Points by which edges and sizes differ.
  func distance(to other: Rect) -> Double {
    (x - other.x).magnitude + (y - other.y).magnitude + (width - other.width).magnitude
      + (height - other.height).magnitude
  }
}
