import Foundation
import JSONRPC
import Testing

@testable import StackDSL
@testable import StackLSP

/// Everything in a screen is exported as Swift, or a comment names what is missing.
@Suite struct SwiftExportTests {
  /// Without its layout, which an export does not need.
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

  /// `String(localized:)` finds the German texts; texts that a catalog cannot express stay in the code.
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

  /// Values of a type that are no property's default.
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

  /// Every kind with each of its properties: another value changes the Swift, or a comment names the
  /// property.
  @Test(arguments: ViewKind.views) func everyPropertyIsWrittenOrNamed(kind: ViewKind) throws {
    for property in PropertyName.allCases where property.description.owners.contains(kind) {
      // A frame has an effect outside of stacks, and a mask where there is a frame.
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

  /// The same under a condition, where `apply` also sets what holds without it.
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

  /// Apple, "UIView.registerForTraitChanges": available from iOS 17 on; before that, the override that it
  /// replaces.
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

  /// A view that exists in one state is inserted between its siblings in that state.
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

  /// One thing in the language is one thing in Swift: four cards are four lines.
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

  /// Values in which instances differ are arguments. An argument has the file's name if the value is exactly
  /// that, otherwise the name of what it sets. A control is not a class that could contain others.
  @Test func everyValueOfAnInstanceIsAnArgument() throws {
    let swift = try export(
      """
      component Box {
          param side: 10
          param tint: systemRed
          param face: body
          param strength: 750
          hstack box {
              spacing: side
              width == side * 3 @750
              label head "x" { textColor: tint; font: face; hugging.horizontal: strength }
              view spacing { height == side }
          }
      }
      component Note { param text: "x"; label note { text: text } }
      screen A {
          Box first { top == superview.top }
          Box second { side: 20; tint: systemBlue; face: headline; center == superview.center }
          Note third { bottom == superview.bottom }
      }
      """
    ).text
    for line in [
      "let first = BoxView(width: 30)",
      #"let second = BoxView(side: 20, tint: .systemBlue, face: .preferredFont(forTextStyle: .headline), width: 60)"#,
      "let third = UILabel()",
      "side: CGFloat = 10", "tint: UIColor? = .systemRed",
      "strength: UILayoutPriority = .defaultHigh",
      "face: UIFont? = .preferredFont(forTextStyle: .body)",
      "spacing = side\n", "head.textColor = tint\n",
      "widthAnchor.constraint(equalToConstant: width).with(priority: .defaultHigh)",
      "spacingView.heightAnchor.constraint(equalToConstant: side)",
    ] {
      #expect(swift.contains(line), "\(line)\n\(swift)")
    }
  }

  /// The screen, which has the states and the size, tells a component what its conditions need.
  @Test func aComponentIsToldWhatHolds() throws {
    let swift = try export(
      """
      component Badge {
          param title: "New"
          vstack box {
              label head { text: title }
              when verticalSizeClass == compact { spacing: 1; head.text: "N"; head.width == 8 }
              when state == on { label extra "x" }
          }
      }
      screen A {
          states: off, on
          hstack row {
              edges == superview.edges
              Badge first
              Badge second { title: "Old"; when state == on { spacing: 5 } }
              when state == on { Badge third }
          }
      }
      """
    ).text
    for line in [
      "first.apply(isCompactHeight: isCompactHeight, isOn: isOn)",
      "third.apply(isCompactHeight: isCompactHeight, isOn: isOn)",
      "func apply(isCompactHeight: Bool, isOn: Bool) {",
      #"head.text = isCompactHeight ? String(localized: "N") : title"#,
      "insertArrangedSubview(extra, at: 1)", "private let title: String",
      // The component and the screen both set it. The screen comes later, so it sets the whole value.
      "second.spacing = isOn ? 5 : (isCompactHeight ? 1 : 0)",
    ] {
      #expect(swift.contains("    \(line)\n"), "\(line)\n\(swift)")
    }
    #expect(swift.ranges(of: "registerForTraitChanges").count == 1)
    #expect(swift.ranges(of: "verticalSizeClass == .compact").count == 1)
  }

  @Test func theTitleOfAButtonShrinks() throws {
    let code = "screen A { button go { minimumScaleFactor: 0.5; center == superview.center } }"
    #expect(try export(code).text.contains("    go.titleLabel?.minimumScaleFactor = 0.5\n"))
  }

  /// Views inside a view that exists in one state do not test that state again.
  @Test func aConditionIsAskedOnceWhereItBegins() throws {
    let swift = try export(
      """
      screen A {
          states: off, on
          label a "x" { center == superview.center }
          when state == on {
              view box { edges == superview.edges; label b "y" { center == superview.center; numberOfLines: 0 } }
              box.top == a.top
          }
      }
      """
    ).text
    #expect(swift.contains("        box.addSubview(b)\n"))
    #expect(swift.contains("        b.numberOfLines = 0\n"))
    #expect(swift.contains("            b.centerXAnchor.constraint(equalTo: box.centerXAnchor),\n"))
    #expect(swift.contains("        box.topAnchor.constraint(equalTo: a.topAnchor),\n"))
    #expect(swift.ranges(of: "isOn").count == 4, "\(swift)")
  }

  /// A view without a name may be named like the variable of a loop.
  @Test func aLoopHidesNoView() throws {
    let swift = try export(
      "screen A { view { edges == superview.edges; label a \"x\"; label b \"y\" } }"
    ).text
    #expect(swift.contains("for subview in [a, b] as [UIView] {\n"))
  }

  /// UICollectionView and UIVisualEffectView need these arguments, and a configuration determines a button's
  /// size.
  @Test func aClassOfTheAppIsMadeAsItsKind() throws {
    let swift = try export(
      """
      screen A {
          collectionView list { class: "Gallery"; edges == superview.edges }
          button go "Go" { class: "Pill"; configuration: filled; center == superview.center }
      }
      """
    ).text
    #expect(
      swift.contains("Gallery(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"))
    #expect(swift.contains("let go = Pill(configuration: .filled())"))
    let same = try export(
      "screen Content { view body { class: \"ContentView\"; edges == superview.edges } }"
    ).text
    #expect(same.contains("final class ContentScreenView: UIView {"))
    #expect(same.contains("let body = ContentView()"))
  }

  /// Each is one edit of the file, and changes at most this many lines of the Swift.
  @Test(
    arguments: [
      ("title: \"Ada\"", "title: \"Grace\"", 1), ("spacing: 4", "spacing: 6", 1),
      ("tint: systemBlue", "tint: systemRed", 1), ("width == 44", "width >= 48", 1),
      ("isHidden: true", "alpha: 0.5", 1), ("label sign \"x\"", "label sign \"x\" { tag: 3 }", 2),
    ]) func aSmallChangeIsASmallDifference(change: (old: String, new: String, lines: Int)) throws
  {
    let file = """
      component Card {
          param title: "New"
          param tint: label
          vstack card {
              spacing: 4
              label head { text: title; textColor: tint }
              imageView photo { width == 44; height == 44 }
              label sign "x"
          }
      }
      screen A {
          states: off, on
          hstack row {
              edges == superview.edges
              Card first { title: "Ada" }
              Card second { tint: systemBlue }
              Card third { title: "Alan"; when state == on { isHidden: true } }
          }
      }
      """
    let changed = file.replacing(change.old, with: change.new)
    #expect(changed != file)
    let before = try export(file).text.split(separator: "\n")
    let after = try export(changed).text.split(separator: "\n")
    let difference = after.difference(from: before)
    #expect(
      1...change.lines ~= max(difference.insertions.count, difference.removals.count),
      "\(difference)")
  }

  /// The README shows the actual export.
  @Test func theReadmeShowsThisSwift() throws {
    let card = try Repository.File(path: "docs/images/Card.stack").text
    let body = try export(card).text.trimmingPrefix("import UIKit\n\n")
    #expect(try Repository.File(path: "README.md").text.contains(body))
  }
}
