import Foundation
import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// Storyboards and xibs with expectations in comments: `frame: ID x y w h : why` below its `screen:`,
/// `finding: CODE HEADING at LINE ELEMENT`, `none: CODE` for a rule that reports nothing, `only: 1` for the number of
/// findings above information, and `clean` for none. Each names its source of truth.
@Suite struct InterfaceBuilderFixtureTests {
  static let files = FixtureFiles.interfaceBuilderNames(in: "interface-builder")

  @Test(arguments: files)
  func framesAndFindingsAreAsWritten(_ name: String) throws {
    let text = try FixtureFiles.text(of: name, in: "interface-builder")
    let notes = comments(in: text)
    #expect(notes.contains { $0.hasPrefix("truth: ") })
    let file = FileID("/\(name)")
    let model = readInterfaceBuilder(Array(text.utf8), file: file)
    let analysis = analyze(model, memo: AnalysisMemo())
    var screen: ScreenLayouts?
    var expected = 0
    for note in notes {
      if let wanted = note.removing(prefix: "screen: ") {
        screen = analysis.screens.first { $0.screen.name == wanted }
        try #require(screen != nil, "no screen \(wanted) in \(model.screens.map(\.name))")
      } else if let line = note.removing(prefix: "frame: ") {
        check(line, on: try #require(screen))
        expected += 1
      } else if let line = note.removing(prefix: "finding: ") {
        check(line, in: analysis, of: text)
        expected += 1
      } else if let code = note.removing(prefix: "none: ") {
        #expect(!analysis.findings.contains { $0.code == code }, "\(code)")
        expected += 1
      } else if let count = note == "clean" ? "0" : note.removing(prefix: "only: ") {
        let grave = analysis.findings.filter { $0.severity.rawValue <= 2 }
        #expect(grave.count == Int(count), "\(grave.map { "\($0.code): \($0.message)" })")
        expected += 1
      }
    }
    #expect(expected > 0)
  }

  /// Property of every document, cut at any offset: constraints follow the views that they place, so the
  /// missing part causes one error, and not one for each view.
  @Test(arguments: files)
  func aCutDocumentIsOneError(_ name: String) throws {
    let text = Array(try FixtureFiles.text(of: name, in: "interface-builder").utf8)
    func errors(_ text: ArraySlice<UInt8>) -> [Finding] {
      let model = readInterfaceBuilder(Array(text), file: FileID("/\(name)"))
      return analyze(model, memo: AnalysisMemo()).findings.filter { $0.severity == .error }
    }
    guard errors(text[...]).isEmpty else { return }
    for end in stride(from: 1, to: text.count, by: 29) {
      let found = errors(text[..<end])
      #expect(found.count <= 1, "\(end): \(found.map { "\($0.code): \($0.message)" })")
    }
  }

  /// Xcode 3 and 4 wrote documents as archives of objects; Auto Layout came with the next format.
  @Test func anArchiveOfXcode4IsNoError() {
    let text = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"/>"#
    let model = readInterfaceBuilder(Array(text.utf8), file: FileID("/a.xib"))
    #expect(model.problems.map(\.severity) == [.information])
  }

  /// As after a merge: the constraints that name the object are one fault.
  @Test func anObjectThatIsMissingIsOneError() {
    let lost = ["top", "leading", "trailing"].map {
      #"<constraint firstItem="gon-e1-001" firstAttribute="\#($0)" secondItem="box-v1-001" secondAttribute="\#($0)" id="\#($0)"/>"#
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects><view id="roo-t1-001">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box-v1-001"/></subviews>
      <constraints>\(lost.joined())</constraints></view></objects></document>
      """
    let problems = readInterfaceBuilder(Array(text.utf8), file: FileID("/a.xib")).problems
    #expect(problems.map(\.code) == [ProblemCode.unknownObject.rawValue])
    #expect(problems.first?.notes.count == 2)
  }

  private func check(_ line: String, on analysis: ScreenLayouts) {
    let words = line.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().prefix(4).compactMap(Double.init)
    guard numbers.count == 4, let layout = analysis.primary,
      let index = analysis.screen.views.firstIndex(where: { $0.path == words[0] }),
      let frame = layout.frame(of: ViewIndex(index))
    else {
      Issue.record("no such view: \(line)")
      return
    }
    let found = [frame.x, frame.y, frame.width, frame.height]
    #expect(zip(found, numbers).allSatisfy { abs($0 - $1) < 0.01 }, "\(line): \(found)")
  }

  /// `CODE HEADING at LINE ELEMENT`
  private func check(_ line: String, in analysis: Analysis, of text: String) {
    guard let code = line.split(separator: " ").first.map(String.init),
      let place = line.range(of: " at ", options: .backwards)
    else {
      Issue.record("not understood: \(line)")
      return
    }
    let heading = String(line[..<place.lowerBound].dropFirst(code.count + 1))
    let words = line[place.upperBound...].split(separator: " ").map(String.init)
    let bytes = Array(text.utf8)
    let findings = analysis.findings
    let found = findings.contains { finding in
      let range = analysis.model.fileSpan(finding.span).range
      let row = bytes[..<range.lowerBound].count { $0 == 0x0A } + 1
      return finding.code == code && finding.message.hasPrefix(heading)
        && "\(row)" == words[0]
        && String(decoding: bytes[range], as: UTF8.self).hasPrefix(words[1])
    }
    #expect(found, "\(line), found instead \(findings.map { "\($0.code): \($0.message)" })")
  }

  private func comments(in text: String) -> [String] {
    text.components(separatedBy: "<!-- ").dropFirst().compactMap { part in
      part.range(of: " -->").map { String(part[..<$0.lowerBound]) }
    }
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
