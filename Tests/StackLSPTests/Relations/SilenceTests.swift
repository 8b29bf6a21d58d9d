import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// What `frames` shows as a range has a finding that says why, on any screen.
@Suite struct SilenceTests {
  @Test func noRangeWithoutAFinding() throws {
    expectNothingUnsaid { _, analysis in silent(analysis) }
  }

  /// Hugging of one view against the resistance of another: a switch beside a text of two lines.
  @Test func aTieOfTwoKindsIsSaid() {
    let text = """
      screen S {
          devices: iPhoneSE3
          hstack row {
              top == safeArea.top + 8
              leading == safeArea.leading + 16
              trailing == safeArea.trailing - 16
              label title "Use the mobile data\\nwhen there is no Wi-Fi" {
                  numberOfLines: 2
                  hugging.horizontal: 249
              }
              switch isOn
          }
      }
      """
    #expect(analysis(of: text).findings.contains { $0.code == "ambiguous-layout" })
  }
}

/// Open numbers of an environment in which nothing is said of an ambiguity. An information is enough: what rests on a
/// size that the file does not say, such as a date picker's, is no warning.
private func silent(_ analysis: Analysis) -> [String] {
  analysis.screens.flatMap { screen in
    screen.framesListings.flatMap { listing -> [String] in
      let said = analysis.findings.contains { finding in
        finding.severity.rawValue <= Problem.Severity.information.rawValue
          && finding.isAboutAmbiguity
          && (finding.environments.isEmpty
            || finding.environments.contains(listing.environment.name))
      }
      return said
        ? []
        : listing.entries.filter { !$0.ambiguous.isEmpty }
          .map { "\($0.path): \($0.ambiguous)" }
    }
  }
}

extension Finding {
  /// By its own code, by the one it had before it was told as one of a device, or by a note under it.
  fileprivate var isAboutAmbiguity: Bool {
    Rule.ambiguities.contains { rule in
      ([identity] + follows.map(\.identity)).contains { $0.contains(rule.code) }
    }
  }
}
