import StackDSL
import Testing

@testable import StackLSP

/// The settings in Xcode's inspectors that act as an `allow`: "Ambiguity: Never Verify", and notes.
@Suite struct DocumentAllowanceTests {
  /// A card whose height is undetermined, with a label whose position is.
  private static func document(card: String = "", label: String = "", note: String = "") -> String {
    sceneText(
      subviews: """
                        <view translatesAutoresizingMaskIntoConstraints="NO" \(card) id="car-d1-001">
                            <subviews>
                                <label text="Email address" translatesAutoresizingMaskIntoConstraints="NO" \
        \(label) id="lab-e1-001">\(note)</label>
                            </subviews>
                        </view>
        """,
      constraints: """
        <constraint firstItem="car-d1-001" firstAttribute="top" secondItem="roo-t1-001" \
        secondAttribute="top" constant="100" id="con-s1-001"/>
        <constraint firstItem="car-d1-001" firstAttribute="leading" secondItem="roo-t1-001" \
        secondAttribute="leading" id="con-s1-002"/>
        <constraint firstAttribute="trailing" secondItem="car-d1-001" \
        secondAttribute="trailing" id="con-s1-003"/>
        """)
  }

  private func findings(in text: String) -> Set<String> {
    let model = readInterfaceBuilder(Array(text.utf8), file: FileID("/a.storyboard"))
    return Set(
      analyze(model, memo: AnalysisMemo()).findings.map { finding in
        let view = finding.views.first.map { model.screens[0].views[$0.index].path } ?? ""
        return "\(finding.code) \(view)"
      })
  }

  @Test func withoutASwitchBothViewsAreOpen() {
    let found = findings(in: Self.document())
    #expect(found.contains("missing-size car-d1-001"), "\(found)")
    #expect(found.contains("ambiguous-position lab-e1-001"), "\(found)")
  }

