import StackDSL

/// The pages of what can be wrong with a storyboard or xib itself.
extension Fault {
  static func interfaceBuilder(_ code: ProblemCode) -> Fault {
    switch code {
    case .malformedXML:
      return Fault(
        "A storyboard or xib is no well-formed XML.",
        "A merge that went wrong leaves tags open or marks between them. What could be understood is "
          + "checked all the same.",
        file: document("<view key=\"view\" id=\"a-b-c\"><subviews></view>"), mended: document(""))
    case .unknownObject:
      return Fault(
        "An id leads to no object.",
        "A constraint names a view or guide that the document does not have, mostly after a merge. It "
          + "is left out of the layout; Xcode refuses to open such a document or drops the constraint.",
        file: document(
          view(
            "<constraint firstItem=\"x-y-z\" firstAttribute=\"top\" secondItem=\"a-b-c\" "
              + "secondAttribute=\"top\" id=\"d-e-f\"/>")),
        mended: document(view("")))
    case .notModelled:
      return Fault(
        "Elements that the layout leaves out.",
        "The element is none that Interface Builder is known to write for a view. It is named once for "
          + "a file; everything else is checked.",
        file: document(
          "<view key=\"view\" id=\"a-b-c\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" "
            + "height=\"667\"/><subviews><holoView id=\"g-h-i\"/></subviews></view>"),
        mended: document(""))
    default:
      return Fault(
        "A file that has no layouts to check.",
        "It is for macOS, tvOS or watchOS, does not use Auto Layout, or is no document of Interface "
          + "Builder.",
        file: document("", "useAutolayout=\"NO\""), mended: document(""))
    }
  }

  private static func document(
    _ view: String, _ attributes: String = "useAutolayout=\"YES\""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" \(attributes) useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="j-k-l">
                <objects>
                    <viewController title="Example" id="m-n-o">\(view)</viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  /// A root view with one label, and constraints beside those that place it.
  private static func view(_ constraint: String) -> String {
    """
    <view key="view" id="a-b-c">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="p-q-r"/>
        </subviews>
        <constraints>
            <constraint firstItem="p-q-r" firstAttribute="centerX" secondItem="a-b-c" \
    secondAttribute="centerX" id="s-t-u"/>
            <constraint firstItem="p-q-r" firstAttribute="centerY" secondItem="a-b-c" \
    secondAttribute="centerY" id="v-w-x"/>
            \(constraint)
        </constraints>
    </view>
    """
  }
}

extension ProblemCode {
  /// Nothing is wrong with the file itself.
  var isRemark: Bool { self == .notModelled || self == .notAutoLayout }
}
