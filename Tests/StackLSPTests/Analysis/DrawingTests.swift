import Foundation
import LayoutEngine
import StackDSL
import Testing

@testable import StackLSP

/// The pictures of a screen: what they must contain, and what they must never contain.
struct DrawingTests {
  private func analysis(_ members: String) throws -> ScreenLayouts {
    let text = "screen Sample {\n  size: 200 x 100\n\(members)\n}\n"
    return try #require(FixtureFiles.analysis(of: text).screens.first)
  }

  private let box = """
      view box { leading == superview.leading + 20; width == 100; top == superview.top + 20; height == 40 }
    """

  /// 200 pt over 41 columns: 5 pt a column, 10 pt a row; the box from column 4 to 24, row 2 to 6.
  @Test func boxesStandWhereTheirFramesAre() throws {
    let screen = try analysis(box)
    let listing = try #require(screen.framesListings.first)
    let lines = BoxDrawing(listing, columns: 41).text.split(separator: "\n").map { Array($0) }
    #expect(lines.count == 11)
    #expect(lines[2][4] == "┌")
    #expect(lines[2][24] == "┐")
    #expect(lines[6][4] == "└")
    #expect(lines[6][24] == "┘")
    #expect(String(lines[2][5..<8]) == "box")
  }

  /// Apple's Human Interface Guidelines: systemBlue is #007AFF in light appearance, #0A84FF in dark.
  @Test func aBackgroundIsDrawnInItsColor() throws {
    let screen = try analysis(
      box.replacing("view box {", with: "view box { backgroundColor: systemBlue; cornerRadius: 8;"))
    let picture = preview(of: screen, try #require(screen.all.first))
    #expect(picture.contains("fill=\"light-dark(#007aff, #0a84ff)\""))
    #expect(picture.contains("rx=\"8\""))
  }

  @Test func aMarkedViewHasDoubleLines() throws {
    let listing = try #require(try analysis(box).framesListings.first)
    #expect(BoxDrawing(listing, marked: "box").text.contains("╔box═"))
    #expect(!BoxDrawing(listing).text.contains("╔"))
  }

  /// 600 pt at 10 pt a row are 61 rows; the mark is in rows 48 to 52.
  @Test func aHoverIsCroppedToTheMarkedView() throws {
    let text = """
      screen Tall {
        size: 200 x 600
        view top { leading == superview.leading; trailing == superview.trailing; top == superview.top; height == 40 }
        view low { leading == superview.leading; trailing == superview.trailing; top == superview.top + 480; height == 40 }
      }
      """
    let screen = try #require(FixtureFiles.analysis(of: text).screens.first)
    let listing = try #require(screen.framesListings.first)
    let drawing = BoxDrawing(listing, marked: "low", columns: 41)
    let cropped = drawing.text(lines: 12)
    #expect(cropped.split(separator: "\n", omittingEmptySubsequences: false).count == 12)
    #expect(cropped.contains("╔low") && cropped.contains("╝"))
    #expect(!cropped.contains("┌top"))
    #expect(BoxDrawing(listing, columns: 41).text(lines: 12).contains("┌top"))
  }

  /// The example of cli.md: numbers in the superview's coordinates, names as a tree.
  @Test func theTableIsATree() throws {
    let screen = try analysis("\(box)\n  view other { edges == box.edges inset 10 }")
    let table = try #require(screen.framesListings.first?.table)
    let lines = table.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines[0] == "Sample on 200 x 100 (200 x 100)")
    #expect(lines[1] == "x y width height")
    #expect(lines[2] == "box 20 20 100 40")
    #expect(lines[3] == "other 30 30 80 20")
  }

  @Test func aPictureIsBalancedMarkup() throws {
    let screen = try analysis(
      """
        label evil "<script>&\\"]]>\\u{1}" {
          leading == superview.leading
          top == superview.top
        }
      \(box)
      """)
    let layout = try #require(screen.primary)
    let svg = preview(of: screen, layout, marked: ViewIndex(1))
    #expect(!svg.contains("<script>"))
    #expect(svg.contains("&lt;script&gt;&amp;"))
    #expect(!svg.unicodeScalars.contains { $0.value == 1 })
    #expect(isBalanced(svg))
  }

