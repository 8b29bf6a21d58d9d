import Testing

@testable import StackDSL

/// A scene read without the other scenes has the same meaning as in the whole document.
@Suite struct SceneExcerptTests {
  private static let file = FileID("/Main.storyboard")

  /// Three scenes: the first is the root of a navigation controller and pushes the third; two have the same
  /// name.
  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="23504" \
    useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait"/>
        <scenes>
            <scene sceneID="sce-n0-001"><objects>
                <navigationController id="nav-c0-001">
                    <connections><segue destination="con-t1-001" kind="relationship" id="seg-u1-001"/></connections>
                </navigationController>
            </objects></scene>
    \(scene(1, segue: "<connections><segue destination=\"con-t3-001\" kind=\"show\" id=\"seg-u2-001\"/></connections>"))
    \(scene(2))
    \(scene(3))
        </scenes>
        <resources><image name="photo" width="40" height="30"/></resources>
    </document>
    """

  private static func scene(_ number: Int, segue: String = "") -> String {
    """
            <scene sceneID="sce-n\(number)-001"><objects><viewController title="Page" id="con-t\(number)-001">
                <view key="view" id="roo-t\(number)-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <imageView image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="ima-g\(number)-001"/>
                    </subviews>
                    <viewLayoutGuide key="safeArea" id="saf-e\(number)-001"/>
                    <constraints>
                        <constraint firstItem="ima-g\(number)-001" firstAttribute="top" \
    secondItem="saf-e\(number)-001" secondAttribute="top" constant="8" id="con-s\(number)-001"/>
                    </constraints>
                </view>\(segue)
            </viewController></objects></scene>
    """
  }

  @Test func eachSceneReadsAsItDoesInTheWholeDocument() throws {
    let bytes = Array(Self.text.utf8)
    let document = InterfaceBuilderDocument(readXML(bytes), file: Self.file)
    let whole = readInterfaceBuilder(bytes, file: Self.file)
    #expect(whole.screens.count == 3)
    for (index, screen) in whole.screens.enumerated() {
      let excerpt = try #require(SceneExcerpt(of: screen, in: document, translations: []))
      let edits = try #require(
        DocumentEditor(screen, in: document).setConstant(ofConstraint: 0, to: 20))
      let changed = try #require(applying(edits, to: bytes))
      let expected = readInterfaceBuilder(changed, file: Self.file).screens[index]
      let found = try #require(excerpt.model(after: edits)?.screens.first)
      #expect(found.name == expected.name)
      #expect(found.constraints.map(\.constant) == [20])
      #expect(found.constraints.map(\.text) == expected.constraints.map(\.text))
      #expect(found.properties.map(\.value) == expected.properties.map(\.value))
      #expect(found.views.map(\.path) == expected.views.map(\.path))
      #expect(
        found.views.map { $0.properties.map(\.value) }
          == expected.views.map { $0.properties.map(\.value) })
    }
    // The first and the third have bars from other scenes.
    let bars = whole.screens.map { screen in screen.properties.contains { $0.name == .bars } }
    #expect(bars == [true, false, true])
  }

  @Test func anEditOfAnotherSceneIsNone() throws {
    let document = InterfaceBuilderDocument(readXML(Array(Self.text.utf8)), file: Self.file)
    let screens = document.model(translations: []).screens
    let excerpt = try #require(SceneExcerpt(of: screens[1], in: document, translations: []))
    for screen in [screens[0], screens[2]] {
      let edits = try #require(
        DocumentEditor(screen, in: document).setConstant(ofConstraint: 0, to: 20))
      #expect(excerpt.model(after: edits) == nil)
    }
  }
}
