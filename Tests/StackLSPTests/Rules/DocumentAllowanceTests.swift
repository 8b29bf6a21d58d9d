import StackDSL
import Testing

@testable import StackLSP

/// What Xcode's inspectors say of a view that is an `allow`: "Ambiguity: Never Verify", and notes.
@Suite struct DocumentAllowanceTests {
  /// A card whose height nothing gives, in which a label has no place.
  private static func document(card: String = "", label: String = "", note: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="23504" \
    useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait"/>
        <scenes><scene sceneID="sce-n1-001"><objects><viewController id="con-t1-001">
            <view key="view" id="roo-t1-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" \(card) id="car-d1-001">
                        <subviews>
                            <label text="Email address" translatesAutoresizingMaskIntoConstraints="NO" \
    \(label) id="lab-e1-001">\(note)</label>
                        </subviews>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="car-d1-001" firstAttribute="top" secondItem="roo-t1-001" \
    secondAttribute="top" constant="100" id="con-s1-001"/>
                    <constraint firstItem="car-d1-001" firstAttribute="leading" secondItem="roo-t1-001" \
    secondAttribute="leading" id="con-s1-002"/>
                    <constraint firstAttribute="trailing" secondItem="car-d1-001" \
    secondAttribute="trailing" id="con-s1-003"/>
                </constraints>
            </view>
        </viewController></objects></scene></scenes>
    </document>
    """
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
}
