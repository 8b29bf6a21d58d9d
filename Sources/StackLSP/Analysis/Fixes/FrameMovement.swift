import LayoutEngine
import StackDSL

/// What a change of a screen does to its views, over all environments.
struct FrameMovement {
  /// In each environment.
  private let before: [LayoutReading]
  private let after: [LayoutReading]
  /// Every view that is still there, in each environment.
  private let moves: [Move]

  private struct Move {
    var was: Rect
    var now: Rect
    var isInSight: Bool
  }

  init(from before: [LayoutReading], to after: [LayoutReading]) {
    self.before = before
    self.after = after
    guard let old = before.first?.screen, let new = after.first?.screen else {
      moves = []
      return
    }
    let places = old.places(in: new)
    moves = zip(before, after).flatMap { old, new in
      places.enumerated().compactMap { index, place in
        guard let place, let was = old.layout.frameInScreen(of: ViewIndex(index)),
          let now = new.layout.frameInScreen(of: place)
        else { return nil }
        return Move(was: was, now: now, isInSight: !new.layout.isOutOfSight(place))
      }
    }
  }

  /// Points by which views move and grow.
  var movement: Double { moves.reduce(0) { $0 + $1.was.distance(to: $1.now) } }

  /// Points over all views and environments that are no movement.
  static let unmoved = 0.01

  /// Whether a view that can be seen loses its width or its height somewhere.
  var collapsesViews: Bool {
    moves.contains { $0.isInSight && $0.was.canBeSeen && !$0.now.canBeSeen }
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

  /// Texts that are cut, counted in each environment.
  var cutTexts: Int {
    after.reduce(0) { count, reading in
      count + reading.views.count(where: reading.cutsText)
    }
  }

  /// Pictures that are no longer in the proportions that a constraint of their own asks for, counted in each
  /// environment.
  var distortedPictures: Int {
    let screen = before.screen
    let shapes = screen.constraints.filter { line in
      line.relation == .equal && line.first.attribute.isSize && line.second?.view == line.first.view
        && line.second?.attribute.isSize == true && line.condition == nil
        && screen.views[line.first.view.index].kind == .imageView
    }
    return shapes.reduce(0) { count, shape in
      guard let view = after.screen.index(of: screen.views[shape.first.view.index]) else {
        return count
      }
      return count
        + after.layouts.count { layout in
          guard let rect = layout.frameInScreen(of: view), let second = shape.second else {
            return false
          }
          let (own, other) = (rect[shape.first.attribute], rect[second.attribute])
          return (own - shape.multiplier * other - shape.constant).magnitude > 1
        }
    }
  }

  /// How many of these views have something to show and no width or no height, in any environment.
  func lostViews(among views: [ViewIndex]) -> Int {
    guard let old = before.first?.screen, let new = after.first?.screen else { return 0 }
    let concerned = unique(Array(views.prefix(Self.mostConcerned))).compactMap {
      new.index(of: old.views[$0.index])
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
          return LayoutEngine.Axis.allCases.contains {
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
  fileprivate func places(in changed: Screen) -> [ViewIndex?] {
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

extension Rect {
  fileprivate subscript(side: StackDSL.Anchor.Attribute) -> Double {
    side == .width ? width : height
  }

  fileprivate var canBeSeen: Bool { width > 0 && height > 0 }

  fileprivate func distance(to other: Rect) -> Double {
    (x - other.x).magnitude + (y - other.y).magnitude + (width - other.width).magnitude
      + (height - other.height).magnitude
  }
}