  @Test func whatXcodeDoesNotVerifyIsAllowedForThatViewAlone() {
    let found = findings(in: Self.document(card: #"verifyAmbiguity="off""#))
    #expect(!found.contains("missing-size car-d1-001"), "\(found)")
    #expect(found.contains("ambiguous-position lab-e1-001"), "\(found)")
    #expect(!found.contains { $0.hasPrefix("idle-allow") }, "\(found)")
  }

  @Test func verifyPositionOnlyAllowsSizes() {
    let sizes = findings(in: Self.document(card: #"verifyAmbiguity="ignoreSizes""#))
    #expect(!sizes.contains("missing-size car-d1-001"), "\(sizes)")
    let positions = findings(in: Self.document(label: #"verifyAmbiguity="ignoreSizes""#))
    #expect(positions.contains("ambiguous-position lab-e1-001"), "\(positions)")
  }

  @Test(arguments: [
    #"<string key="content">See the code. &#10;allow ambiguous-position: code places it</string>"#,
    #"<fragment content="allow ambiguity &quot;code places it&quot;"/>"#,
  ])
  func aNoteIsAnAllow(_ text: String) {
    let note = #"<attributedString key="userComments">\#(text)</attributedString>"#
    let found = findings(in: Self.document(note: note))
    #expect(!found.contains("ambiguous-position lab-e1-001"), "\(found)")
    #expect(found.contains("missing-size car-d1-001"), "\(found)")
  }

  @Test func aNoteThatAcceptsNothingIsIdle() {
    let note = """
      <attributedString key="userComments"><fragment content="allow content-clipped"/></attributedString>
      """
    let found = findings(in: Self.document(note: note))
    #expect(found.contains("idle-allow lab-e1-001"), "\(found)")
  }

  // MARK: - Removing one

  /// The rest of the label's notes is kept.
  @Test(arguments: [
    ([#"<fragment content="allow content-clipped"/>"#], []),
    (
      [#"<fragment content="Ask Ada.&#10;allow content-clipped: why"/>"#],
      [#"<fragment content="Ask Ada."/>"#]
    ),
    (
      [#"<fragment content="allow content-clipped&#10;Ask Ada."/>"#],
      [#"<fragment content="Ask Ada."/>"#]
    ),
    (
      [
        #"<fragment content="Ask Ada."/>"#,
        "<fragment>\n<string key=\"content\">\nallow content-clipped</string>\n</fragment>",
      ],
      [#"<fragment content="Ask Ada."/>"#]
    ),
    (
      ["<fragment><string key=\"content\">One\nallow content-clipped\nTwo</string></fragment>"],
      ["<fragment><string key=\"content\">One\nTwo</string></fragment>"]
    ),
  ])
  func anIdleNoteIsRemoved(_ before: [String], _ after: [String]) throws {
    func text(_ fragments: [String]) -> String {
      guard !fragments.isEmpty else { return Self.document(note: "\n") }
      let lines = fragments.map { $0 + "\n" }.joined()
      return Self.document(
        note: "\n<attributedString key=\"userComments\">\n\(lines)</attributedString>\n")
    }
    let prover = prover(of: text(before))
    let idle = try #require(prover.analysis.findings.first { $0.code == "idle-allow" })
    let fix = try #require(prover.fixes(for: idle).first)
    #expect(fix.title == "Remove the allow from the notes of \"Email address\"")
    let changed = try #require(applying(fix.edits, to: Array(text(before).utf8)))
    #expect(String(decoding: changed, as: UTF8.self) == text(after))
  }

  // MARK: - "Allow … here"

  private func prover(of text: String) -> FixProver {
    let file = FileID("/a.storyboard")
    var files = SourceFiles([parse([], file: file)])
    files.documents[file] = Array(text.utf8)
    let model = readInterfaceBuilder(Array(text.utf8), file: file)
    return FixProver(files: files, analysis: analyze(model, memo: AnalysisMemo()))
  }

  /// The text after "Allow … here" for a finding of the label.
  private func allowed(_ code: String, in text: String) throws -> String {
    let prover = prover(of: text)
    let finding = try #require(prover.analysis.findings.first { $0.code == code })
    let fix = try #require(prover.fixes(for: finding).last)
    #expect(fix.title.hasPrefix("Allow \(code) here, in the notes of \""), "\(fix.title)")
    #expect(!fix.isPreferred)
    let changed = try #require(applying(fix.edits, to: Array(text.utf8)))
    return String(decoding: changed, as: UTF8.self)
  }

  @Test func allowWritesANoteAndSilencesTheFinding() throws {
    let text = Self.document()
    let changed = try allowed("ambiguous-position", in: text)
    let note = """

                                  <attributedString key="userComments">
                                      <fragment content="allow ambiguous-position say why this is fine"/>
                                  </attributedString>
                              </label>
      """
    #expect(changed == text.replacing("></label>", with: ">" + note))
    let found = findings(in: changed)
    #expect(!found.contains("ambiguous-position lab-e1-001"), "\(found)")
    #expect(found.contains("missing-size car-d1-001"), "\(found)")
    #expect(!found.contains { $0.hasPrefix("idle-allow") }, "\(found)")
  }

  /// Where Xcode puts notes, with its indentation.
  @Test func aNoteStandsBehindTheColoursAndBeforeTheConnections() throws {
    let inner = """

                                  <color key="backgroundColor" white="1" alpha="1"/>
                                  <connections/>
                              
      """
    let text = Self.document(note: inner)
    let note = """
                                  <attributedString key="userComments">
                                      <fragment content="allow ambiguous-position say why this is fine"/>
                                  </attributedString>

      """
    let connections = "                            <connections/>"
    let expected = text.replacing(connections, with: note + connections)
    #expect(expected != text)
    #expect(try allowed("ambiguous-position", in: text) == expected)
  }

  @Test(arguments: [
    #"<fragment content="Ask Ada."/>"#,
    "<fragment><string key=\"content\">Ask\nAda.</string></fragment>",
  ])
  func aNoteThatIsThereGoesOn(_ fragment: String) throws {
    let text = Self.document(
      note: #"<attributedString key="userComments">\#(fragment)</attributedString>"#)
    let changed = try allowed("ambiguous-position", in: text)
    let added = "<fragment><string key=\"content\">\nallow ambiguous-position say why this is fine"
    #expect(
      changed == text.replacing(fragment, with: fragment + added + "</string></fragment>"))
    #expect(!findings(in: changed).contains("ambiguous-position lab-e1-001"))
  }
}
