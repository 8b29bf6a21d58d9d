import Foundation
import LayoutEngine
import StackDSL
import TestSupport
import Testing

@testable import StackLSP

/// An imported document has the same frames and the same findings as its storyboard or xib.
@Suite struct ImportTests {
  /// The language cannot express what the document's author saw on the canvas.
  private static let withoutDrawings = FixtureFiles.interfaceBuilderNames(in: "interface-builder")
    .filter { !$0.hasPrefix("drawn-") }

  @Test(arguments: withoutDrawings)
  func framesAndFindingsStayTheSame(_ name: String) throws {
    let bytes = Array(try FixtureFiles.text(of: name, in: "interface-builder").utf8)
    let file = FileID("/\(name)")
    let before = analyze(readInterfaceBuilder(bytes, file: file), memo: AnalysisMemo())
    let imported = importInterfaceBuilder(bytes, file: file).withNeededAllowances()
    let text = sourceText(of: imported.model, remarks: imported.remarks)
    let after = analysis(of: text)
    #expect(after.model.problems.isEmpty, "\(after.model.problems.map(\.message))\n\(text)")
    #expect(format(parse(Array(text.utf8), file: FileID("a.stack"))).isEmpty, "\(text)")
    #expect(frames(after) == frames(before), "\(text)")
    #expect(graveCodes(after) == graveCodes(before), "\(text)")
    for (one, two) in zip(imported.model.screens, after.model.screens) {
      let lost = Set(one.meaning).symmetricDifference(two.meaning)
      #expect(lost.isEmpty, "\(text)")
    }
  }

