/// Where a member stands: in whose braces, under which condition, and what its words mean there.
struct MemberContext {
  /// Shared by all members of a screen or of one instance: a context is copied for each of them.
  private var shared: SharedFrame
  var owner = ViewIndex.screen
  var condition: ConditionIndex?
  /// The instance whose root the next view is.
  var instance: InstanceHeader?
  /// The term before the relation, while the side behind it is read.
  var opposite: String?

  init(_ frame: NameFrame) { shared = SharedFrame(frame) }

  var frame: NameFrame {
    get { shared.frame }
    set { shared = SharedFrame(newValue) }
  }

  // A whole frame is expensive to copy.
  var section: SectionID { shared.frame.section }
  var scope: Int { shared.frame.scope }
  var referencePrefix: String? { shared.frame.referencePrefix }
  var insidePrefix: String? { shared.frame.insidePrefix }
  var instanceOf: String? { shared.frame.instanceOf }
  var isSilent: Bool { shared.frame.isSilent }
  var lookup: [Int] { shared.frame.lookup }
  var values: [String: Binding] { shared.frame.values }
  var components: [String: ComponentDeclaration] { shared.frame.components }
  var instanceSpan: SourceSpan? { shared.frame.instanceSpan }
}

/// The scope of names in a screen, or in one instance's body or braces.
struct NameFrame {
  var section: SectionID
  /// The scope that gets the names of new views.
  var scope = 0
  /// The scopes in which names are looked up, the innermost first.
  var lookup = [0]
  /// `let`s and parameters.
  var values: [String: Binding]
  var components: [String: ComponentDeclaration]
  /// The components that are being expanded, the outermost first.
  var componentStack: [SourceSpan]
  /// The instance in the screen, for what a component brings in.
  var instanceSpan: SourceSpan?
  /// The prefix from the screen's names to those of this scope: `first.`; nil if no name leads here.
  var referencePrefix: String? = ""
  /// The prefix from the outermost instance's names to those of this scope; nil outside of instances.
  var insidePrefix: String?
  /// Inside a component's body as used by another item: its faults are reported where it is declared.
  var isSilent = false
  /// The component whose instance has these braces.
  var instanceOf: String?
}

private final class SharedFrame: Sendable {
  let frame: NameFrame

  init(_ frame: NameFrame) { self.frame = frame }
}
