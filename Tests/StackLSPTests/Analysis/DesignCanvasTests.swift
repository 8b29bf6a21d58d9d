import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// The canvas of a document shows what Interface Builder shows.
@Suite struct DesignCanvasTests {
  private func analysis(of text: String) -> Analysis {
    analyze(
      readInterfaceBuilder(Array(text.utf8), file: FileID("/a.storyboard")), memo: AnalysisMemo())
  }

  /// A view in each environment; the first is the document's own.
  private func entries(of id: String, _ text: String) -> [FramesListing.Entry] {
    analysis(of: text).screens[0].framesListings.compactMap { listing in
      listing.entries.first { $0.path == id }
    }
  }

  private static let row = """
    <stackView alignment="center" distribution="fillEqually" \
    translatesAutoresizingMaskIntoConstraints="NO" id="row-k1-001">
        <rect key="frame" x="0.0" y="100" width="393" height="96"/>
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box-w1-001">
                <rect key="frame" x="0.0" y="8" width="393" height="80"/>
            </view>
        </subviews>
    </stackView>
    """
  private static let edges = """
    <constraint firstItem="row-k1-001" firstAttribute="top" secondItem="roo-t1-001" \
    secondAttribute="top" constant="100" id="con-s1-001"/>
    <constraint firstItem="row-k1-001" firstAttribute="leading" secondItem="roo-t1-001" \
    secondAttribute="leading" id="con-s1-002"/>
    <constraint firstAttribute="trailing" secondItem="row-k1-001" secondAttribute="trailing" \
    id="con-s1-003"/>
    <constraint firstItem="row-k1-001" firstAttribute="height" constant="96" id="con-s1-004"/>
    """

