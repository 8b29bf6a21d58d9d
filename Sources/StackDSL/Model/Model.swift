/// The meaning of one file together with the files that it imports: screens as flat lists of views, components
/// expanded, `let`s and parameters substituted, names resolved.
///
/// The model knows no environment: everything in a `when` carries its condition. Building it never fails;
/// `problems` says what could not be understood, and the rest is complete.
public struct Model: Sendable {
  public var file: FileID
  public var screens: [Screen] = []
  public var components: [Component] = []
  public var imports: [Import] = []
  /// File-wide properties (`defaults`, `minimumOS`), in order.
  public var properties: [Property] = []
  /// The values that a storyboard or xib records for the colors of asset catalogs that it names.
  public var namedColors: [String: Value] = [:]
  /// The defaults of the project for everything that the file does not state.
  public var defaults = ProjectDefaults()
  /// Problems of this file: syntax, names, types, in order of position.
  public var problems: [Problem] = []

  /// Where the spans lie in the texts that were read.
  public var sections: SectionMap

  /// By section, for the next model.
  var parts: [ModelPart] = []
  /// What each screen was read from; empty if a screen was changed since. Equal ones of two living models mean equal
  /// screens, and comparing them touches no screen.
  public internal(set) var origins: [ObjectIdentifier] = []
  /// A mark of each section, which tells two versions of it apart.
  var marks: [SectionMark] = []
  /// Whether no two items of the file, and no two screens without a name, have the same name.
  var hasUniqueNames = false
  var stamp: ScopeStamp?

  init(file: FileID, sections: SectionMap) {
    self.file = file
    self.sections = sections
  }
}

public struct Import: Sendable {
  public var path: String
  var span: SourceSpan
  /// The string literal alone.
  public var pathSpan: SourceSpan
  /// Nil if there is no such file.
  public var file: FileID?
}

/// A component as declared. A component that no screen uses can be solved alone: `standalone` is
/// the component as a screen of its own, with default parameters.
public struct Component: Sendable {
  public var name: String
  public var nameSpan: SourceSpan
  var span: SourceSpan
  var documentation: String
  public var parameters: [Parameter]
  public var standalone: Screen

  public struct Parameter: Sendable {
    public var name: String
    var nameSpan: SourceSpan
    public var defaultValue: Value
  }
}

/// One screen, its views flat in document order, every parent before its children.
public struct Screen: Sendable, Equatable {
  public var name: String
  public var nameSpan: SourceSpan
  public var span: SourceSpan
  public var documentation = ""
  /// `devices`, `size`, `scale`, `textSizes` … as written, in order.
  public var properties: [Property] = []
  /// `views[0]` is the screen's own view, the superview of all others; it is never written.
  public var views: [View] = []
  public var constraints: [Constraint] = []
  public var expectations: [Expectation] = []
  public var allowances: [Allowance] = []
  /// Every condition that a `when` states; nested ones have their parent's as a conjunct.
  public var conditions: [Condition] = []
  /// Constraints that mean nothing because of a fault in them.
  public var lostConstraints: [LostConstraint] = []
  /// Read from a storyboard or xib: its edits are those of XML.
  public var isOfInterfaceBuilder = false
  /// iOS shows a picture of it before the app runs.
  public var isLaunchScreen = false
}

/// A constraint with a fault, and the views that it names.
public struct LostConstraint: Sendable, Equatable {
  public var span: SourceSpan
  /// In whose braces it stands.
  public var owner: ViewIndex
  public var views: [ViewIndex]
}