  /// Findings that Interface Builder marks keep their level and their views; drawn frames are a remark.
  @Test(arguments: withoutDrawings)
  func whatXcodeMarksStaysAsGrave(_ name: String) throws {
    let switched = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let text = try FixtureFiles.text(of: name, in: "interface-builder")
      .replacing(#"ambiguous="YES" "#, with: "")
      .replacing(switched, with: switched + #" ambiguous="YES""#)
    let file = FileID("/\(name)")
    let before = analyze(
      readInterfaceBuilder(Array(text.utf8), file: file), memo: AnalysisMemo())
    let imported = importInterfaceBuilder(Array(text.utf8), file: file).withNeededAllowances()
    let written = sourceText(of: imported.model, remarks: imported.remarks)
    #expect(graveFindings(analysis(of: written)) == graveFindings(before), "\(written)")
    let marked = before.model.screens.flatMap(\.views).count { $0.isMarked && $0.drawn != nil }
    let remarks = imported.remarks.count { $0.contains("marked as ambiguous or misplaced") }
    #expect(remarks == marked)
  }

  /// Property of every text: the name that a view gets from it is a name of the language (`m²` is none).
  @Test func viewsHaveNamesThatAreRead() throws {
    var random = SeededGenerator(seed: 25)
    func letterOrNumber() -> Character {
      while true {
        guard let scalar = Unicode.Scalar(UInt32.random(in: 0x80..<0x3_0000, using: &random)) else {
          continue
        }
        let character = Character(scalar)
        if character.isLetter || character.isNumber { return character }
      }
    }
    let texts =
      ["m²", "½ cup", "H₂O", "№ 7"]
      + (0..<400).map { _ in
        "x" + String((0..<3).map { _ in letterOrNumber() })
      }
    let labels = texts.enumerated().map { "<label text=\"\($1)\" id=\"l\($0)\"/>" }.joined()
    let document = Array(sceneText(subviews: labels, constraints: "").utf8)
    let imported = importInterfaceBuilder(document, file: FileID("/a.storyboard"))
    let file = FileID("/a.stack")
    let written = sourceText(of: imported.model)
    let model = buildModel(of: file, in: SourceFiles([parse(Array(written.utf8), file: file)]))
    #expect(model.problems.isEmpty, "\(model.problems.map(\.message))")
    let screen = try #require(model.screens.first)
    let read = screen.views.dropFirst().map { view in
      view.properties.first { $0.name == .text }?.value
    }
    #expect(read == texts.map { .string($0) })
  }

  /// Only the allowances that a solved screen needs: here, one for a label of a fixed width that is just
  /// enough.
  @Test(arguments: [true, false])
  func anAllowIsWrittenWhereItAcceptsSomething(isWidthFixed: Bool) {
    let size = isWidthFixed ? "width" : "height"
    let text = sceneTextOfLabel(constraint: "firstAttribute=\"\(size)\" constant=\"70\"")
    let imported = importInterfaceBuilder(Array(text.utf8), file: FileID("/a.storyboard"))
      .withNeededAllowances()
    #expect(
      imported.model.screens[0].allowances.map(\.code)
        == (isWidthFixed ? ["fixed-width-on-text"] : []))
    let codes = analysis(of: sourceText(of: imported.model)).findings.map(\.code)
    #expect(!codes.contains("idle-allow"), "\(codes)")
  }

  /// Two are left out, in whichever order they are found: the view of a controller has one for its place, and
  /// one for text of a fixed width that is wide enough for every translation.
  @Test func allAllowsThatAcceptNothingAreLeftOut() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504" \
      useAutolayout="YES" useSafeAreas="YES">
          <device id="retina6_12" orientation="portrait"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Scanner">
                  <connections><outlet property="view" destination="roo-t1-001" id="out-t1-001"/></connections>
              </placeholder>
              <view id="roo-t1-001">
                  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                  <subviews>
                      <label text="Go" translatesAutoresizingMaskIntoConstraints="NO" id="lab-e1-001">
                          <constraints>
                              <constraint firstAttribute="width" constant="200" id="con-s1-001"/>
                          </constraints>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="lab-e1-001" firstAttribute="centerX" \
      secondItem="roo-t1-001" secondAttribute="centerX" id="con-s1-002"/>
                      <constraint firstItem="lab-e1-001" firstAttribute="centerY" \
      secondItem="roo-t1-001" secondAttribute="centerY" id="con-s1-003"/>
                  </constraints>
              </view>
          </objects>
      </document>
      """
    let imported = importInterfaceBuilder(Array(text.utf8), file: FileID("/a.xib"))
    #expect(imported.model.screens.map(\.allowances.count) == [2])
    #expect(imported.withNeededAllowances().model.screens.map(\.allowances.count) == [0])
  }

  @Test(arguments: [
    ("Sign In Scene", "SignIn"),
    ("AccountCredentialsVerificationController Scene", "AccountCredentialsVerificationController"),
    ("Account CredentialsVerificationController Scene", "Account"),
  ])
  func aScreenIsCalledAsItsScene(_ scene: String, _ name: String) throws {
    let text = sceneText(
      subviews: """
        <label text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="lab-e1-001"/>
        """, constraints: ""
    ).replacing(
      "<viewController id",
      with: "<viewController userLabel=\"\(scene.dropLast(6))\" id")
    let imported = importInterfaceBuilder(Array(text.utf8), file: FileID("/a.storyboard"))
    #expect(imported.model.screens.map(\.name) == [name])
  }

  @Test func aViewThatXcodeMarksIsAWarningAfterTheImport() throws {
    func warnings(_ mark: String, _ element: String = "view") -> [String] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504" useAutolayout="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections><outlet property="rows" destination="sta-c1-001" id="out-l1-001"/></connections>
            </placeholder>
            <view id="roo-t1-001">
              <rect key="frame" x="0" y="0" width="375" height="300"/>
              <subviews>
                <\(element) \(mark) translatesAutoresizingMaskIntoConstraints="NO" id="sta-c1-001">
                  <rect key="frame" x="0" y="0" width="375" height="120"/>
                </\(element)>
              </subviews>
              <constraints>
                <constraint firstItem="sta-c1-001" firstAttribute="top" secondItem="roo-t1-001" \
        secondAttribute="top" id="con-s1-001"/>
                <constraint firstItem="sta-c1-001" firstAttribute="leading" secondItem="roo-t1-001" \
        secondAttribute="leading" id="con-s1-002"/>
                <constraint firstAttribute="trailing" secondItem="sta-c1-001" \
        secondAttribute="trailing" id="con-s1-003"/>
              </constraints>
            </view>
          </objects>
        </document>
        """
      let imported = importInterfaceBuilder(Array(text.utf8), file: FileID("/a.xib"))
      return graveCodes(analysis(of: sourceText(of: imported.model, remarks: imported.remarks)))
    }
    #expect(warnings("").isEmpty)
    #expect(warnings(#"ambiguous="YES""#) == ["missing-size"])
    // Code fills it, which Interface Builder cannot know.
    #expect(warnings(#"ambiguous="YES""#, "stackView").isEmpty)
  }

  /// Checked by eye: what a person would have written.
  @Test func aSceneIsWrittenAsAPersonWould() throws {
    let bytes = Array(try FixtureFiles.text(of: "import.storyboard", in: "interface-builder").utf8)
    let german = Translation(
      language: "de",
      strings: Array(
        """
        /* Class = "UILabel"; text = "Name"; */
        "lab-e1-001.text" = "Nachname";
        "lab-e2-001.text" = "Adresse \\"E-Mail\\"";
        """.utf8))
    let imported = importInterfaceBuilder(
      bytes, file: FileID("/a.storyboard"), translations: [german])
    #expect(
      sourceText(of: imported.model, remarks: imported.remarks)
        == (try FixtureFiles.text(of: "import.stack", in: "interface-builder")))
  }

  /// Swift looks up the color of an asset catalog, and builds one from numbers: a third and a fifth of 255
  /// are 85 and 51.
  @Test(arguments: [
    (#"systemColor="systemBlueColor""#, "systemBlue", ".systemBlue"),
    (#"cocoaTouchSystemColor="darkTextColor""#, "darkText", ".darkText"),
    (#"systemColor="tintColor""#, "tintColor", ".tintColor"),
    (#"name="Card Blue""#, #""Card Blue""#, #"UIColor(named: "Card Blue")"#),
    (#"white="0.0" alpha="0.0" colorSpace="calibratedWhite""#, "clear", ".clear"),
    (
      #"white="1" alpha="1" colorSpace="calibratedWhite""#, ##""#FFFFFF""##,
      "UIColor(red: 1, green: 1, blue: 1, alpha: 1)"
    ),
    (
      #"red="0.2" green="0.0" blue="1" alpha="1""#, ##""#3300FF""##,
      "UIColor(red: 0.2, green: 0, blue: 1, alpha: 1)"
    ),
    (
      #"white="0.33333333" alpha="0.2" colorSpace="calibratedWhite""#, ##""#55555533""##,
      "UIColor(red: 0.333, green: 0.333, blue: 0.333, alpha: 0.2)"
    ),
  ])
  func aColorIsKept(_ attributes: String, as word: String, inSwift: String) throws {
    let label = #"text="Save all""#
    let text = sceneTextOfLabel(constraint: #"firstAttribute="width" constant="70""#)
      .replacing(label, with: label + #" textAlignment="right""#)
      .replacing(
        #"id="lab-e1-001"/>"#,
        with: #"id="lab-e1-001">"#
          + #"<color key="backgroundColor" \#(attributes)/><color key="shadowColor" white="1" alpha="1"/></label>"#
      )
    let imported = importInterfaceBuilder(Array(text.utf8), file: FileID("/a.storyboard"))
    let written = sourceText(of: imported.model)
    #expect(written.contains("backgroundColor: \(word)\n"), "\(written)")
    #expect(written.contains("textAlignment: right\n") && !written.contains("shadowColor"))
    let screen = try #require(analysis(of: written).screens.first)
    let swift = SwiftExport(screen.screen, settings: screen.settings).text
    #expect(swift.contains("backgroundColor = \(inSwift)\n"), "\(swift)")
  }

  @Test func whatCannotBeSaidIsARemark() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
        <objects>
          <view id="roo-t1-001">
            <rect key="frame" x="0" y="0" width="200" height="100"/>
            <subviews>
              <label text="&quot;Hi&quot; \\ there" translatesAutoresizingMaskIntoConstraints="NO" id="lab-e1-001"/>
              <hologram id="hol-o1-001"/>
            </subviews>
            <constraints>
              <constraint firstItem="lab-e1-001" firstAttribute="leading" secondItem="roo-t1-001" secondAttribute="left" id="con-st-001"/>
              <constraint firstItem="lab-e1-001" firstAttribute="top" secondItem="roo-t1-001" secondAttribute="top" id="con-st-002"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    let imported = importInterfaceBuilder(Array(text.utf8), file: FileID("/a.xib"))
    let written = sourceText(of: imported.model, remarks: imported.remarks)
    #expect(written.contains("// `hologram`: not known"))
    #expect(written.contains("label hiThereLabel \"\\\"Hi\\\" \\\\ there\" {"))
    #expect(written.contains("leading and trailing cannot be paired with left and right."))
    #expect(written.contains("top == superview.top"))
    #expect(analysis(of: written).model.problems.isEmpty, "\(written)")
  }

  @Test func theCommandWritesNoFileThatIsThere() throws {
    let folder = try TemporaryFolder()
    let path = FixtureFiles.path(of: "import.storyboard", in: "interface-builder")
    let first = Capture()
    #expect(first.run(["import", "-o", folder.path, path]) == 0)
    #expect(first.error == "\(folder.path)/import.stack\n")
    let text = try String(contentsOfFile: folder.path + "/import.stack", encoding: .utf8)
    let again = Capture()
    #expect(again.run(["import", "-o", folder.path, path]) == 2)
    #expect(again.error.contains("import.stack is there already, and was left alone."))
    #expect(try String(contentsOfFile: folder.path + "/import.stack", encoding: .utf8) == text)
    let printed = Capture()
    #expect(printed.run(["import", "--scene", "con-tr-001", path]) == 0)
    #expect(printed.output == text)
    let unknown = Capture()
    #expect(unknown.run(["import", "--scene", "Sing Up Scene", path]) == 2)
    #expect(unknown.error.contains("did you mean Sign Up Scene?"))
    #expect(Capture().run(["import", folder.path + "/import.stack"]) == 2)
  }

  @Test func translationsBesideTheDocumentBecomeLanguages() throws {
    let folder = try TemporaryFolder()
    let document = try FixtureFiles.text(of: "import.storyboard", in: "interface-builder")
    let files = [
      "Base.lproj/Main.storyboard": document,
      "fr.lproj/Main.strings": "\"lab-e1-001.text\" = \"Nom de famille\";",
      "mul.lproj/Main.xcstrings": """
      {"sourceLanguage": "en", "strings": {"lab-e1-001.text": {"localizations":
        {"en": {"stringUnit": {"value": "Name"}}, "it": {"stringUnit": {"value": "Nome"}}}}}}
      """,
    ]
    for (name, text) in files { try folder.write(name, text) }
    let capture = Capture()
    #expect(capture.run(["import", folder.path + "/Base.lproj/Main.storyboard"]) == 0)
    // 14 letters for 4, and 4 for 4.
    #expect(capture.output.contains("languages: en, fr +250%, it\n"))
  }

  // MARK: - What is compared

  private func frames(_ analysis: Analysis) -> [[Double]] {
    analysis.screens.flatMap { screen in
      screen.screen.views.indices.dropFirst().compactMap { index in
        screen.primary?.frame(of: ViewIndex(index)).map { [$0.x, $0.y, $0.width, $0.height] }
      }
    }
  }

  /// Each with the view that it is about; a file of the language has no drawn frames to differ from.
  private func graveFindings(_ analysis: Analysis) -> [String] {
    analysis.findings.filter { $0.severity.rawValue <= 2 && $0.code != Rule.misplacedView.code }
      .map { "\($0.code) \($0.views.first?.index ?? 0)" }.sorted()
  }

  private func graveCodes(_ analysis: Analysis) -> [String] {
    analysis.findings.filter { $0.severity.rawValue <= 2 }.map(\.code).sorted()
  }
}