  /// At run time it is 0 pt high, on that device and on others.
  @Test func aViewWithoutASizeKeepsTheOneItWasDrawnWithOnTheCanvasAlone() {
    let text = sceneText(subviews: Self.row, constraints: Self.edges)
    let found = entries(of: "box-w1-001", text)
    #expect(found.count == 4)
    #expect(found[0].frameAsDrawn == Rect(x: 0, y: 8, width: 393, height: 80))
    #expect(found.dropFirst().allSatisfy { $0.frameAsDrawn == nil })
    for entry in found { #expect(entry.frame.height == 0) }
    let codes = analysis(of: text).findings.map(\.code)
    #expect(!codes.contains("misplaced-view"), "\(codes)")
  }

  /// A box of 500 pt between both edges of the canvas. Bars and a sheet leave at least half of the 852 pt of the
  /// phone; a lower canvas is only drawn, unless its author wrote its size.
  @Test(arguments: [(425, false, false), (426, false, true), (425, true, true)])
  func aCanvasThatIsNoScreenContradictsNothing(
    _ height: Int, _ isWritten: Bool, _ contradicts: Bool
  ) {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-w1-001">
          <rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>
          <constraints><constraint firstAttribute="height" constant="500" id="con-s1-001"/></constraints>
      </view>
      """
    let edges = ["top", "leading", "bottom", "trailing"].map { edge in
      """
      <constraint firstItem="box-w1-001" firstAttribute="\(edge)" secondItem="roo-t1-001" \
      secondAttribute="\(edge)" id="con-\(edge)"/>
      """
    }
    var text = sceneText(subviews: box, constraints: edges.joined())
      .replacing("height=\"852\"", with: "height=\"\(height)\"")
    if isWritten {
      text.replace(
        "</viewController>",
        with: "<size key=\"freeformSize\" width=\"393\" height=\"425\"/></viewController>")
    }
    let errors = analysis(of: text).findings.filter { $0.severity == .error }
    #expect(errors.count == (contradicts ? 1 : 0), "\(errors.map(\.message))")
  }

  // MARK: - Margins

  private static let label = """
    <label text="Email" translatesAutoresizingMaskIntoConstraints="NO" id="lab-e1-001">
        <rect key="frame" x="20" y="300" width="41" height="20.5"/>
    </label>
    """
  private static let toMargin = """
    <constraint firstItem="lab-e1-001" firstAttribute="top" secondItem="roo-t1-001" \
    secondAttribute="top" constant="300" id="con-s1-001"/>
    <constraint firstItem="lab-e1-001" firstAttribute="leading" secondItem="roo-t1-001" \
    secondAttribute="leadingMargin" id="con-s1-002"/>
    """

  /// `UIViewController.viewRespectsSystemMinimumLayoutMargins`.
  @Test(arguments: [(5.0, 16.0), (16, 16), (24, 24)])
  func aControllersViewHasTheMarginsOfTheSystemAtLeast(_ written: Double, _ margin: Double) {
    let insets = """
      <edgeInsets key="layoutMargins" top="0.0" left="\(written)" bottom="0.0" right="16"/>
      """
    let text = sceneText(subviews: Self.label, constraints: Self.toMargin, rest: insets)
    #expect(entries(of: "lab-e1-001", text).first?.frame.x == margin)
    let free = text.replacing(
      "<viewController id", with: "<viewController viewRespectsSystemMinimumLayoutMargins=\"NO\" id"
    )
    #expect(entries(of: "lab-e1-001", free).first?.frame.x == written)
  }

  // MARK: - Safe area

  private func pinned(_ y: Double, _ more: String = "", rest: String = "") -> Rect? {
    let label = Self.label.replacing("y=\"300\"", with: "y=\"\(y)\"")
    let top = """
      <constraint firstItem="lab-e1-001" firstAttribute="top" secondItem="saf-e1-001" \
      secondAttribute="top" id="con-s1-001"/>
      """
    let text = sceneText(subviews: label, constraints: top + more, rest: rest)
    return entries(of: "lab-e1-001", text).first?.frame
  }

  /// The record is below a large title of iOS 26, and a notch that was counted twice; a value beyond all bars
  /// is not a record.
  @Test(arguments: [(59.0, 59.0), (202, 202), (230, 230), (300, 59)])
  func theSafeAreaIsAsDeepAsItWasRecorded(_ y: Double, _ top: Double) {
    #expect(pinned(y)?.y == top)
  }

  /// A document of Xcode 5 names no device. A status bar is 20 pt high on a phone of 320 by 568.
  @Test func aScreenOfAnotherDeviceHasItsStatusBar() {
    let top = """
      <constraint firstItem="lab-e1-001" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="saf-e1-001" secondAttribute="top" id="con-s1-001"/>
      <constraint firstItem="lab-e1-001" firstAttribute="top" secondItem="roo-t1-001" \
      secondAttribute="top" priority="250" id="con-s1-002"/>
      """
    let text = sceneText(subviews: Self.label, constraints: top)
      .replacing("<device id=\"retina6_12\" orientation=\"portrait\"/>", with: "")
      .replacing("width=\"393\" height=\"852\"", with: "width=\"320\" height=\"568\"")
      .replacing("23504", with: "5056")
    #expect(entries(of: "lab-e1-001", text).first?.frame.y == 20)
  }

  /// A constraint of another size class says nothing about this record.
  @Test func whatASizeClassLeavesOutSaysNothingOfTheSafeArea() {
    let other = """
      <constraint firstItem="lab-e1-001" firstAttribute="top" secondItem="saf-e1-001" \
      secondAttribute="top" constant="60" id="con-s1-002"/>
      """
    #expect(pinned(103, other)?.y == 59)
    let variation = """
      <variation key="default"><mask key="constraints"><exclude reference="con-s1-002"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints">\
      <include reference="con-s1-002"/><exclude reference="con-s1-001"/></mask></variation>
      """
    #expect(pinned(103, other, rest: variation)?.y == 59)
    let onlyOther = variation.replacing("<exclude reference=\"con-s1-001\"/>", with: "")
    #expect(pinned(103, other, rest: onlyOther)?.y == 103)
  }

  /// A view that its constraints make 80 pt high, whatever any text needs. A third of a point is a pixel at scale 3.
  @Test(arguments: [(81, true), (80.33, false), (80, false), (79.67, false), (79, true)])
  func aViewOfWrittenSizeIsMisplacedFromAPointOn(_ drawn: Double, _ isMisplaced: Bool) {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-w1-001">
          <rect key="frame" x="0.0" y="100" width="393" height="\(drawn)"/>
          <constraints><constraint firstAttribute="height" constant="80" id="con-s1-004"/></constraints>
      </view>
      """
    #expect(isMisplaced == tellsOfMisplaced(box))
  }

  /// One line of 17 pt in the system font is 20.3 pt high, whatever its letters: only a difference of up to a point may
  /// come from rounding.
  @Test(arguments: [(22, "", true), (21, "", false), (27, "misplaced=\"YES\"", true)])
  func aLineIsMisplacedFromAPointOn(_ drawn: Int, _ mark: String, _ isMisplaced: Bool) {
    let label = """
      <label text="Name" \(mark) translatesAutoresizingMaskIntoConstraints="NO" id="box-w1-001">
          <rect key="frame" x="0.0" y="100" width="393" height="\(drawn)"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    #expect(isMisplaced == tellsOfMisplaced(label))
  }

  /// 574 pt of text are two lines of 393 pt (40.7 pt high), whatever a letter more or less; 385.5 pt are one, or two if
  /// Interface Builder measures 2 % more, but never three (61 pt).
  @Test(arguments: [
    ("Please launch the app before you use its extension, or launch it from the list", 61, true),
    ("Please launch the app before you use its extension", 41, false),
    ("Please launch the app before you use its extension", 61, true),
  ])
  func linesAreMisplacedIfNoNumberOfThemFits(_ text: String, _ drawn: Int, _ isMisplaced: Bool) {
    let label = """
      <label text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="box-w1-001">
          <rect key="frame" x="0.0" y="100" width="393" height="\(drawn)"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    #expect(isMisplaced == tellsOfMisplaced(label))
  }

  private func tellsOfMisplaced(_ box: String) -> Bool {
    let edges = """
      <constraint firstItem="box-w1-001" firstAttribute="top" secondItem="roo-t1-001" \
      secondAttribute="top" constant="100" id="con-s1-001"/>
      <constraint firstItem="box-w1-001" firstAttribute="leading" secondItem="roo-t1-001" \
      secondAttribute="leading" id="con-s1-002"/>
      <constraint firstAttribute="trailing" secondItem="box-w1-001" secondAttribute="trailing" \
      id="con-s1-003"/>
      """
    return analysis(of: sceneText(subviews: box, constraints: edges)).findings
      .contains { $0.code == "misplaced-view" }
  }
}