/// A view by its index in `Screen.views`.
public struct ViewIndex: Hashable, Comparable, Sendable {
  public var index: Int
  public init(_ index: Int) { self.index = index }
  public static let screen = ViewIndex(0)
  public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// A condition by its index in `Screen.conditions`.
public struct ConditionIndex: Hashable, Sendable {
  public var index: Int
  public init(_ index: Int) { self.index = index }
}

/// One view of a screen, wherever it was written.
public struct View: Sendable, Equatable {
  /// Nil for a view without a name.
  public var name: String?
  public var kind: ViewKind
  /// The component whose root this is, as at the instance (`NameRow`).
  public var componentName: String?
  /// The names from the root view down, joined by dots; `kind#n` if there is no name, n counting
  /// from 0 among its siblings of that kind. Unique in its screen.
  public var path: String
  /// The shortest name by which a user would call it: its name, or its path where that is ambiguous; of
  /// several without a name what they are and which, in document order (`spacer 2`).
  public var displayName = ""
  public var parent: ViewIndex?
  public var children: [ViewIndex] = []
  /// The text given behind the name (`button save "Save"`) comes first, as a `text` or `title`.
  /// Later assignments win; each holds only where its condition does.
  public var properties: [Property] = []
  public var condition: ConditionIndex?
  /// The whole declaration, where it is written; inside a component for its views, and at the
  /// instance for a component's root.
  public var span: SourceSpan
  public var kindSpan: SourceSpan
  /// Nil for a view without a name.
  public var nameSpan: SourceSpan?
  /// Where the instance stands that brought this view in; nil for a view written in the screen, and
  /// for the root of such an instance.
  public var instanceSpan: SourceSpan?
  public var documentation = ""
  /// The braces with what is in them; of the instance for a component's root. Nil if there are
  /// none.
  public var blockSpan: SourceSpan?
  /// The words by which the screen refers to it: `title`, `first.field`; nil if it has no name.
  public var reference: String?
  /// The same inside of the instance that the screen has written: `field` for `first.field`; nil for
  /// what no component brought in, or has no name there.
  var pathInInstance: String?
  /// The properties that code changes at run time.
  public var runTime: RunTimeChanges = []
  /// Where Interface Builder drew it, in the superview's coordinates; nil if it did not.
  public var drawn: RecordedRect?
  /// Interface Builder marked it as ambiguous when it saved the document.
  public var isMarkedAmbiguous = false
  /// Interface Builder marked it as misplaced: its constraints do not give it the frame that was drawn.
  public var isMarkedMisplaced = false

  public var isMarked: Bool { isMarkedAmbiguous || isMarkedMisplaced }
}

/// Signs that a view is not at run time what its file shows.
public struct RunTimeChanges: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Code reaches the view by an outlet.
  public static let outlet = RunTimeChanges(rawValue: 1)
  /// Its class is the app's own, and may draw and lay out what it likes.
  public static let customClass = RunTimeChanges(rawValue: 2)
  /// Its content size is one to design with.
  static let placeholderSize = RunTimeChanges(rawValue: 4)
  /// Its text is what Interface Builder puts into a new view, filler, or a key of a localization.
  public static let placeholderText = RunTimeChanges(rawValue: 8)
  /// A stack of hidden views, which code shows some time: nobody draws them for nothing.
  public static let hiddenContent = RunTimeChanges(rawValue: 16)
  /// It is laid out outside of the file: by a cell of a built-in style, or by code.
  public static let placedElsewhere = RunTimeChanges(rawValue: 32)
}

/// `key: value`, checked against the vocabulary, assigned to one view.
public struct Property: Sendable, Equatable {
  public var name: PropertyName
  public var value: Value
  public var condition: ConditionIndex?
  public var span: SourceSpan
  var keySpan: SourceSpan
  public var valueSpan: SourceSpan
}

extension Property {
  /// One that no line of a file states by itself.
  init(_ name: PropertyName, _ value: Value, at span: SourceSpan) {
    self.init(
      name: name, value: value, span: span, keySpan: span, valueSpan: span)
  }
}

/// One linear constraint; a composite (`edges`, `center`, `size`) yields several with one span.
public struct Constraint: Sendable, Equatable {
  public enum Relation: String, Sendable, CaseIterable {
    case equal = "==", lessThanOrEqual = "<=", greaterThanOrEqual = ">="

