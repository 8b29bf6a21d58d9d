@testable import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// Constraints written into storyboards and xibs, between any two anchors of any scene: the document reads as
/// before, with just that constraint added or just those words changed.
@Suite struct DocumentConstraintTests {
  private static let folder = "interface-builder"

  @Test(arguments: FixtureFiles.interfaceBuilderNames(in: folder), [1, 2, 3] as [UInt64])
  func anAddedConstraintIsReadAgain(_ name: String, _ seed: UInt64) throws {
    let text = Array(try FixtureFiles.text(of: name, in: Self.folder).utf8)
    let file = FileID("/\(name)")
    var generator = SeededGenerator(seed: seed)
    var written = 0
    for screen in readInterfaceBuilder(text, file: file).screens {
      for _ in 0..<8 {
        let constraints = (0...Int.random(in: 0...1, using: &generator)).map { _ in
          constraint(on: screen, &generator)
        }
        guard Set(constraints).count == constraints.count,
          let edits = DocumentEditor(screen, in: text).add(constraints)
        else { continue }
        let changed = try #require(applying(edits, to: text))
        // A self-closing tag is opened.
        #expect(edits.allSatisfy { $0.oldText.isEmpty || $0.oldText.elementsEqual("/>".utf8) })
        let again = try #require(
          readInterfaceBuilder(changed, file: file).screens.first { $0.name == screen.name })
        #expect(readXML(changed).faults.isEmpty)
        #expect(again.views.map(\.path) == screen.views.map(\.path))
        let ids = Set(screen.constraints.map(\.objectID))
        let new = again.constraints.filter { !ids.contains($0.objectID) && $0.objectID != nil }
        let masks = [again, screen].map { $0.constraints.count(where: \.isOfAutoresizingMask) }
        #expect(
          again.constraints.count - masks[0]
            == screen.constraints.count - masks[1] + constraints.count)
        #expect(
          Set(new.map(\.meaning)) == Set(constraints.map(\.meaning)), "\(constraints), \(new)")
        try expectTheSame(after: removing(new, from: again, in: changed), as: text)
        written += 1
      }
    }
    #expect(written > 1)
  }

  /// An added constraint is removed without a trace, except for a pair of tags that an element needed.
  private func expectTheSame(after bytes: [UInt8], as text: [UInt8]) throws {
    #expect(readXML(bytes).elements.count == readXML(text).elements.count)
    #expect(bytes.count - text.count < 200)
  }

  private func removing(_ new: [Constraint], from screen: Screen, in text: [UInt8]) throws
    -> [UInt8]
  {
    var text = text
    for constraint in new {
      let model = readInterfaceBuilder(text, file: screen.span.file)
      let current = try #require(model.screens.first { $0.name == screen.name })
      let index = try #require(
        current.constraints.firstIndex { $0.objectID == constraint.objectID })
      let edits = try #require(DocumentEditor(current, in: text).removeConstraint(index))
      text = try #require(applying(edits, to: text))
    }
    return text
  }

  @Test(arguments: FixtureFiles.interfaceBuilderNames(in: folder), [1, 2, 3] as [UInt64])
  func aRestatedConstraintIsReadAgain(_ name: String, _ seed: UInt64) throws {
    let text = Array(try FixtureFiles.text(of: name, in: Self.folder).utf8)
    let file = FileID("/\(name)")
    var generator = SeededGenerator(seed: seed)
    for screen in readInterfaceBuilder(text, file: file).screens {
      for index in screen.constraints.indices where screen.constraints[index].condition == nil {
        var wanted = PlainConstraint(screen.constraints[index])
        let other = constraint(on: screen, &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: wanted.relation = other.relation
        case 1: wanted.multiplier = Double(Int.random(in: 1...20, using: &generator)) / 8
        case 2: wanted.priority = other.priority
        default: wanted.second = wanted.second == nil ? nil : other.second ?? wanted.second
        }
        guard let edits = DocumentEditor(screen, in: text).restate(constraint: index, as: wanted)
        else { continue }
        let changed = try #require(applying(edits, to: text))
        let again = try #require(
          readInterfaceBuilder(changed, file: file).screens.first { $0.name == screen.name })
        var expected = screen.constraints.map(\.meaning)
        expected[index] = wanted.meaning
        #expect(again.constraints.map(\.meaning) == expected)
        #expect(readXML(changed).elements.count == readXML(text).elements.count)
      }
    }
  }

  private func constraint(on screen: Screen, _ generator: inout SeededGenerator) -> PlainConstraint
  {
    let view = ViewIndex(Int.random(in: 0..<screen.views.count, using: &generator))
    let other = ViewIndex(Int.random(in: 0..<screen.views.count, using: &generator))
    let items: [Anchor.Item] = [.view, .view, .view, .safeArea, .layoutMargins]
    let attribute = Anchor.Attribute.allCases.randomElement(using: &generator) ?? .top
    let isSize = attribute == .width || attribute == .height
    let relation =
      [Constraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
      .randomElement(using: &generator) ?? .equal
    let second =
      isSize && Bool.random(using: &generator)
      ? nil
      : Anchor(
        view: other, item: items.randomElement(using: &generator) ?? .view, attribute: attribute)
    return PlainConstraint(
      Anchor(view, attribute), relation, second,
      multiplier: second != nil && Int.random(in: 0..<4, using: &generator) == 0 ? 0.5 : 1,
      constant: Double(Int.random(in: -8...16, using: &generator)) / 2,
      priority: Bool.random(using: &generator) ? 1000 : 750)
  }
}

/// A constraint has the same meaning with its sides exchanged.
private struct Meaning: Hashable {
  var sides: Set<PlainConstraint>
}

extension PlainConstraint {
  fileprivate var meaning: Meaning {
    guard let second, multiplier == 1 else { return Meaning(sides: [self]) }
    let relation: Constraint.Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return Meaning(sides: [
      self,
      PlainConstraint(
        second, relation, first, constant: constant == 0 ? 0 : -constant, priority: priority),
    ])
  }
}

extension Constraint {
  fileprivate var meaning: Meaning { PlainConstraint(self).meaning }
}
