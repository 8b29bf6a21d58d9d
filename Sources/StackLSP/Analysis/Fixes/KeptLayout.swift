import LayoutEngine
import StackDSL

/// A screen before and after a change, compared for any difference that a user could ever see.
///
/// It is not enough that no view moves in the environments of the screen. Views that code shows later are
/// hidden in the file, and some languages are read in the other direction: the change must not move a view
/// there either.
struct KeptLayout {
  private let before: StagedScreen
  private let after: StagedScreen
  /// The index of each view after the change; nil for a removed view.
  private let places: [ViewIndex?]

  init(from before: StagedScreen, to after: StagedScreen) {
    self.before = before
    self.after = after
    places = before.screen.places(in: after.screen)
  }

  /// The first difference found; nil if there is none.
  var reservation: Reservation? {
    // A view without a counterpart may be anywhere.
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

  /// The view that moves, or a difference between the ambiguities or conflicts.
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

  /// The sets of views to hide or show together: each subset of a few views; for more views, each alone, each
  /// pair of neighbours, and all. Nil if there are too many.
  fileprivate static func states(of hideable: [ViewIndex]) -> [[ViewIndex]]? {
    guard hideable.count <= mostToggled else { return nil }
    guard hideable.count > mostCombined else {
      return (1..<(1 << hideable.count)).map { bits in
        hideable.indices.filter { bits & 1 << $0 != 0 }.map { hideable[$0] }
      }
    }
    return hideable.map { [$0] } + zip(hideable, hideable.dropFirst()).map { [$0, $1] } + [hideable]
  }

  /// Up to this many views, every subset is solved in each environment: 15 besides the screen as it is.
  private static let mostCombined = 4

  /// Up to this many views, with the pairs of neighbours and all views together, 32 states are solved.
  private static let mostToggled = 16
}

/// The parts of a layout that are only a prediction: open views, and views whose constraints contradict each
/// other.
private struct Doubts: Equatable {
  var open: Set<ViewIndex> = []
  var contradicted: Set<Set<ViewIndex>> = []
}

extension LayoutReading {
  /// - Parameter places: the new index of each view.
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
  /// Whether the line contradicts others of the file, whatever the texts are and however large a cell becomes.
  ///
  /// - Parameter isOfDevices: whether the file names all devices, so that their sizes are as certain as a line.
  fileprivate func contradictsLines(constraint index: Int, isOfDevices: Bool) -> Bool {
    outcome.conflicts.contains { conflict in
      conflict.members.allSatisfy { member in
        switch member.origin {
        // A size that UIKit gives may be another one a moment later.
        case .user(let id):
          layout.constraintIndex(id).map { !screen.constraints[$0].isOfUIKit } ?? true
        case .stack, .nonnegativeSize: true
        case .environment: isOfDevices && environment.host == .screen
        case .hugging, .compressionResistance, .wrappedHeight: false
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
  /// The views whose `isHidden` the file sets.
  fileprivate var hideable: [ViewIndex] {
    views.indices.filter { index in
      views[index].properties.contains { $0.name == .isHidden }
    }
    .map { ViewIndex($0) }
  }

  /// The screen with each `isHidden` of these views inverted.
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
  /// Whether a line can hold: in some environment, or with other views hidden and shown, or because the lines
  /// that it contradicts are not written.
  func canHold(constraint index: Int, notBeside before: StagedScreen) -> Bool {
    func holds(on screen: StagedScreen) -> Bool {
      screen.allReadings.contains { $0.holds(constraint: index) }
    }
    // A limit may hold again once a text is shorter.
    let isCertain =
      screen.properties.contains { $0.name == .devices }
      && screen.constraints[index].relation == .equal
    guard
      before.allReadings.contains(where: {
        $0.contradictsLines(constraint: index, isOfDevices: isCertain)
      }),
      !holds(on: self), let states = KeptLayout.states(of: screen.hideable)
    else { return true }
    return states.contains { holds(on: toggling($0)) }
  }

  /// The same screen in the other reading direction.
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
