import Foundation
import JSONRPC
import Testing

@testable import StackDSL
@testable import StackLSP

/// What of a screen is written as Swift: all of it, or a comment says what is not.
@Suite struct SwiftExportTests {
  /// Without its layout, which no export needs.
  private func export(_ text: String, as form: SwiftForm = .view) throws -> SwiftExport {
    let file = FileID("A.stack")
    let model = buildModel(of: file, in: SourceFiles([parse(Array(text.utf8), file: file)]))
    return SwiftExport(
      try #require(model.screens.first), settings: FileSettings(model), as: form,
      components: model.components,
      source: { SourceText(text).string(model.fileSpan($0).range) })
  }

  private static let translated = """
    screen A {
      languages: en, de, pt-BR +6%
      label title "Hello" {
        when language == de { text: "Hallo" }
        when language == pt-BR && width < 400 { text: "Oi" }
      }
      label price "9.99" { when language == de { text: "9,99" } }
      button send { title: "Send"; when language == de { title: "Senden" } }
      segmentedControl kinds { segments: "New", "2024" }
    }
    """

  /// `String(localized:)` finds the German texts; what no catalog can say stays in the code.
  @Test func textsOfALanguageAreInTheCatalog() throws {
    let export = try export(Self.translated)
    #expect(!export.text.contains("Hallo") && !export.text.contains("Senden"))
    #expect(export.text.contains("\"9,99\"") && export.text.contains("String(localized: \"Oi\")"))
    #expect(export.omissions.first?.hasPrefix("texts in de: ") ?? false)
    let capture = Capture()
    #expect(capture.run(["swift", "--strings", "-"], input: Self.translated) == 0)
    #expect(
      try JSONParser.parse(capture.bytes) == [
        "sourceLanguage": "en",
        "strings": [
          "Hello": [
            "localizations": ["de": ["stringUnit": ["state": "translated", "value": "Hallo"]]]
          ],
          "New": [:], "Oi": [:],
          "Send": [
            "localizations": ["de": ["stringUnit": ["state": "translated", "value": "Senden"]]]
          ],
        ],
        "version": "1.0",
      ])
  }

  /// A value of a type that no property has where nothing is written.
  private func sample(of property: PropertyName) -> [String] {
    switch property.description.type {
    case .number, .count: ["7", "0.5"]
    case .bool: ["true", "false"]
    case .priority: ["333"]
    case .spacing: ["13"]
    case .size: ["33 x 44"]
    case .insets: ["1, 2, 3, 4"]
    case .frame: ["1, 2, 30, 40"]
    case .font: ["headline", "system 23 bold"]
    case .cases(let cases), .caseList(let cases): cases
    case .strings: ["\"One\", \"Two\""]
    case .className: ["Avatar"]
    default: ["\"word\"", "systemRed"]
    }
  }

  /// Every kind with every property that it has: another value makes other Swift, or a comment names it.
  @Test(arguments: ViewKind.views) func everyPropertyIsWrittenOrNamed(kind: ViewKind) throws {
    for property in PropertyName.allCases where property.description.owners.contains(kind) {
      // A frame counts outside of stacks, and a mask where there is a frame.
      let isOfMask = property == .autoresizingMask
      let outer = property == .frame || isOfMask ? "view" : "vstack"
      let head = "screen A { \(outer) outer { edges == superview.edges\n\(kind.rawValue) v"
      let frame = isOfMask ? "frame: 1, 2, 30, 40, 300, 400; " : ""
      let plain = try export("\(head) { \(frame) } } }")
      let written = try sample(of: property).map { value in
        try export("\(head) { \(frame)\(property.rawValue): \(value) } } }")
      }
      let isSaid = written.contains { export in
        export.omissions.contains { $0.hasPrefix("v.\(property.rawValue): ") }
          && export.text.contains("// not exported: v.\(property.rawValue): ")
      }
      #expect(
        isSaid || written.contains { $0.text != plain.text },
        "\(kind.rawValue).\(property.rawValue)")
    }
  }

  /// Under a condition too, and `apply` says what holds without it.
  @Test(arguments: ViewKind.views) func everyPropertyOfAStateIsWrittenOrNamed(kind: ViewKind) throws
  {
    let head =
      "screen A { states: one, two\nvstack outer { top == superview.top; leading == superview.leading"
    for property in PropertyName.allCases
    where property.description.owners.contains(kind) && property != .frame
      && property != .autoresizingMask
    {
      let written = try sample(of: property).map { value in
        try export(
          "\(head)\n\(kind.rawValue) v { when state == two { \(property.rawValue): \(value) } } } }"
        )
      }
      let isSaid = written.contains { export in
        export.omissions.contains { $0.hasPrefix("v.\(property.rawValue): ") }
      }
      let isApplied = written.contains { export in
        export.text.contains("private func apply(_ state: State)")
          && export.text.contains("isTwo")
          && (export.text.contains("isTwo ? ") || export.text.contains("= isTwo\n")
            || export.text.contains("= !isTwo\n"))
      }
      #expect(isSaid || isApplied, "\(kind.rawValue).\(property.rawValue)")
    }
  }

  /// Apple, "UIView.registerForTraitChanges": from iOS 17 on; before it the override that it replaces.
  @Test func traitsAreRegisteredAndNothingIsSetWhereViewsAreLaidOut() throws {
    let screen = """
      screen A {
          states: calm, loud
          label a "x" {
              center == superview.center
              when textSize >= accessibilityMedium { numberOfLines: 0 }
              when state == loud { isHidden: true; width == 40 }
          }
      }
      """
    let now = try export(screen).text
    #expect(now.contains("registerForTraitChanges([UITraitPreferredContentSizeCategory.self])"))
    #expect(!now.contains("traitCollectionDidChange") && !now.contains("layoutSubviews"))
    #expect(now.contains("a.isHidden = isLoud\n"))
    let off = try #require(now.range(of: "NSLayoutConstraint.deactivate(constraintsIfLoud)"))
    let on = try #require(now.range(of: "NSLayoutConstraint.activate(constraintsIfLoud)"))
    #expect(off.upperBound < on.lowerBound)
    let old = try export("minimumOS: 15\n" + screen).text
    #expect(old.contains("if #available(iOS 17, *) {"))
    #expect(old.contains("if #unavailable(iOS 17) { apply(state) }"))
  }

  /// A view that is there in one state stands between its siblings then.
  @Test func aViewOfAStateComesAndGoes() throws {
    let swift = try export(
      """
      screen A {
          states: off, on
          hstack row {
              top == superview.top; leading == superview.leading
              label a "x"
              when state == on { label b "y" }
              label c "z"
          }
      }
      """
    ).text
    #expect(swift.contains("row.insertArrangedSubview(b, at: 1)"))
    #expect(swift.contains("b.removeFromSuperview()"))
    #expect(swift.contains("for view in [a, c] as [UIView] { row.addArrangedSubview(view) }"))
  }

  @Test func aCellTakesItsViewsInItsContentView() throws {
    for (host, base) in [
      ("cell", "UITableViewCell"), ("collectionCell", "UICollectionViewCell"),
      ("header", "UITableViewHeaderFooterView"),
    ] {
      let swift = try export(
        "screen Row { host: \(host)\nlabel a \"x\" { edges == superview.edges } }", as: .cell
      ).text
      #expect(swift.contains(": \(base) {"))
      #expect(swift.contains("contentView.addSubview(a)"))
      #expect(swift.contains("a.topAnchor.constraint(equalTo: contentView.topAnchor)"))
    }
  }

  /// A small change of the file is a small change of the Swift.
  @Test func anotherTextChangesOneLine() throws {
    let card = try Repository.File(path: "docs/images/Card.stack").text
    let before = try export(card).text.split(separator: "\n")
    let after = try export(card.replacing("\"Mathematician\"", with: "\"Countess\"")).text
      .split(separator: "\n")
    #expect(before.count == after.count)
    #expect(zip(before, after).count { $0 != $1 } == 1)
  }

  /// What the language has as one thing, Swift has as one: four cards are four lines.
  @Test func aComponentIsAClassAndItsParametersAreItsInitializers() throws {
    let swift = try export(
      """
      component Badge {
          param title: "New"
          param note: "1"
          vstack box {
              spacing: 2
              label head { text: title }
              label tail { text: note }
          }
      }
      screen A {
          states: off, on
          hstack row {
              edges == superview.edges
              Badge first
              Badge second { title: "Old"; spacing: 5; tail.textColor: .systemRed }
              when state == on { second.isHidden: true }
          }
      }
      """
    ).text
    for line in [
      "let first = BadgeView()", #"let second = BadgeView(title: String(localized: "Old"))"#,
      "final class BadgeView: UIStackView {",
      #"init(title: String = String(localized: "New"), note: String = "1") {"#,
      "head.text = title", "tail.text = note", "second.spacing = 5", "second.isHidden = isOn",
      "second.tail.textColor = .systemRed",
    ] {
      #expect(swift.contains("    \(line)\n") || swift.contains("\n\(line)\n"), "\(line)")
    }
    #expect(swift.ranges(of: "UILabel()").count == 2)
  }

  /// Views that differ in more than texts stay views of the screen.
  @Test func instancesThatDiffer() throws {
    let swift = try export(
      """
      component Box {
          param side: 10
          view box { width == side }
      }
      screen A {
          Box first { top == superview.top; leading == superview.leading }
          Box second { side: 20; center == superview.center }
      }
      """
    ).text
    #expect(swift.contains("let second = UIView()"))
    #expect(swift.contains("second.widthAnchor.constraint(equalToConstant: 20)"))
  }

  /// The page on the export shows what is written.
  @Test func thePageShowsThisSwift() throws {
    let card = try Repository.File(path: "docs/images/Card.stack").text
    let body = try export(card).text.trimmingPrefix("import UIKit\n\n")
    #expect(try Repository.File(path: "docs/export.md").text.contains(body))
  }
}
