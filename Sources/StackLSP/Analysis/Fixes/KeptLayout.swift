import LayoutEngine
import StackDSL

/// A screen before and after a change, asked whether anybody could ever see a difference.
///
/// That no view moves in the environments of the screen is not enough. What code shows later is hidden in the
/// file, and a user of another language reads in the other direction: the change must not move a view there
/// either.
struct KeptLayout {
  private let before: StagedScreen
  private let after: StagedScreen
  /// For each view, where it is after the change.
  private let places: [ViewIndex?]

  init(from before: StagedScreen, to after: StagedScreen) {
    self.before = before
    self.after = after
    places = before.screen.places(in: after.screen)
  }

  /// The first difference that is found; nil where there is none.
  var reservation: Reservation? {
    // A view that cannot be told again may be anywhere.
    guard Set(places.compactMap(\.self)).count == after.screen.views.count else { return .settles }
    if let moved = firstDifference(before, after) { return moved }
    if firstDifference(before.mirrored, after.mirrored) != nil { return .movesIfMirrored }
    let hideable = before.screen.hideable
    guard let states = Self.states(of: hideable) else { return .hasManyStates }
    for toggled in states {
      let now = toggled.compactMap { places[$0.index] }
      if firstDifference(before.toggling(toggled), after.toggling(now)) != nil {
        return .movesIfToggled(toggled.map { before.screen.views[$0.index].displayName })
      }
    }
    return nil
  }

  /// The view that moves, or that what is open or contradictory is not the same.
  private func firstDifference(_ before: StagedScreen, _ after: StagedScreen) -> Reservation? {
    for (old, new) in zip(before.allReadings, after.allReadings) {
      guard old.doubts(places) == new.doubts(nil) else { return .settles }
      for (index, place) in places.enumerated() {
        guard let place else { continue }
        let (was, now) = (
          old.layout.frameInScreen(of: ViewIndex(index)), new.layout.frameInScreen(of: place)
        )
        guard (was == nil) == (now == nil) else { return .settles }
        if let was, let now, was.distance(to: now) > FrameMovement.unmoved {
          return .moves(self.before.screen.views[index].displayName)
        }
      }
    }
    return nil
  }

  /// What is hidden and shown together: each subset of a few views; of more each alone, each pair of neighbours,
  /// and all. Nil where they are too many.
  fileprivate static func states(of hideable: [ViewIndex]) -> [[ViewIndex]]? {
    guard hideable.count <= mostToggled else { return nil }
    guard hideable.count > mostCombined else {
      return (1..<(1 << hideable.count)).map { bits in
        hideable.indices.filter { bits & 1 << $0 != 0 }.map { hideable[$0] }
      }
    }
    return hideable.map { [$0] } + zip(hideable, hideable.dropFirst()).map { [$0, $1] } + [hideable]
  }

  /// Their subsets are solved in each environment: 15 beside the screen as it is.
  private static let mostCombined = 4

  /// With neighbours and all, 32 states are solved.
  private static let mostToggled = 16
}

/// What of a layout is a prediction: views that are open, and those whose constraints contradict each other.
private struct Doubts: Equatable {
  var open: Set<ViewIndex> = []
  var contradicted: Set<Set<ViewIndex>> = []
}

extension LayoutReading {
  /// - Parameter places: the numbers by which the views go.
  fileprivate func doubts(_ places: [ViewIndex?]?) -> Doubts {
    func numbered(_ views: some Sequence<ViewID>) -> Set<ViewIndex> {
      Set(views.map(index).compactMap { view in places.map { $0[view.index] } ?? view })
    }
    guard !outcome.ambiguities.isEmpty || !outcome.conflicts.isEmpty else { return Doubts() }
    return Doubts(
      open: numbered(viewsInOpenViews),
      contradicted: Set(
        outcome.conflicts.map { numbered(ConflictCase(reading: self, conflict: $0).views) }))
  }
}

extension LayoutReading {
  /// Whether the line contradicts others of the file, whatever the device and the texts are.
  fileprivate func contradictsLines(constraint index: Int) -> Bool {
    outcome.conflicts.contains { conflict in
      conflict.members.allSatisfy { member in
        switch member.origin {
        case .user, .nonnegativeSize: true
        case .stack, .environment, .hugging, .compressionResistance, .wrappedHeight: false
        }
      }
        && conflict.members.contains { member in
          guard case .user(let id) = member.origin else { return false }
          return layout.constraintIndex(id) == index
        }
    }
  }
}

extension Screen {
  /// Views of which the file says whether they are hidden.
  fileprivate var hideable: [ViewIndex] {
    views.indices.filter { index in
      views[index].properties.contains { $0.name == .isHidden }
    }
    .map { ViewIndex($0) }
  }

  /// Each `isHidden` of these views says the opposite.
  fileprivate func toggling(_ toggled: [ViewIndex]) -> Screen {
    var screen = self
    for view in toggled {
      for index in screen.views[view.index].properties.indices {
        let property = screen.views[view.index].properties[index]
        guard property.name == .isHidden, let isHidden = property.value.bool else { continue }
        screen.views[view.index].properties[index].value = .bool(!isHidden)
      }
    }
    return screen
  }
}

extension StagedScreen {
  /// Whether a line can hold: it does in some environment, or with other views hidden and shown, or what it
  /// contradicts is not written down.
  func canHold(constraint index: Int, notBeside before: StagedScreen) -> Bool {
    func holds(on screen: StagedScreen) -> Bool {
      screen.allReadings.contains { $0.holds(constraint: index) }
    }
    guard before.allReadings.contains(where: { $0.contradictsLines(constraint: index) }),
      !holds(on: self), let states = KeptLayout.states(of: screen.hideable)
    else { return true }
    return states.contains { holds(on: toggling($0)) }
  }

  /// The same in the other reading direction.
  fileprivate var mirrored: StagedScreen {
    StagedScreen(
      screen, settings: settings, memo: memo,
      environments: environments.map { environment in
        var environment = environment
        environment.direction =
          environment.direction == .leftToRight ? .rightToLeft : .leftToRight
        return environment
      })
  }

  fileprivate func toggling(_ toggled: [ViewIndex]) -> StagedScreen {
    StagedScreen(
      screen.toggling(toggled), settings: settings, memo: memo, environments: environments)
  }
}
