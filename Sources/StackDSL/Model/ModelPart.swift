/// What one section of a file means, as it was read.
final class ModelPart: Sendable {
  let section: Section
  /// Where it lay.
  let placement: Placement
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
  /// What is left of reading the screen that is all of the section.
  let screenBuilder: ScreenBuilder?

  init(_ section: Section, _ reading: SectionReading, at placement: Placement) {
    self.section = section
    self.placement = placement
    screenBuilder = reading.screenBuilder
    screens = reading.screens.map { Placed($0, at: placement) }
    components = reading.components.map { Placed($0, at: placement) }
    imports = Placed(reading.imports, at: placement)
    properties = Placed(reading.properties, at: placement)
    let place = Place(file: placement.file, start: placement.range.lowerBound)
    problems = Placed(reading.problems.map { $0.quoting(section, at: place) }, at: placement)
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
  var screenBuilder: ScreenBuilder?
}

/// A part, and where its section lies in the present text.
struct PlacedPart {
  let part: ModelPart
  let placement: Placement

  var screens: [Placed<Screen>] { part.screens.map { $0.placed(at: placement) } }
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
