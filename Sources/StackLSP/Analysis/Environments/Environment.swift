import LayoutEngine
import StackDSL

/// One combination of conditions under which a screen is shown: a device and its orientation, a text size, a
/// direction, a language, a state and a version of iOS. A screen is solved and checked in each of its
/// environments.
struct Environment: Sendable, Hashable {
  enum Orientation: String, Sendable { case portrait, landscape }
  enum SizeClass: String, Sendable { case compact, regular }
  enum Idiom: String, Sendable { case phone, pad }

  /// The container of the screen: the whole device, or the content view of a table cell.
  enum Host: Sendable, Hashable {
    case screen
    /// The content view of a table cell, or the header or footer of a section.
    case cell(HostSize)
    /// The content view of a collection view's cell, or a view that code places.
    case free(StackDSL.Host, HostSize)

    /// The sizes that the file states; none for a screen.
    var stated: HostSize {
      switch self {
      case .screen: HostSize()
      case .cell(let size), .free(_, let size): size
      }
    }
    var isSelfSizing: Bool { self != .screen && stated.height == nil }
  }

  /// For people: the device, its orientation and the share of its screen; empty if the traits say it all.
  var place: String
  /// The other traits that distinguish it from the screen's environments: "text size large", "de +30%".
  var traits: [String] = []
  static let partSeparator = ", "
  /// The name in a file (`iPhone16`, without the orientation); nil for a bare `size:`.
  var device: String?
  var orientation: Orientation
  /// The share of an iPad's screen; nil for the whole screen.
  var split: SplitView?
  /// The size of the container, in points.
  var size: Size
  /// Pixels per point.
  var scale: Double
  var safeArea: Insets
  /// The bars around the screen, and the points that they add to the safe area of the device.
  var bars: Set<Bar> = []
  var barInsets = Insets()
  var horizontalSizeClass: SizeClass
  var verticalSizeClass: SizeClass
  var idiom: Idiom
  var textSize: TextSize
  var direction: LayoutDirection
  var language: Language
  /// Nil if the screen names no states.
  var state: String?
  /// The major version of iOS.
  var system: Int
  var host: Host
  /// Whether code decides where the view is shown. The size of a free view, and the safe area of a
  /// controller's view, are then only for drawing.
  var isSizeOpen = false
  /// Nil for the values in the file.
  var end: ContentEnd?

  var name: String {
    ([place] + traits).filter { !$0.isEmpty }.joined(separator: Self.partSeparator)
  }
}

/// A language and the share by which its texts are longer than those in the file.
struct Language: Sendable, Hashable {
  var code: String
  /// 0.3 means 30 % longer.
  var growth: Double

  /// Whether the language's script runs from right to left, in which case UIKit mirrors the screen.
  var isRightToLeft: Bool {
    let primary = code.prefix { $0 != "-" && $0 != "_" }
    return ["ar", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi"].contains(primary)
  }
}
