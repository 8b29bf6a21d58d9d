/// The meaning of one section of a file.
final class ModelPart: Sendable {
  let section: Section
  let screens: [Screen]
  let components: [Component]
  let imports: [Import]
  let properties: [Property]
  let problems: [Problem]
  /// In order of position.
  let references: [Reference]
  /// The names that it gives to screens, components and lets.
  let declared: [Reference]

  init(_ section: Section, _ reading: SectionReading) {
    self.section = section
    screens = reading.screens
    components = reading.components
    imports = reading.imports
    properties = reading.properties
    problems = reading.problems
    references = reading.references.sorted {
      $0.span.offsets.lowerBound < $1.span.offsets.lowerBound
    }
    declared = reading.declared
  }
}

/// The result of reading a section.
struct SectionReading {
  var screens: [Screen] = []
  var components: [Component] = []
  var imports: [Import] = []
  var properties: [Property] = []
  var problems: [Problem] = []
  var references: [Reference] = []
  var declared: [Reference] = []
}
