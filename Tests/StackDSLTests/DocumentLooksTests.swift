import Testing

@testable import StackDSL

/// What Xcode's inspectors show is read under UIKit's names.
///
/// Source of the elements: documents saved by Xcode 15; of what is left out, the defaults in Apple's
/// documentation of each class.
@Suite struct DocumentLooksTests {
  @Test(arguments: [
    (#"<switch on="YES"/>"#, ["isOn: true"]),
    (#"<switch on="NO"><color key="onTintColor" name="Brand"/></switch>"#, ["onTintColor: Brand"]),
    (
      #"<slider value="3" minValue="1" maxValue="1" enabled="NO"/>"#,
      ["isEnabled: false", "value: 3", "minimumValue: 1"]
    ),
    (#"<stepper value="0" minimumValue="0" maximumValue="100"/>"#, []),
    (#"<stepper value="2" maximumValue="9"/>"#, ["value: 2", "maximumValue: 9"]),
    (#"<progressView progress="0.5"/>"#, ["progress: 0.5"]),
    (#"<pageControl numberOfPages="5" currentPage="2"/>"#, ["numberOfPages: 5", "currentPage: 2"]),
    (#"<segmentedControl selectedSegmentIndex="0"/>"#, ["selectedSegmentIndex: 0"]),
    (#"<label lineBreakMode="tailTruncation" textAlignment="natural"/>"#, []),
    (
      #"<label lineBreakMode="headTruncation" textAlignment="center"/>"#,
      ["textAlignment: center", "lineBreakMode: byTruncatingHead"]
    ),
    (#"<button buttonType="system" lineBreakMode="middleTruncation"/>"#, []),
    (
      #"<button buttonType="system" selected="YES"><state key="normal" title="Go"><color key="titleColor" systemColor="systemRedColor"/></state></button>"#,
      ["textColor: systemRed", "isSelected: true"]
    ),
    (#"<button><state key="normal" title="Go"/></button>"#, ["textColor: white"]),
    (#"<button><state key="normal" image="photo"/></button>"#, []),
    (
      #"<button><buttonConfiguration key="configuration" style="filled"><color key="baseForegroundColor" white="0" alpha="1" colorSpace="custom"/></buttonConfiguration></button>"#,
      ["textColor: #000000"]
    ),
    (
      #"<textField clearButtonMode="whileEditing"><textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>"#,
      ["clearButtonMode: whileEditing", "isSecureTextEntry: true"]
    ),
    (#"<view clipsSubviews="YES"/>"#, ["clipsToBounds: true"]),
    (#"<scrollView clipsSubviews="YES"/>"#, []),
    (
      #"<label><attributedString key="attributedText"><fragment content="A"><attributes><color key="NSColor" systemColor="linkColor"/><paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment></attributedString></label>"#,
      ["textColor: link", "textAlignment: right"]
    ),
  ])
  func aLookIsRead(_ element: String, _ looks: [String]) throws {
    #expect(try self.looks(of: element) == Set(looks), "\(element)")
  }

  @Test func runtimeAttributesAreLooks() throws {
    func runtime(_ path: String, _ value: String) -> String {
      #"<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="\#(path)"\#(value)</userDefinedRuntimeAttributes></view>"#
    }
    let eight = #"><integer key="value" value="8"/></userDefinedRuntimeAttribute>"#
    let red =
      #"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></userDefinedRuntimeAttribute>"#
    #expect(try looks(of: runtime("layer.cornerRadius", eight)) == ["cornerRadius: 8"])
    #expect(try looks(of: runtime("cornerRadius", eight)) == ["cornerRadius: 8"])
    #expect(
      try looks(of: runtime("layer.masksToBounds", #" value="YES"/>"#)) == ["clipsToBounds: true"])
    #expect(try looks(of: runtime("borderColor", red)) == ["borderColor: #FF0000"])
    // A layer's color is a CGColor: UIKit does not take the one of a document.
    #expect(try looks(of: runtime("layer.borderColor", red)).isEmpty)
    #expect(try looks(of: runtime("headline", eight)).isEmpty)
  }

  /// Those of the only view of a screen.
  private func looks(of element: String) throws -> Set<String> {
    let name = try #require(element.dropFirst().split(whereSeparator: { " >/".contains($0) }).first)
    let view = element.replacing("<\(name)", with: "<\(name) id=\"vie-w0-001\"", maxReplacements: 1)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504" useAutolayout="YES"><objects>
      <view id="roo-t0-001"><subviews>\(view)</subviews></view></objects></document>
      """
    let model = readInterfaceBuilder(Array(text.utf8), file: FileID("/Looks.xib"))
    let read = try #require(model.screens.first?.views.dropFirst().first)
    let told = read.properties.filter {
      $0.name.description.summary.hasSuffix("It changes no frame.") || $0.name == .numberOfPages
    }
    return Set(told.map { "\($0.name.rawValue): \(words($0.value))" })
  }

  private func words(_ value: Value) -> String {
    switch value {
    case .bool(let bool): "\(bool)"
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .name(let word), .string(let word): word
    default: "\(value)"
    }
  }
}