    /// The case of NSLayoutConstraint.Relation: `lessThanOrEqual`.
    public var nameInUIKit: String { "\(self)" }

    public func hash(into hasher: inout Hasher) { hasher.combine(case: self) }
  }
  public var first: Anchor
  public var relation: Relation
  public var second: Anchor?
  public var multiplier = 1.0
  /// Points, in UIKit's sense (toward trailing and bottom).
  public var constant = 0.0
  /// 1…1000.
  public var priority = 1000.0
  /// The file has its sides exchanged: `superview.bottom == bottom + 8`.
  var isTurned = false
  public var identifier: String?
  public var condition: ConditionIndex?
  /// The view in whose braces it stands.
  public var owner: ViewIndex
  public var span: SourceSpan
  /// The literal that makes the constant, where it is one literal and nothing else.
  public var constantSpan: SourceSpan?
  /// `@ 999` with its sign; nil if none is written.
  public var prioritySpan: SourceSpan?
  /// The place of an `@ priority`: the end of the expressions.
  var prioritySlot: SourcePosition
  /// The source text, blanks folded (`edges == safeArea.edges inset 20`).
  public var text = ""
  /// The composite this is a part of, or nil.
  public var composite: CompositeAttribute?
  /// The id by which other objects of a storyboard or xib refer to it.
  var objectID: String?
  /// An outlet leads to it, so code may give it another constant.
  public var changesAtRunTime = false
  /// It is there for design, and removed when the app is built.
  public var isPlaceholder = false
  /// UIKit makes it of a view's autoresizing mask: it sets the frame, not the alignment rect.
  public var isOfAutoresizingMask = false
  /// UIKit makes it at run time to give a cell, a header or a bar the size at hand, and the author of the file has
  /// written it down under UIKit's identifier.
  public var isOfUIKit: Bool { identifier?.hasPrefix("UIView-Encapsulated-Layout") ?? false }
}

/// A place and an attribute of it.
public struct Anchor: Hashable, Sendable {
  public enum Item: String, Hashable, Sendable {
    case view, layoutMargins, safeArea, readableContent, content, frame

    public func hash(into hasher: inout Hasher) { hasher.combine(case: self) }
  }
  public typealias Attribute = AnchorAttribute
  public var view: ViewIndex
  public var item: Item
  public var attribute: Attribute

  public init(view: ViewIndex, item: Item, attribute: Attribute) {
    self.view = view
    self.item = item
    self.attribute = attribute
  }
}

/// `expect` with a linear relation, checked in every environment or in those it names.
public struct Expectation: Sendable, Equatable {
  public var first: Anchor
  public var relation: Constraint.Relation
  public var second: Anchor?
  public var multiplier: Double
  public var constant: Double
  /// `on` names; empty: everywhere.
  public var devices: [String]
  public var condition: ConditionIndex?
  public var span: SourceSpan
  public var text: String
}

/// `allow CODE "why"`: accept a diagnostic inside this view and its descendants.
public struct Allowance: Sendable, Equatable {
  public var code: String
  public var reason: String?
  public var owner: ViewIndex
  public var span: SourceSpan
  public var codeSpan: SourceSpan
  /// A switch of Xcode's inspector: it is for this view alone, and may accept nothing.
  public var isOfInspector = false
}

/// The condition of a `when`.
public struct Condition: Sendable, Equatable {
  public indirect enum Expression: Sendable, Hashable {
    public enum Operator: String, Sendable {
      case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">",
        greaterOrEqual = ">="
    }
    case comparison(subject: Subject, Operator, Value)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    /// Something that could not be understood: holds nowhere.
    case invalid
  }
  public typealias Subject = ConditionSubject
  public var expression: Expression
  public var parent: ConditionIndex?
  public var span: SourceSpan
}
