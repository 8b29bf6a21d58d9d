/// A storyboard with one scene, drawn on a phone of 393 by 852 points.
///
/// - Parameters:
///   - subviews: elements of the root view, `roo-t1-001`.
///   - constraints: constraints of the root view; its safe area is `saf-e1-001`.
///   - rest: further elements of the root view.
func sceneText(subviews: String, constraints: String, rest: String = "") -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="23504" \
  useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="sce-n1-001"><objects><viewController id="con-t1-001">
          <view key="view" id="roo-t1-001">
              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
              <subviews>
  \(subviews)
              </subviews>
              <viewLayoutGuide key="safeArea" id="saf-e1-001"/>
              <constraints>
  \(constraints)
              </constraints>\(rest)
          </view>
      </viewController></objects></scene></scenes>
  </document>
  """
}

/// A scene with the label "Save all", `lab-e1-001`, 20 points from the safe area's top and leading edge.
///
/// - Parameter rest: the attributes of one more constraint of the label.
func sceneTextOfLabel(constraint rest: String) -> String {
  sceneText(
    subviews: """
      <label text="Save all" translatesAutoresizingMaskIntoConstraints="NO" id="lab-e1-001"/>
      """,
    constraints: """
      <constraint firstItem="lab-e1-001" firstAttribute="top" secondItem="saf-e1-001" \
      secondAttribute="top" constant="20" id="con-s1-001"/>
      <constraint firstItem="lab-e1-001" firstAttribute="leading" secondItem="saf-e1-001" \
      secondAttribute="leading" constant="20" id="con-s1-002"/>
      <constraint firstItem="lab-e1-001" \(rest) id="con-s1-003"/>
      """)
}
