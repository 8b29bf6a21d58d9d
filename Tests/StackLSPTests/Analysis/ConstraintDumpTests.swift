import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// `dump constraints` shows the rows that UIKit would print, with the names of the file.
struct ConstraintDumpTests {
  private func dump() throws -> ConstraintDump {
    let analysis = FixtureFiles.analysis(
      of: """
        screen Sample {
          size: 300 x 100
          hstack row {
            spacing: 10
            edges == superview.edges
            label name { intrinsicContentSize: 80 x 20; hugging: 252 }
            view rest
          }
        }
        """)
    let screen = try #require(analysis.screens.first)
    return ConstraintDump(screen.screen, try #require(screen.primary))
  }

  @Test func variablesAreNamedOnce() throws {
    let names = try dump().variables.map(\.name)
    #expect(Set(names).count == names.count)
    for name in ["row.width", "row.name.width", "row.rest.height"] {
      #expect(names.contains(name), "\(names)")
    }
  }

  @Test func rowsSpeakOfVariables() throws {
    let dump = try dump()
    let names = Set(dump.variables.map(\.name))
    #expect(Set(dump.rows.map(\.id)).count == dump.rows.count)
    for row in dump.rows { #expect(row.terms.allSatisfy { names.contains($0.name) }) }
  }

  /// Constraint dumps of a row with distribution and alignment fill: two canvas connections on each axis, and
  /// one spacing along it.
  @Test func stackRowsHaveUIKitsIdentifiers() throws {
    let dump = try dump()
    let spacing = try #require(dump.rows.first { $0.id.contains("UISV-spacing") })
    #expect(abs(spacing.constant) == 10)
    #expect(spacing.priority == 1000)
    #expect(dump.rows.filter { $0.id.contains("UISV-canvas-connection row") }.count == 4)
    let hugging = try #require(dump.rows.first { $0.id.contains("hugging.horizontal name") })
    #expect(hugging.priority == 252)
    #expect(hugging.constant == 80)
  }
}
