import Testing

@testable import StackDSL

/// Each change is one attribute or one element of the XML, written as Interface Builder writes it.
@Suite struct DocumentEditorTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>
                    <outlet property="edge" destination="con-in-002" id="out-le-001"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="roo-t1-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <stackView opaque="NO" contentMode="scaleToFill" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
                        <subviews>
                            <label contentMode="left" verticalHuggingPriority="251" text="A &amp; B" \
    lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001"/>
                            <label
                                text="Two"
                                lineBreakMode='tailTruncation'
                                id="lab-el-002"/>
                        </subviews>
                        <constraints>
                            <constraint firstAttribute="height" constant="40" id="con-in-001"/>
                        </constraints>
                    </stackView>
                </subviews>
                <constraints>
                    <constraint firstItem="sta-ck-001" firstAttribute="top" secondItem="roo-t1-001" \
    secondAttribute="top" constant="20" id="con-in-002"/>
                    <constraint firstItem="sta-ck-001" firstAttribute="leading" relation="greaterThanOrEqual" \
    secondItem="roo-t1-001" secondAttribute="leading" priority="750" constant="20" id="con-in-003"/>
                    <constraint firstAttribute="trailing" secondItem="sta-ck-001" \
    secondAttribute="trailing" id="con-in-004">
                        <variation key="widthClass=compact" constant="12"/>
                    </constraint>
                </constraints>
            </view>
        </objects>
    </document>

    """

  private struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Text that occurs once, and its replacement.
    var old: String
    var new: String
    var edits: @Sendable (DocumentEditor) -> [TextEdit]?

    init(
      _ name: String, _ old: String, _ new: String,
      _ edits: @escaping @Sendable (DocumentEditor) -> [TextEdit]?
    ) {
      testDescription = name
      self.old = old
      self.new = new
      self.edits = edits
    }
  }

  private static let cases: [Case] = [
    Case(
      "a new priority of a view", #"contentMode="left" vert"#,
      #"contentMode="left" horizontalHuggingPriority="249" vert"#
    ) {
      $0.set(.horizontalHugging, of: $0.view("lab-el-001"), to: "249")
    },
    Case("another priority", #"verticalHuggingPriority="251""#, #"verticalHuggingPriority="252""#) {
      $0.set(.verticalHugging, of: $0.view("lab-el-001"), to: "252")
    },
    Case("the usual priority", #" verticalHuggingPriority="251""#, "") {
      $0.set(.verticalHugging, of: $0.view("lab-el-001"), to: "250")
    },
    Case("resistance", #""251" text"#, #""251" horizontalCompressionResistancePriority="749" text"#)
    {
      $0.set(.horizontalCompressionResistance, of: $0.view("lab-el-001"), to: "749")
    },
    Case(
      "on a line of its own", "lineBreakMode='tailTruncation'\n",
      "lineBreakMode='tailTruncation'\n                            numberOfLines=\"0\"\n"
    ) {
      $0.set(.numberOfLines, of: $0.view("lab-el-002"), to: "0")
    },
    Case(
      "the first attribute", "<label\n                            text",
      "<label\n                            hidden=\"YES\"\n                            text"
    ) {
      $0.set(.isHidden, of: $0.view("lab-el-002"), to: "true")
    },
    Case("a label that may shrink", #"adjustsFontSizeToFit="NO""#, #"minimumScaleFactor="0.5""#) {
      $0.set(.minimumScaleFactor, of: $0.view("lab-el-001"), to: "0.5")
    },
    Case("axis", #" spacing="8""#, #" axis="vertical" spacing="8""#) {
      $0.set(.axis, of: $0.view("sta-ck-001"), to: "vertical")
    },
    Case("distribution", #" spacing="8""#, #" distribution="fillEqually" spacing="8""#) {
      $0.set(.distribution, of: $0.view("sta-ck-001"), to: "fillEqually")
    },
    Case("alignment", #" spacing="8""#, #" alignment="center" spacing="8""#) {
      $0.set(.alignment, of: $0.view("sta-ck-001"), to: "center")
    },
    Case("spacing", #"spacing="8""#, #"spacing="12""#) {
      $0.set(.spacing, of: $0.view("sta-ck-001"), to: "12")
    },
    Case("no spacing", #" spacing="8""#, "") { $0.remove(.spacing, of: $0.view("sta-ck-001")) },
    Case("a constraint's new priority", #""height" con"#, #""height" priority="999" con"#) {
      $0.setPriority(ofConstraint: $0.constraint("con-in-001"), to: 999)
    },
    Case("a required constraint", #" priority="750""#, "") {
      $0.setPriority(ofConstraint: $0.constraint("con-in-003"), to: 1000)
    },
    Case("a constant", #"constant="40""#, #"constant="44.5""#) {
      $0.setConstant(ofConstraint: $0.constraint("con-in-001"), to: 44.5)
    },
    Case("a constant of nothing", #" constant="40""#, "") {
      $0.setConstant(ofConstraint: $0.constraint("con-in-001"), to: 0)
    },
    Case("a constant of a size class", #"constant="12""#, #"constant="-3""#) {
      $0.setConstant(ofConstraint: $0.constraint("con-in-004", constant: -12), to: 3)
    },
    Case("a constant of all other size classes", #""trailing" id"#, #""trailing" constant="5" id"#)
    {
      $0.setConstant(ofConstraint: $0.constraint("con-in-004", constant: 0), to: -5)
    },
    Case("a relation", #""greaterThanOrEqual""#, #""lessThanOrEqual""#) {
      $0.setRelation(ofConstraint: $0.constraint("con-in-003"), to: .lessThanOrEqual)
    },
    Case("an equality", #" relation="greaterThanOrEqual""#, "") {
      $0.setRelation(ofConstraint: $0.constraint("con-in-003"), to: .equal)
    },
    Case("a new relation", #""height" con"#, #""height" relation="lessThanOrEqual" con"#) {
      $0.setRelation(ofConstraint: $0.constraint("con-in-001"), to: .lessThanOrEqual)
    },
    Case(
      "a constraint that goes",
      """
                      <constraint firstItem="sta-ck-001" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondItem="roo-t1-001" secondAttribute="leading" priority="750" constant="20" id="con-in-003"/>

      """, ""
    ) { $0.removeConstraint($0.constraint("con-in-003")) },
    Case(
      "the only constraint of its list",
      """
                          <constraints>
                              <constraint firstAttribute="height" constant="40" id="con-in-001"/>
                          </constraints>

      """, ""
    ) { $0.removeConstraint($0.constraint("con-in-001")) },
  ]

  @Test(arguments: cases)
  private func changesOnePlace(_ changed: Case) throws {
    let editor = try editor(of: Self.text)
    let edits = try #require(changed.edits(editor))
    let result = try #require(Array(Self.text.utf8).applying(edits))
    #expect(Self.text.components(of: changed.old) == 2)
    #expect(
      String(decoding: result, as: UTF8.self) == Self.text.replacing(changed.old, by: changed.new))
    let document = readXML(result)
    #expect(document.faults.isEmpty)
    let again = readInterfaceBuilder(result, file: FileID("/Test.xib"))
    #expect(again.screens.map { $0.views.map(\.path) } == [editor.screen.views.map(\.path)])
  }

  @Test func aNewConstraintStandsWhereInterfaceBuilderPutsIt() throws {
    let editor = try editor(of: Self.text)
    let width = PlainConstraint(
      Anchor(editor.view("lab-el-001"), .width), .greaterThanOrEqual, constant: 44, priority: 999)
    let edits = try #require(editor.add([width]))
    let result = try #require(applying(edits, to: Array(Self.text.utf8)))
    let id = try #require(newIDs(in: result).first)
    #expect(id.wholeMatch(of: #/[a-zA-Z0-9]{3}-[a-zA-Z0-9]{2}-[a-zA-Z0-9]{3}/#) != nil)
    let indentation = String(repeating: " ", count: 24)
    let list = """
      id="lab-el-001">
      \(indentation)    <constraints>
      \(indentation)        <constraint firstAttribute="width" relation="greaterThanOrEqual" \
      priority="999" constant="44" id="\(id)"/>
      \(indentation)    </constraints>
      \(indentation)</label>
      """
    #expect(
      String(decoding: result, as: UTF8.self)
        == Self.text.replacing("id=\"lab-el-001\"/>", by: list))
  }

  @Test func aListStaysInTheOrderOfItsIDs() throws {
    let editor = try editor(of: Self.text)
    let stack = editor.view("sta-ck-001")
    // Distances at the far edges count inward from the superview.
    let bottom = PlainConstraint(
      Anchor(stack, .bottom), .lessThanOrEqual, Anchor(.screen, .bottom), constant: -20)
    let center = PlainConstraint(Anchor(stack, .centerX), .equal, Anchor(.screen, .centerX))
    let edits = try #require(editor.add([bottom, center]))
    let result = try #require(applying(edits, to: Array(Self.text.utf8)))
    let ids = newIDs(in: result)
    #expect(ids.count == 2)
    let written = readXML(result)
    let lists = written.elements.indices.filter { written.isNamed("constraints", $0) }
    for list in lists {
      let order = written.children(of: list).compactMap { written.value("id", of: $0) }
      #expect(order == order.sorted())
    }
    let tags = written.elements.indices.filter {
      written.value("id", of: $0).map(ids.contains) ?? false
    }.map { written.text(written.elements[$0].tag).replacing(#/ id=".*"/#, with: "") }
    #expect(
      Set(tags) == [
        #"<constraint firstAttribute="bottom" relation="greaterThanOrEqual" "#
          + #"secondItem="sta-ck-001" secondAttribute="bottom" constant="20"/>"#,
        #"<constraint firstItem="sta-ck-001" firstAttribute="centerX" "#
          + #"secondItem="roo-t1-001" secondAttribute="centerX"/>"#,
      ])
  }

  /// The ids of constraints that the text did not have.
  private func newIDs(in bytes: [UInt8]) -> [String] {
    let xml = readXML(bytes)
    return xml.elements.indices.filter { xml.isNamed("constraint", $0) }
      .compactMap { xml.value("id", of: $0) }.filter { !Self.text.contains($0) }
  }

  @Test func whatADocumentDoesNotSayIsNotWritten() throws {
    let editor = try editor(of: Self.text)
    let label = editor.view("lab-el-001")
    // An outlet refers to it.
    #expect(editor.removeConstraint(editor.constraint("con-in-002")) == nil)
    #expect(editor.set(.distribution, of: label, to: "fill") == nil)
    #expect(editor.set(.numberOfLines, of: editor.view("sta-ck-001"), to: "0") == nil)
    #expect(editor.set(.horizontalHugging, of: label, to: "\"/><x a=\"") == nil)
    #expect(editor.set(.distribution, of: editor.view("sta-ck-001"), to: "odd") == nil)
    #expect(editor.set(.horizontalHugging, of: ViewIndex(99), to: "249") == nil)
    #expect(editor.setPriority(ofConstraint: 99, to: 999) == nil)
    #expect(editor.setConstant(ofConstraint: 0, to: .infinity) == nil)
  }

  private func editor(of text: String) throws -> DocumentEditor {
    let bytes = Array(text.utf8)
    let model = readInterfaceBuilder(bytes, file: FileID("/Test.xib"))
    return DocumentEditor(try #require(model.screens.first), in: bytes)
  }
}

extension DocumentEditor {
  fileprivate func view(_ id: String) -> ViewIndex {
    ViewIndex(screen.views.firstIndex { $0.path == id } ?? -1)
  }

  fileprivate func constraint(_ id: String, constant: Double? = nil) -> Int {
    screen.constraints.firstIndex {
      $0.objectID == id && (constant == nil || $0.constant == constant)
    } ?? -1
  }
}

extension [UInt8] {
  fileprivate func applying(_ edits: [TextEdit]) -> [UInt8]? {
    var text = self
    for edit in edits.sorted(by: { $0.span.range.lowerBound > $1.span.range.lowerBound }) {
      guard edit.fits(text) else { return nil }
      text.replaceSubrange(edit.span.range, with: edit.newText.utf8)
    }
    return text
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count + 1 }

  fileprivate func replacing(_ old: String, by new: String) -> String { replacing(old, with: new) }
}
