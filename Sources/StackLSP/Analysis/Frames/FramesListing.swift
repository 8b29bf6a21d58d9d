import LayoutEngine
import StackDSL

/// The solved frames of a screen in one environment, with the user's names.
///
/// It holds the values behind `stack-lsp frames` and the request `stack/frames`, whatever their form.
struct FramesListing: Sendable {
  struct Entry: Sendable, Hashable {
    /// The names from the root view down, with `kind#n` for a view without a name. Unique on its screen.
    var path: String
    /// The last part of the path, or the outline's label in a storyboard, whose paths are object IDs.
    var name: String
    var kind: ViewKind
    /// The name in its declaration, or the kind for a view without a name.
    var span: SourceSpan
    /// The depth below the screen's own view, from 0.
    var depth: Int
    /// In the superview's coordinates, in points, rounded to pixels.
    var frame: Rect
    var frameInScreen: Rect
    /// The frame that Interface Builder shows, if it differs: undetermined values are as drawn.
    var frameAsDrawn: Rect?
    /// Whether the view itself is hidden; the subviews of a hidden view are invisible as well.
    var isHidden: Bool
    var ambiguous: [OpenAttribute]
    /// The evidence for its uncertain contents, by axis.
    var evidence: [Axis: Evidence]
  }

  /// An attribute with more than one possible value, with the smallest and the largest.
  struct OpenAttribute: Sendable, Hashable {
    var attribute: FrameAttribute
    /// In points; ±infinity for no bound.
    var lower: Double
    var upper: Double
  }

  struct Conflict: Sendable, Hashable {
    struct Member: Sendable, Hashable {
      /// The user's words, or a description of a constraint that UIKit made.
      var text: String
      /// The place where the user can change it.
      var span: SourceSpan
      /// `user`, or its source: a UIKit identifier, `content`, `environment`.
      var origin: String
    }
    var members: [Member]
    /// The member that UIKit is expected to break, as an index into `members`.
    var predictedBreak: Int
    /// The members that it is expected to break after that, until the rest can hold.
    var laterBreaks: [Member]
  }

  var screen: String
  var environment: Environment
  var status: LayoutOutcome.Status
  /// In document order, without the screen's own view.
  var entries: [Entry]
  var conflicts: [Conflict]
}

extension ScreenLayouts {
  /// One listing for each solved environment.
  var framesListings: [FramesListing] { all.map { FramesListing(screen, $0) } }
}

extension FramesListing {
  init(_ screen: Screen, _ layout: ScreenLayout) {
    self.screen = screen.name
    environment = layout.environment
    status = layout.outcome.status
    let open = openAttributes(in: layout.outcome)
    var depths = [Int](repeating: 0, count: layout.views.count)
    entries = []
    let drawn = layout.outcome.framesAsDrawn()
    for (index, solved) in layout.views.enumerated().dropFirst() {
      let id = ViewID(index)
      guard screen.views.indices.contains(solved.view.index),
        let frame = layout.frame(of: solved.view),
        let frameInScreen = layout.frameInScreen(of: solved.view)
      else { continue }
      if let parent = layout.problem.views[index].parent, parent.index > 0 {
        depths[index] = depths[parent.index] + 1
      }
      entries.append(
        Entry(
          path: screen.views[solved.view.index].path,
          name: screen.shortName(of: solved.view), kind: solved.kind,
          span: screen.views[solved.view.index].place, depth: depths[index],
          frame: frame, frameInScreen: frameInScreen,
          frameAsDrawn: drawn[index] == frame ? nil : drawn[index],
          isHidden: layout.problem.views[index].isHidden, ambiguous: open[id] ?? [],
          evidence: [.horizontal: solved.horizontal.evidence, .vertical: solved.vertical.evidence]
            .filter { $0.value != .known }))
    }
    conflicts = layout.outcome.conflicts.map { Conflict($0, screen, layout) }
  }
}

extension Screen {
  fileprivate func shortName(of view: ViewIndex) -> String {
    let declared = views[view.index]
    if isOfInterfaceBuilder { return declared.displayName }
    // Compared as bytes, because a hover lists thousands of views.
    let bytes = declared.path.utf8
    return String(
      bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes[$0...].dropFirst() } ?? bytes[...]) ?? ""
  }
}

extension View {
  /// The name, or the kind of a view without one.
  var place: SourceSpan { nameSpan ?? kindSpan }
}

/// Keyed by view; looked up, never iterated.
private func openAttributes(
  in outcome: LayoutOutcome
) -> [ViewID: [FramesListing.OpenAttribute]] {
  var open: [ViewID: [FramesListing.OpenAttribute]] = [:]
  for ambiguity in outcome.ambiguities {
    for quantity in ambiguity.group + ambiguity.consequences where quantity.item == .view {
      open[quantity.view, default: []].append(
        FramesListing.OpenAttribute(
          attribute: quantity.attribute, lower: quantity.lower, upper: quantity.upper))
    }
  }
  return open
}

extension FramesListing.Conflict {
  fileprivate init(_ conflict: LayoutEngine.Conflict, _ screen: Screen, _ layout: ScreenLayout) {
    let reading = LayoutReading(screen, layout)
    func member(_ origin: ConstraintOrigin) -> Member {
      Member(text: reading.words(for: origin), span: reading.place(of: origin), origin: origin.word)
    }
    members = conflict.members.map { member($0.origin) }
    predictedBreak = conflict.predictedBreak
    laterBreaks = conflict.laterBreaks.map(member)
  }
}

extension ConstraintOrigin {
  /// One word for the source of a constraint.
  var word: String {
    switch self {
    case .user: "user"
    case .hugging, .compressionResistance, .wrappedHeight: "content"
    case .stack(_, let identifier, _): identifier.rawValue
    case .environment: "environment"
    case .nonnegativeSize: "size"
    }
  }
}