  /// Marks differ without color: stripes and a question mark, crosses and a cross.
  @Test func troubleHasASign() throws {
    let open = try analysis("  label a \"A\" { top == superview.top }")
    let openLayout = try #require(open.primary)
    let striped = preview(of: open, openLayout)
    #expect(striped.contains(">?</text>"))
    #expect(striped.contains("class=\"finding tie"))
    let wrong = try analysis("\(box)\n  view w { edges == box.edges; width == 10 }")
    let wrongLayout = try #require(wrong.primary)
    let crossed = preview(of: wrong, wrongLayout)
    #expect(crossed.contains(">✕</text>"))
    #expect(crossed.contains("class=\"finding conflict"))
  }

  /// A filled button is white on the tint color; the selected segment is the leading one, which is on the
  /// right in Arabic.
  @Test func controlsLookAsTheyAreConfigured() throws {
    let screen = try analysis(
      """
        button join "Join" {
          configuration: filled
          leading == superview.leading; top == superview.top
        }
        segmentedControl plan {
          segments: "Monthly", "Yearly", "Ever"; selectedSegmentIndex: 0
          leading == superview.leading; top == superview.top + 60; width == 192
        }
      """)
    let layout = try #require(screen.primary)
    let svg = preview(of: screen, layout)
    #expect(svg.contains("<rect class=\"tint\"") && svg.contains("<text class=\"ontint\""))
    #expect(svg.contains("<rect class=\"chosen\" x=\"2\" y=\"62\" width=\"60\""))
    for (title, x) in [("Monthly", 32), ("Yearly", 96), ("Ever", 160)] {
      let line = try #require(svg.split(separator: "\n").first { $0.hasSuffix(">\(title)</text>") })
      #expect(line.contains(" x=\"\(x)\" "))
    }
    var mirrored = layout
    mirrored.environment.direction = .rightToLeft
    #expect(preview(of: screen, mirrored).contains("<rect class=\"chosen\" x=\"130\""))
  }

