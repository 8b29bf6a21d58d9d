import Synchronization

/// Something that was read from a section, wherever that section lies by now.
///
/// Typing moves all that follows in a file. Rewriting the spans of every later screen would cost
/// more than reading the one that changed, so what was read stays as it is, and is moved when
/// somebody asks for it.
public struct Placed<Value: Movable>: Sendable {
  private let source: Source
  private let placement: Placement

  /// As it was first read: right in everything but its spans.
  public var unmoved: Value { source.value }

  /// As of the present text.
  public var value: Value {
    placement == source.placement ? source.value : source.moved(to: placement)
  }

  init(_ value: Value, at placement: Placement) {
    source = Source(value, at: placement)
    self.placement = placement
  }

  private init(_ source: Source, at placement: Placement) {
    self.source = source
    self.placement = placement
  }

  func placed(at placement: Placement) -> Placed { Placed(source, at: placement) }

  /// What leads from the spans as they were read to those of the present text.
  var relocation: Relocation { Relocation(from: source.placement, to: placement) }

  /// Both were read at once, from the same text, and differ in their spans at most.
  public func isSame(as other: Placed) -> Bool { source === other.source }

  /// What leads from the spans of `other`, which is the same, to those of this one.
  public func relocation(from other: Placed) -> Relocation {
    Relocation(from: other.placement, to: placement)
  }

  /// Keeps what was moved last, since whoever asks once asks again.
  private final class Source: Sendable {
    let value: Value
    let placement: Placement
    private let last = Mutex<(placement: Placement, value: Value)?>(nil)

    init(_ value: Value, at placement: Placement) {
      self.value = value
      self.placement = placement
    }

    func moved(to target: Placement) -> Value {
      if let last = last.withLock({ $0 }), last.placement == target { return last.value }
      var moved = value
      moved.move(by: Relocation(from: placement, to: target))
      last.withLock { $0 = (target, moved) }
      return moved
    }
  }
}

/// What has spans, all of which lie in one section or in those that it names things of.
public protocol Movable: Sendable {
  mutating func move(by relocation: Relocation)
}

/// Where a section lies, and where those lie that declare what it can name.
struct Placement: Sendable, Equatable {
  var file: FileID
  /// The section.
  var range: Range<Int>
  var scope: ScopeStamp

  static func == (a: Self, b: Self) -> Bool {
    a.range == b.range && a.scope.hasPlaces(of: b.scope)
  }
}

extension Placed where Value == Screen {
  public var name: String { unmoved.name }

  public var span: SourceSpan { relocation.moved(unmoved.span) }
}

extension Placed where Value == Component {
  public var name: String { unmoved.name }

  public var standalone: Placed<Screen> {
    Placed<Screen>(value.standalone, at: placement)
  }

  public var span: SourceSpan { relocation.moved(unmoved.span) }
}
