import Testing

@testable import StackLSP

/// The devices of screens that name none follow the device families of the nearest Xcode project.
@Suite struct XcodeProjectTests {
  /// 200 + 200 + 60 pt of gaps are 460 pt: more than a phone has, and less than the canvas of Xcode 7.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="10117" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <scenes><scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
          <subviews>
            \(box("one", x: 20))
            \(box("two", x: 380))
          </subviews>
          <constraints>
            <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
            <constraint firstItem="two" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="one" secondAttribute="trailing" constant="20" id="c2"/>
            <constraint firstAttribute="trailing" secondItem="two" secondAttribute="trailing" constant="20" id="c3"/>
            <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c4"/>
            <constraint firstItem="two" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c5"/>
          </constraints>
        </view>
      </viewController></objects></scene></scenes>
    </document>

    """

  private static func box(_ id: String, x: Int) -> String {
    """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="20" width="200" height="40"/>
      <constraints>
        <constraint firstAttribute="width" constant="200" id="\(id)-width"/>
        <constraint firstAttribute="height" constant="40" id="\(id)-height"/>
      </constraints>
    </view>
    """
  }

  private static let wide = """
    screen Wide {
      view bar {
        backgroundColor: systemTeal
        width == 500; height == 44; top == safeArea.top
        leading == superview.leading; trailing <= superview.trailing
      }
    }

    """

  @Test(arguments: [("2", 0), ("1,2", 2), ("1", 2), (nil, 2)])
  func noPhoneShowsAnAppForPads(family: String?, errors: Int) throws {
    let folder = try TemporaryFolder()
    if let family {
      try folder.write(
        "App.xcodeproj/project.pbxproj",
        "buildSettings = {\n\t\t\tTARGETED_DEVICE_FAMILY = \"\(family)\";\n\t\t};\n")
    }
    try folder.write("App/Base.lproj/Main.storyboard", Self.storyboard)
    try folder.write("App/Wide.stack", Self.wide)
    let capture = Capture()
    _ = capture.run(["check", "--format", "concise", folder.path])
    let found = capture.output.split(separator: "\n").count { $0.contains(": error: ") }
    #expect(found == errors, "\(capture.output)")
  }

  /// The nearest project holds, and of several in one folder each must be for iPads alone.
  @Test func theNearestProjectsHold() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = 2;\n")
    try folder.write("Samples/Phone.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = 1;\n")
    try folder.write("Samples/Pad.xcodeproj/project.pbxproj", "TARGETED_DEVICE_FAMILY = 2;\n")
    try folder.write("Samples/Wide.stack", Self.wide)
    try folder.write("App/Wide.stack", Self.wide)
    let capture = Capture()
    _ = capture.run(["check", "--format", "concise", folder.path])
    #expect(capture.output.contains("Samples/Wide.stack"), "\(capture.output)")
    #expect(!capture.output.contains("App/Wide.stack"), "\(capture.output)")
  }
}
