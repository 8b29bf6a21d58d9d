import LayoutEngine
import StackDSL

/// What a change takes from views that had no fault.
extension FrameMovement {
  /// Whether a text, a picture, a control or a view of a written size becomes smaller in an environment other than
  /// these; no name stands for all environments.
  func shrinksViews(outside environments: [String]) -> Bool {
    !environments.isEmpty
      && zip(before, after).contains { old, new in
        !environments.contains(old.environment.name)
          && old.views.contains { view in
            let hasContent = old.showsText(view) || old.declared(view).kind.isSolid
            guard !old.isOutOfSight(view),
              let was = old.layout.frameInScreen(of: old.index(view)),
              let now = places[old.index(view).index].flatMap(new.layout.frameInScreen)
            else { return false }
            return Axis.allCases.contains { axis in
              now[.size(axis)] < was[.size(axis)] - Threshold.wholePoint
                && (hasContent || old.requiredSize(of: view, axis) != nil)
                // A stretched picture or text loses nothing at its own size.
                && !([.imageView, .label].contains(old.declared(view).kind)
                  && now[.size(axis)] >= old.content(view, axis).intrinsic ?? 0)
            }
          }
      }
  }

  /// Whether the texts lack more than before, each by the share of its length that is cut or shrinks.
  ///
  /// A text gives way before a picture or a control, so a finding about their sizes may take from it.
  func takesFromTexts(mending finding: Finding) -> Bool {
    let views = finding.views
    switch finding.shortage {
    case .content?, .ambiguity?:
      guard let reading = before.first, let view = views.first.flatMap(reading.layout.id),
        reading.declared(view).kind == .label || reading.showsPlaceholder(view)
      else { return false }
    case .conflict?, .surplus?, .overhang?, .overlap?, nil: break
    }
    let lost = zip(before, after).reduce(0.0) { sum, pair in
      sum
        + pair.0.views.reduce(0.0) { sum, view in
          let index = pair.0.index(view)
          guard let now = places[index.index].flatMap(pair.1.layout.id),
            !pair.0.mayGiveWay(view)
          else { return sum }
          let more = pair.1.shareLacking(to: now) - pair.0.shareLacking(to: view)
          return sum + (views.contains(index) ? min(0, more) : more)
        }
    }
    return lost > Self.unmoved
  }

  /// Whether more texts, pictures or controls stick out of their superviews than before.
  var letsViewsStickOut: Bool { Self.stickingOut(in: after) > Self.stickingOut(in: before) }

  /// Whether a text, by its index before the change, is as high everywhere as its lines.
  func holdsLines(of view: ViewIndex) -> Bool {
    guard places.indices.contains(view.index), let place = places[view.index] else { return true }
    return after.allSatisfy { reading in
      guard let id = reading.layout.id(of: place),
        reading.showsText(id) || reading.showsPlaceholder(id),
        let needed = reading.lengthNeeded(by: id, .vertical)
      else { return true }
      return reading.size(id, .vertical) > needed - Threshold.wholePoint
    }
  }
}

extension LayoutReading {
  /// Whether the author says that a text may shrink or be cut.
  fileprivate func mayGiveWay(_ view: ViewID) -> Bool {
    property(.minimumScaleFactor, of: view) != nil
      || content(view, .horizontal).compressionResistance < .defaultHigh
  }

  /// The share of a text's length or of its lines for which there is no room, 0 to 1.
  fileprivate func shareLacking(to view: ViewID) -> Double {
    // Nobody knows how many lines an unknown text takes.
    let isKnown =
      problem.views[view.index].wrapping != nil
      || isLabelOfOneLine(view)
        && property(.numberOfLines, of: view)?.value.number ?? 1 == 1
    guard isKnown || showsPlaceholder(view), showsText(view) || showsPlaceholder(view),
      !isOutOfSight(view), let (axis, needed) = shortage(of: view), needed > 0
    else { return 0 }
    return 1 - size(view, axis) / needed
  }
}
