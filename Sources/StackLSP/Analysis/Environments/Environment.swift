import LayoutEngine
import StackDSL

/// One way in which a screen is shown: a device held one way, a text size, a direction, a language,
/// a state and a version of iOS. A screen is solved and checked in each of its environments.
struct Environment: Sendable, Hashable {
  enum Orientation: String, Sendable { case portrait, landscape }
  enum SizeClass: String, Sendable { case compact, regular }
  enum Idiom: String, Sendable { case phone, pad }

  /// What the screen is shown in: all of the device, or the content view of a table cell.
  enum Host: Sendable, Hashable {
    case screen
    /// The content view of a table cell of a fixed height in points; nil where the content decides
    /// (self-sizing); so are the header and footer of a section.
    case cell(height: Double?)
    /// The content view of a collection view's cell, or a view that code puts somewhere.
    case free(StackDSL.Host, height: Double?)

    /// Points; nil for a screen, and where the content decides.
    var height: Double? {
      switch self {
      case .screen: nil
      case .cell(let height), .free(_, let height): height
      }
    }
    var isSelfSizing: Bool { self != .screen && height == nil }
  }

  /// For people: the device, how it is held and how much of it there is.
  var place: String
  /// Whatever else tells this environment from the screen's others: "text size large", "de +30%".
  var traits: [String] = []
  static let partSeparator = ", "
  /// As written in a file (`iPhone16`, without the orientation); nil for a bare `size:`.
  var device: String?
  var orientation: Orientation
  /// The share of an iPad's screen; nil for all of it.
  var split: SplitView?
  /// Of the container, in points.
  var size: Size
  /// Device pixels a point.
  var scale: Double
  var safeArea: Insets
  /// The bars around the screen, and what they add to the safe area of the device, in points.
  var bars: Set<Bar> = []
  var barInsets = Insets()
  var horizontalSizeClass: SizeClass
  var verticalSizeClass: SizeClass
  var idiom: Idiom
  var textSize: TextSize
  var direction: LayoutDirection
  var language: Language
  /// Nil where the screen names no states.
  var state: String?
  /// The major version of iOS.
  var system: Int
  var host: Host
  /// Code decides where the view is shown: the size of a free one, and the safe area of a controller's, are
  /// those to draw with.
  var isSizeOpen = false
  /// Nil for what the file shows.
  var end: ContentEnd?

  var name: String { ([place] + traits).joined(separator: Self.partSeparator) }
}

/// A language and by which share its texts are longer than the ones written in the file.
struct Language: Sendable, Hashable {
  var code: String
  /// 0.3 is 30 % longer.
  var growth: Double

  /// Languages whose script runs from right to left, as UIKit mirrors a screen in them.
  var isRightToLeft: Bool {
    let primary = code.prefix { $0 != "-" && $0 != "_" }
    return ["ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"].contains(primary)
  }
}
