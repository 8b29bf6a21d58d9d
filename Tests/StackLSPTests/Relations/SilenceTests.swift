import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// On any screen, a finding explains each value that `frames` shows as a range.
@Suite struct SilenceTests {
  @Test func noRangeWithoutAFinding() throws {
    expectNothingUnsaid { _, analysis in silent(analysis) }
  }

  /// The hugging of one view against the compression resistance of another: a switch beside text of two
  /// lines.
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

/// Open values of an environment without a finding of ambiguity. Information is enough: a value that rests on
/// a size outside of the file, such as a date picker's, gets no warning.
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
  /// By its own code, by its code before it became one of a device, or by a note under it.
  fileprivate var isAboutAmbiguity: Bool {
    Rule.ambiguities.contains { rule in
      ([identity] + follows.map(\.identity)).contains { $0.contains(rule.code) }
    }
  }
}
