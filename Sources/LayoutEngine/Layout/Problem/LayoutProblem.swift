/// A tree of views and their constraints in one environment: all that Auto Layout needs to know.
///
/// It holds ids and numbers only, no names and no source text. `views[0]` is the container (the
/// screen, a cell's content view, or a stack that is solved alone) and has no parent; every
/// parent stands before its children.
public struct LayoutProblem: Sendable, Hashable {
  public var views: [LayoutView] = []
  public var constraints: [LayoutConstraint] = []
  /// Device pixels a point, for rounding; above 0.
  public var scale: Double = 2
  public var direction: LayoutDirection = .leftToRight
  public var rules = PlatformRules()

  public init() {}

  /// The numbers that changes of a screen change most, and the views that constraints tie: cheap, and enough
  /// to tell problems apart. The rest is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(views.count)
    hasher.combine(constraints.count)
    var numbers = NumberHash()
    for index in views.indices {
      numbers.add(views[index].horizontal)
      numbers.add(views[index].vertical)
      numbers.add(views[index].stack?.spacing ?? -1)
    }
    for constraint in constraints {
      numbers.add(constraint.first.view.index)
      numbers.add(constraint.second?.view.index ?? -1)
      numbers.add(constraint.multiplier)
      numbers.add(constraint.constant)
      numbers.add(constraint.priority.value)
    }
    numbers.add(views.first?.fixedSize?.width ?? -1)
    numbers.add(views.first?.fixedSize?.height ?? -1)
    hasher.combine(numbers.value)
  }
}

/// Many numbers in one, in order: a step of FNV-1a for each.
private struct NumberHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// A zero of either sign is the same number.
  mutating func add(_ number: Double) { add(number == 0 ? 0 : number.bitPattern) }

  mutating func add(_ index: Int) { add(UInt64(bitPattern: Int64(index))) }

  private mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x100_0000_01b3
    // The step carries to higher bits only, where few of a short number's are.
    value ^= value >> 32
  }

  mutating func add(_ content: ContentSize) {
    add(content.intrinsic ?? -1)
    add(content.hugging.value)
    add(content.compressionResistance.value)
  }
}

/// The differences between versions of iOS.
public struct PlatformRules: Sendable, Hashable {
  /// Before iOS 11 UISV-hiding is required; after, it is just below.
  public var hidingIsRequired = false
  /// Before iOS 15 a multi-line label in a horizontal stack gets UISV-text-width-disambiguation.
  public var disambiguatesTextWidth = false

  public init() {}
}

public enum LayoutDirection: Sendable, Hashable { case leftToRight, rightToLeft }

public enum Axis: Sendable, Hashable, CaseIterable { case horizontal, vertical }

/// A view by its index in `LayoutProblem.views`.
public struct ViewID: Hashable, Comparable, Sendable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// A constraint of the user by its index in `LayoutProblem.constraints`.
public struct ConstraintID: Hashable, Comparable, Sendable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// One view: where it stands in the tree and what it brings along.
public struct LayoutView: Sendable, Hashable {
  public var parent: ViewID?
  /// False for a plain subview of a stack, and for every child of a view that is not a stack.
  public var isArranged: Bool
  /// Not nil for a UIStackView.
  public var stack: StackProperties?
  public var isScrollView = false
  public var isHidden = false
  /// Fixed size in points, for the container; nil for every other view.
  public var fixedSize: Size?
  public var horizontal = ContentSize()
  public var vertical = ContentSize()
  /// Text that wraps: its height follows from its width. Nil for a single line.
  public var wrapping: WrappingText?
  /// How far the frame reaches beyond the alignment rect (left, top, right, bottom).
  public var alignmentRectInsets = Insets()
  /// Leading stands left, trailing right; mirrored by the engine in right-to-left.
  public var layoutMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
  public var safeAreaInsets = Insets()
  /// Inside `layoutMargins`, for iPad widths; nil: the same as the margins.
  public var readableContentInsets: Insets?
  /// Distance of the first baseline below the top, and of the last above the bottom, in points at
  /// the intrinsic height; nil for a view without text.
  public var firstBaseline: Double?
  public var lastBaseline: Double?
  /// Its text stands in the middle of its height, and its baselines keep their distance from there.
  public var centersText = false
  /// Space after this view in its stack in place of the stack's spacing.
  public var customSpacing: Double?
  /// The frame in the superview with which an editor drew the view, from left to right; nil where
  /// nobody did. Only `LayoutOutcome.framesAsDrawn()` reads it.
  public var drawnFrame: Rect?

