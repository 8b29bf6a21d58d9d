import Testing

@testable import StackDSL
@testable import StackLSP

/// What is exported as Swift and pasted back is the same layout: the reader of UIKit code is another program than the
/// writer, and was written from Apple's documentation.
@Suite struct SwiftReadBackTests {
  @Test func constraintsOfGeneratedScreensComeBack() throws {
    var count = 0
    for (seed, screen) in RandomScreens.cases(120) {
      count += try comeBack(screen.text, "seed \(seed)\n\(screen.text)")
    }
    #expect(count > 120)
  }

  @Test(arguments: Repository.files(in: "Examples", suffix: ".stack"))
  func constraintsOfExamplesComeBack(file: Repository.File) throws {
    _ = try comeBack(file.text, file.path)
  }

  /// How many constraints a file's screens have; the Swift of each stands in place of its constraints.
  private func comeBack(_ text: String, _ name: String) throws -> Int {
    let model = model(of: text)
    var count = 0
    for screen in model.screens where isRead(screen, model) {
      var bare = model
      bare.screens = [screen]
      bare.screens[0].constraints = []
      bare.screens[0].expectations = []
      let swift = SwiftExport(screen, settings: FileSettings(model)).text
      let code = try #require(
        swift.split(separator: "NSLayoutConstraint.activate([").dropFirst().first?
          .split(separator: "\n        ])").first, "\(name)")
      let head = sourceText(of: bare).dropLast(2)
      let pasted = "\(head)\n    NSLayoutConstraint.activate([\(code)\n    ])\n}\n"
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
      count += screen.constraints.count
    }
    return count
  }

  private func model(of text: String) -> Model {
    let tree = parse(Array(text.utf8), file: FileID("A.stack"))
    return buildModel(of: tree.file, in: SourceFiles([tree]))
  }

  /// What the reader says that it reads (docs/export.md): anchors of views that have names of their own, without
  /// conditions. A multiplier on a position is no anchor's.
  private func isRead(_ screen: Screen, _ model: Model) -> Bool {
    model.problems.isEmpty && !screen.constraints.isEmpty && screen.conditions.isEmpty
      && SwiftNames(screen).views.dropFirst().elementsEqual(
        screen.views.dropFirst().compactMap(\.name))
      && screen.views.allSatisfy { $0.componentName == nil }
      && screen.constraints.allSatisfy {
        ($0.multiplier == 1 || $0.first.attribute.isSize) && !$0.isOfAutoresizingMask
      }
  }

  /// `a.top == b.bottom * 1.0 + 8.0 @1000.0`, sorted; an inset of 0 is no negative one.
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