  /// Bars are drawn around the screen, and a status bar of 20 pt is not drawn as an island. On iOS 26 they
  /// take 54 and 49.
  @Test func barsAreDrawnAroundTheScreen() throws {
    let text = """
      screen Inbox {
        devices: iPhoneSE3
        bars: navigation, tab
        view box { edges == safeArea.edges }
      }
      """
    let file = FileID("bars.stack")
    let files = SourceFiles([parse(Array(text.utf8), file: file)])
    let screen = try #require(analyze(file, in: files, memo: AnalysisMemo()).screens.first)
    let svg = preview(of: screen, try #require(screen.primary))
    #expect(svg.components(separatedBy: "class=\"bar\"").count == 3)
    #expect(svg.contains("M0 74L375 74") && svg.contains("M0 618L375 618"))
    let title = try #require(svg.split(separator: "\n").last { $0.hasSuffix(">Inbox</text>") })
    #expect(title.contains(" y=\"53\" "))
    #expect(!svg.contains("class=\"camera\"") && !svg.contains("class=\"indicator\""))
  }

  /// One page may contain any number of pictures, so none has an id or refers to one.
  @Test func aPictureHasNoIds() throws {
    for example in Repository.files(in: "Examples", suffix: ".stack") {
      let analysis = try FixtureFiles.analysis(of: example.name, in: "../../Examples")
      #expect(!analysis.screens.isEmpty || !analysis.components.isEmpty, "\(example.name)")
      for screen in analysis.screens + analysis.components {
        let layout = try #require(screen.primary)
        let svg = preview(of: screen, layout)
        #expect(!svg.contains(" id=") && !svg.contains("url(#"), "\(screen.screen.name)")
        #expect(isBalanced(svg))
      }
    }
  }

  @Test func aViewSaysWhereItIsDeclared() throws {
    let screen = try analysis("  hstack { view box { width == 10 } }")
    let layout = try #require(screen.primary)
    var options = PictureOptions()
    let box = try #require(screen.screen.views.first { $0.name == "box" })
    options.place = { $0 == box.nameSpan ? "4:8" : "elsewhere" }
    let svg = preview(of: screen, layout, options: options)
    #expect(svg.contains("data-view=\"hstack#0.box\" data-kind=\"view\" data-source=\"4:8\""))
  }

  /// 60 × 20 with a margin of 8 pt on every side: the component is 76 × 36, and so is its picture inside the
  /// border.
  @Test func aComponentIsDrawnAloneAtItsFittingSize() throws {
    let text = """
      component Chip {
        hstack root {
          isLayoutMarginsRelativeArrangement: true; layoutMargins: 8
          view inner { intrinsicContentSize: 60 x 20 }
        }
      }
      """
    let component = try #require(FixtureFiles.analysis(of: text).components.first)
    let layout = try #require(component.primary)
    var options = PictureOptions()
    options.isInPage = true
    let svg = preview(of: component, layout, options: options)
    #expect(svg.contains("viewBox=\"-8 -8 92 52\""))
    #expect(!svg.contains("class=\"bezel\""))
  }

  /// 50 and 60 pt contradict each other: red on a page that lists it as an error, and a dot on one that lists it as
  /// information, as of a canvas that no device has. A picture alone marks it in any case.
  @Test func aPageMarksAConflictAsItListsIt() throws {
    let text =
      "screen S {\n  size: 100 x 100\n  view box { width == 50; width == 60; height == 9; center == superview.center }\n}"
    let analysis = FixtureFiles.analysis(of: text)
    let screen = try #require(analysis.screens.first)
    let layout = try #require(screen.primary)
    func picture(_ severity: Problem.Severity, isInPage: Bool = true) -> String {
      let findings = analysis.findings.map {
        var finding = $0
        finding.severity = severity
        return finding
      }
      return preview(
        of: screen, layout, findings: findings, options: PictureOptions(isInPage: isInPage))
    }
    #expect(picture(.error).contains("class=\"finding conflict wrong\""))
    #expect(picture(.information).contains("class=\"finding conflict remark\""))
    #expect(!picture(.information).contains("class=\"hatch\""))
    #expect(picture(.information, isInPage: false).contains("class=\"finding conflict wrong\""))
  }

  /// The view is 40 pt outside the screen's safe area; the finding's number links to the list.
  @Test func aFindingIsMarkedAtItsViews() throws {
    let text = """
      screen S {
        devices: iPhone16
        label title "Hello" { top == superview.top; leading == superview.leading + 20 }
      }
      """
    let analysis = FixtureFiles.analysis(of: text)
    let screen = try #require(analysis.screens.first)
    let number = try #require(analysis.findings.firstIndex { $0.code == "outside-safe-area" })
    let svg = preview(of: screen, try #require(screen.primary), findings: analysis.findings)
    #expect(svg.contains("class=\"finding outside doubtful\" data-findings=\"\(number)\""))
  }

  /// 200 by 100 with content of 300: a nested picture clips what hangs out. The bar's length is the visible
  /// share, a third: (100 - 8) · 100 / 300.
  @Test func aScrollViewCutsItsContent() throws {
    let screen = try analysis(
      """
        scrollView s {
          edges == superview.edges
          view tall { edges == s.content.edges; width == s.frame.width; height == 300 }
        }
      """)
    let layout = try #require(screen.primary)
    let clip = "<svg class=\"clip\" x=\"0\" y=\"0\" width=\"200\" height=\"100\""
    let cut = preview(of: screen, layout)
    #expect(cut.ranges(of: clip).count == 2)
    #expect(cut.contains("class=\"indicatorbar\" x=\"194\" y=\"4\" width=\"3\" height=\"30.67\""))
    let whole = preview(of: screen, layout, options: PictureOptions(layers: [.content]))
    #expect(!whole.contains(clip))
    #expect(isBalanced(cut) && isBalanced(whole))
  }

  /// Stacks have no edge and no name in the app, so the picture draws both only for the views in question.
  @Test func aPictureIsQuiet() throws {
    let screen = try analysis(
      """
        hstack row {
          leading == superview.leading; top == superview.top + 20; width == 180; height == 60
          hstack other { view box { width == 180 } }
        }
      """)
    let layout = try #require(screen.primary)
    #expect(!preview(of: screen, layout).contains("class=\"stack outline\""))
    let row = try #require(screen.screen.views.firstIndex { $0.name == "row" })
    let marked = preview(of: screen, layout, marked: ViewIndex(row))
    #expect(marked.ranges(of: "class=\"stack outline\"").count == 1)
    #expect(marked.contains(">row</text>") && !marked.contains(">other</text>"))
    let all = preview(of: screen, layout, options: PictureOptions(layers: [.outlines, .names]))
    #expect(all.ranges(of: "class=\"stack outline\"").count == 2)
    #expect(all.contains(">row</text>") && all.contains(">other</text>"))
  }

  /// Whether every tag that opens also closes, in the right order.
  private func isBalanced(_ markup: String) -> Bool {
    var open: [Substring] = []
    var rest = markup[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        open.append(tag.prefix { $0 != " " })
      }
    }
    return open.isEmpty
  }
}
