/// What one section of a file means, as it was read.
final class ModelPart: Sendable {
  let section: Section
  let screens: [Placed<Screen>]
  let components: [Placed<Component>]
  let imports: Placed<[Import]>
  let properties: Placed<[Property]>
  let problems: Placed<[Problem]>
  /// In order of position.
  let references: Placed<[Reference]>
  /// The names that it gives to screens, components and lets.
  let declared: Placed<[Reference]>
  /// As most parts are, of which a file has many: nothing else is to be gathered from it.
  let isOfScreensAlone: Bool

  init(_ section: Section, _ reading: SectionReading, at placement: Placement) {
    self.section = section
    screens = reading.screens.map { Placed($0, at: placement) }
    components = reading.components.map { Placed($0, at: placement) }
    imports = Placed(reading.imports, at: placement)
    properties = Placed(reading.properties, at: placement)
    problems = Placed(reading.problems, at: placement)
    references = Placed(
      reading.references.sorted { $0.span.range.lowerBound < $1.span.range.lowerBound },
      at: placement)
    declared = Placed(reading.declared, at: placement)
    isOfScreensAlone =
      reading.components.isEmpty && reading.imports.isEmpty && reading.properties.isEmpty
      && reading.problems.isEmpty
  }
}

/// What is found in a section while it is read.
struct SectionReading {
  var screens: [Screen] = []
  var components: [Component] = []
  var imports: [Import] = []
  var properties: [Property] = []
  var problems: [Problem] = []
  var references: [Reference] = []
  var declared: [Reference] = []
}

/// A part, and where its section lies in the present text.
struct PlacedPart: Sendable {
  let part: ModelPart
  let placement: Placement

  var components: [Placed<Component>] { part.components.map { $0.placed(at: placement) } }
  var imports: [Import] { present(part.imports) }
  var properties: [Property] { present(part.properties) }
  var problems: [Problem] { present(part.problems) }
  var references: [Reference] { present(part.references) }
  var declared: [Reference] { present(part.declared) }

  private func present<Element>(_ elements: Placed<[Element]>) -> [Element] {
    elements.unmoved.isEmpty ? [] : elements.placed(at: placement).value
  }
}

/// The parts of a previous model that are still good: the sections before and behind an edit.
struct KnownParts {
  private var leading: ArraySlice<PlacedPart> = []
  private var trailing: ArraySlice<PlacedPart> = []
  /// What stood between them; nil where nothing is known.
  private var replaced: ArraySlice<PlacedPart>?
  private let count: Int
  private let hadUniqueNames: Bool

  init(_ previous: Model?, for stamp: ScopeStamp, in tree: SyntaxTree) {
    count = tree.sections.count
    hadUniqueNames = previous.map { $0.problems.allSatisfy { !$0.isOfDuplicate } } ?? false
    guard let previous, let old = previous.stamp, old.isSame(as: stamp) else { return }
    let parts = previous.parts
    let leadingCount = zip(parts, tree.sections).prefix { $0.part.section === $1 }.count
    leading = parts.prefix(leadingCount)
    let trailingCount = zip(parts.dropFirst(leadingCount).reversed(), tree.sections.reversed())
      .prefix { $0.part.section === $1 }.count
    trailing = parts.suffix(min(trailingCount, count - leadingCount))
    replaced = parts[leading.endIndex..<max(leading.endIndex, trailing.startIndex)]
  }

  /// Whether the names are those of before, and no two of those were alike: what an edit inside of
  /// one screen leaves is known without looking at all the others.
  func haveUniqueNames(with parts: [PlacedPart]) -> Bool {
    guard hadUniqueNames, let replaced else { return false }
    let present = parts[leading.count..<max(leading.count, parts.count - trailing.count)]
    return names(of: replaced) == names(of: present)
  }

  private func names(of parts: ArraySlice<PlacedPart>) -> [String] {
    parts.flatMap { $0.part.declared.unmoved.map(\.symbol.name) }
  }

  /// The part of the section of that index. Imports are read anew: which files there are can change.
  func part(at index: Int) -> ModelPart? {
    let part =
      index < leading.endIndex
      ? leading[index].part
      : index >= count - trailing.count
        ? trailing[trailing.endIndex - (count - index)].part : nil
    return part.flatMap { $0.section.importPaths.isEmpty ? $0 : nil }
  }
}

extension Problem {
  fileprivate var isOfDuplicate: Bool { code == ProblemCode.duplicateName.rawValue }
}