  public init(parent: ViewID?, isArranged: Bool = false, stack: StackProperties? = nil) {
    self.parent = parent
    self.isArranged = isArranged
    self.stack = stack
  }
}

/// Intrinsic size on one axis, in points, with the two priorities that defend it.
public struct ContentSize: Sendable, Hashable {
  /// Nil: UIView.noIntrinsicMetric.
  public var intrinsic: Double?
  public var hugging: Priority
  public var compressionResistance: Priority

  public init(
    intrinsic: Double? = nil, hugging: Priority = .defaultLow,
    compressionResistance: Priority = .defaultHigh
  ) {
    self.intrinsic = intrinsic
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }
}

/// Text in the form in which lines can be counted: widths, no letters.
public struct WrappingText: Sendable, Hashable {
  /// Paragraphs of unbreakable runs, in points.
  public struct Run: Sendable, Hashable {
    public var width: Double
    /// Width of the space after it when the line goes on; none is counted at a line's end.
    var spaceAfter: Double
    /// The line ends here whatever room is left.
    public var endsParagraph: Bool

    public init(width: Double, spaceAfter: Double, endsParagraph: Bool = false) {
      self.width = width
      self.spaceAfter = spaceAfter
      self.endsParagraph = endsParagraph
    }
  }

  public var runs: [Run]
  /// Not rounded; the height of n lines is n times this, rounded up to a pixel.
  public var lineHeight: Double
  /// 0: as many as it takes.
  public var maximumLines: Int
  /// Room of the view around its lines, in points: left and right together, and above and below.
  var padding: Size

  public init(
    runs: [Run], lineHeight: Double, maximumLines: Int, padding: Size = Size(width: 0, height: 0)
  ) {
    self.padding = padding
    self.runs = runs
    self.lineHeight = lineHeight
    self.maximumLines = maximumLines
  }

  /// A text so many times as long.
  public mutating func widen(by factor: Double) {
    for index in runs.indices {
      runs[index].width *= factor
      runs[index].spaceAfter *= factor
    }
  }
}

/// The properties of a UIStackView.
public struct StackProperties: Sendable, Hashable {
  public enum Distribution: Sendable, Hashable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// `leading` stands for `top` on a horizontal stack, `trailing` for `bottom`.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }
  public var axis: Axis
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  /// Points, negative allowed.
  public var spacing = 0.0
  /// Spacing is the standard 8 points, and counts as 0 in fillProportionally.
  public var usesSystemSpacing = false
  public var isBaselineRelativeArrangement = false
  public var isLayoutMarginsRelativeArrangement = false

  public init(axis: Axis) { self.axis = axis }
}

/// A constraint the user wrote: `first relation multiplier * second + constant`.
public struct LayoutConstraint: Sendable, Hashable {
  public var first: LayoutAnchor
  public var relation: LinearProblem.Relation
  /// Nil: the constant alone.
  public var second: LayoutAnchor?
  public var multiplier: Double
  /// Points, in the sense of UIKit: toward the right and the bottom, toward trailing for leading
  /// and trailing anchors.
  public var constant: Double
  public var priority: Priority

  public init(
    _ first: LayoutAnchor, _ relation: LinearProblem.Relation, _ second: LayoutAnchor?,
    multiplier: Double = 1, constant: Double = 0, priority: Priority = .required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

/// One attribute of a view or of one of its guides.
public struct LayoutAnchor: Sendable, Hashable {
  public enum Attribute: Sendable, Hashable, CaseIterable {
    case left, right, leading, trailing, top, bottom
    case width, height, centerX, centerY, firstBaseline, lastBaseline
  }
  public enum Item: Sendable, Hashable {
    case view
    case layoutMarginsGuide
    case safeAreaLayoutGuide
    case readableContentGuide
    /// `contentLayoutGuide` and `frameLayoutGuide` of a scroll view.
    case scrollContent, scrollFrame
  }
  public var view: ViewID
  public var item: Item
  public var attribute: Attribute

  public init(_ view: ViewID, _ attribute: Attribute, item: Item = .view) {
    self.view = view
    self.attribute = attribute
    self.item = item
  }
}
