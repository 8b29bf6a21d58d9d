import Testing

@testable import StackDSL
@testable import StackLSP

/// Swift that is exported and pasted back is the same layout. The reader of UIKit code is independent of the
/// writer, and was written from Apple's documentation.
@Suite final class SwiftReadBackTests {
  private var propertyCount = 0

  @Test func generatedScreensComeBack() throws {
    var count = 0
    propertyCount = 0
    for (seed, screen) in RandomScreens.cases(120) {
      count += try comeBack(screen.text, "seed \(seed)\n\(screen.text)")
    }
    #expect(count > 120)
    #expect(propertyCount > 120)
  }

  @Test(arguments: Repository.files(in: "Examples", suffix: ".stack"))
  func examplesComeBack(file: Repository.File) throws {
    _ = try comeBack(file.text, file.path)
  }

  /// Replaces the constraints and properties by the Swift of each.
  private func comeBack(_ text: String, _ name: String) throws -> Int {
    let model = model(of: text)
    var count = 0
    for screen in model.screens where isRead(screen, model) {
      var bare = model
      bare.screens = [screen]
      bare.screens[0].constraints = []
      bare.screens[0].expectations = []
      for index in screen.views.indices {
        bare.screens[0].views[index].properties.removeAll { !Self.isOfNoStatement($0.name) }
      }
      let swift = SwiftExport(screen, settings: FileSettings(model)).text
      let code = try #require(
        swift.split(separator: "NSLayoutConstraint.activate([").dropFirst().first?
          .split(separator: "\n        ])").first, "\(name)")
      let head = sourceText(of: bare).dropLast(2)
      let settings =
        swift.split(separator: "private func setProperties() {\n").dropFirst().first?
        .split(separator: "\n    }\n").first ?? ""
      // A closure sets the font of a configured button, and the reader does not look inside.
      let lines = (code + settings).split(separator: "\n")
      guard !settings.contains("incoming"), lines.count < 190 else { continue }
      let pasted = "\(head)\n    NSLayoutConstraint.activate([\(code)\n    ])\n\(settings)\n}\n"
      let tree = parse(Array(pasted.utf8), file: FileID("A.stack"))
      let found = buildModel(of: tree.file, in: SourceFiles([tree]))
      let members = try #require(
        MembersFromCode(at: head.utf8.count + 10, in: tree, found), "\(name)\n\(pasted)")
      let changed = try #require(applying(members.edits, to: tree.text))
      let again = self.model(of: String(decoding: changed, as: UTF8.self))
      let read = try #require(again.screens.first)
      #expect(
        described(read) == described(screen), "\(name)\n\(String(decoding: changed, as: UTF8.self))"
      )
      for (view, now) in zip(screen.views, read.views).dropFirst() {
        let (wanted, found) = (described(view), described(now))
        for (name, value) in wanted {
          #expect(
            found[name] == value,
            "\(name) of \(view.path)\n\(String(decoding: changed, as: UTF8.self))")
        }
        #expect(
          Set(found.keys).subtracting(wanted.keys).isSubset(of: Self.ofKind),
          "\(view.path) in \(name)")
        propertyCount += wanted.count
      }
      count += screen.constraints.count
    }
    return count
  }

  /// The initializer, the tree and the constraints express these, or nothing does.
  private static func isOfNoStatement(_ name: PropertyName) -> Bool {
    [
      .class, .configuration, .segments, .isArranged, .frame, .autoresizingMask, .contentEdgeInsets,
      .intrinsicContentSize, .firstBaseline, .lastBaseline, .alignmentRectInsets, .imageSize,
      .backgroundImageSize,
    ].contains(name)
  }

  /// The properties that the Swift sets for a kind even if the file does not.
  private static let ofKind: Set<String> = [
    "axis", "borderStyle", "font", "numberOfPages", "preferredDatePickerStyle",
    "hugging.horizontal",
    "hugging.vertical", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth",
  ]

  /// By name, the last value; a priority by its axes.
  private func described(_ view: View) -> [String: String] {
    var result: [String: String] = [:]
    for property in view.properties where !Self.isOfNoStatement(property.name) {
      let name = property.name.rawValue
      let value = property.value
      let text =
        value.font.map { "\($0)" } ?? value.number.map { "\($0)" } ?? value.name
        ?? value.insets.map { "\($0)" } ?? "\(value)"
      let isOfBothAxes = ["hugging", "compressionResistance"].contains(name)
      for axis in isOfBothAxes ? [".horizontal", ".vertical"] : [""] { result[name + axis] = text }
    }
    return result
  }

  private func model(of text: String) -> Model {
    let tree = parse(Array(text.utf8), file: FileID("A.stack"))
    return buildModel(of: tree.file, in: SourceFiles([tree]))
  }

  /// What the reader supports (docs/export.md): anchors of named views, without conditions. No anchor has a
  /// multiplier on a position.
  private func isRead(_ screen: Screen, _ model: Model) -> Bool {
    model.problems.isEmpty && !screen.constraints.isEmpty && screen.conditions.isEmpty
      && SwiftNames(screen).views.dropFirst().elementsEqual(
        screen.views.dropFirst().compactMap(\.name))
      && screen.views.allSatisfy { $0.componentName == nil }
      && screen.constraints.allSatisfy {
        ($0.multiplier == 1 || $0.first.attribute.isSize) && !$0.isOfAutoresizingMask
      }
  }

  /// `a.top == b.bottom * 1.0 + 8.0 @1000.0`, sorted; an inset of 0 is not negative.
  private func described(_ screen: Screen) -> [String] {
    func place(_ anchor: Anchor) -> String {
      "\(screen.views[anchor.view.index].name ?? "screen").\(anchor.item).\(anchor.attribute)"
    }
    return screen.constraints.map { constraint in
      let second = constraint.second.map { "\(place($0)) * \(constraint.multiplier) + " } ?? ""
      return
        "\(place(constraint.first)) \(constraint.relation.rawValue) \(second)\(constraint.constant + 0) "
        + "@\(constraint.priority) \(constraint.identifier ?? "")"
    }.sorted()
  }
}
