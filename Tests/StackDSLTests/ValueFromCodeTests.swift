import Testing

@testable import StackDSL

/// Values as UIKit code writes them. Their meaning comes from Apple's documentation of `UIFont`,
/// `UIEdgeInsets`, `NSDirectionalEdgeInsets`, `UILayoutPriority` and `UIStackView`.
@Suite struct ValueFromCodeTests {
  private func text(_ member: String) -> String { "screen A { stack s { \(member) } }" }

  @Test(arguments: [
    ("label a { font: .systemFont(ofSize: 17) }", "label a { font: system 17 }"),
    (
      "label a { font: UIFont.systemFont(ofSize: 13, weight: .semibold) }",
      "label a { font: system 13 semibold }"
    ),
    ("label a { font: .boldSystemFont(ofSize: 20) }", "label a { font: system 20 bold }"),
    ("label a { font: .preferredFont(forTextStyle: .body) }", "label a { font: body }"),
    (
      "label a { font: UIFont.preferredFont(forTextStyle: UIFont.TextStyle.caption1) }",
      "label a { font: caption1 }"
    ),
    (
      "layoutMargins: UIEdgeInsets(top: 8, left: 16, bottom: 4, right: 12)",
      "layoutMargins: 8, 16, 4, 12"
    ),
    (
      "layoutMargins: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)",
      "layoutMargins: 8"
    ),
    (
      "label a { textColor: UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.5) }",
      ##"label a { textColor: "#FF330080" }"##
    ),
    ("layoutMargins: .zero", "layoutMargins: 0"),
    ("layoutMargins: UIEdgeInsets.zero", "layoutMargins: 0"),
    (
      "view v { intrinsicContentSize: CGSize(width: 10, height: 20.5) }",
      "view v { intrinsicContentSize: 10 x 20.5 }"
    ),
    ("hugging.vertical: UILayoutPriority(251)", "hugging.vertical: 251"),
    ("hugging.vertical: UILayoutPriority(rawValue: 249)", "hugging.vertical: 249"),
    ("hugging.vertical: .init(251)", "hugging.vertical: 251"),
    ("spacing: CGFloat(8)", "spacing: 8"),
    (#"label a { text: NSLocalizedString("k", comment: "a, b") }"#, #"label a { text: "k" }"#),
    (#"label a { text: String(localized: "Hello") }"#, #"label a { text: "Hello" }"#),
    (
      #"imageView i { image: UIImage(systemName: "star") }"#,
      #"imageView i { image: "star" }"#
    ),
    (
      #"label a { font: UIFont(name: "Avenir-Heavy", size: 12) }"#,
      #"label a { font: "Avenir-Heavy" 12 }"#
    ),
    ("alignment: UIStackView.Alignment.center", "alignment: center"),
    ("axis: NSLayoutConstraint.Axis.vertical", "axis: vertical"),
    ("alignment: left", "alignment: leading"),
  ])
  func oneMessageAndItsFixSayWhatTheCodeMeans(code: String, meant: String) throws {
    let tree = parse(Array(text(code).utf8), file: FileID("/a.stack"))
    let files = SourceFiles([tree])
    let problems = buildModel(of: tree.file, in: files).problems
    let problem = try #require(problems.first)
    #expect(problems.count == 1, "\(problems)")
    let fix = try #require(problem.fixes.first, "\(problem.message)")
    let changed = try #require(applying(fix.edits.compactMap(files.textEdit), to: tree.text))
    #expect(String(decoding: changed, as: UTF8.self) == text(meant))
    let after = parse(changed, file: tree.file)
    #expect(buildModel(of: after.file, in: SourceFiles([after])).problems.isEmpty)
  }

  /// One message, wherever the call ends early.
  @Test(arguments: [
    "label a { font: .systemFont(ofSize: 17, weight: .unheardOf) }",
    "layoutMargins: UIEdgeInsets(top: 8, left: 16)",
    "layoutMargins: UIEdgeInsets(top: f(1, 2), left: 16, bottom: 4, right: 12)",
    "label a { font: UIFont(name: \"Avenir\") }",
    "label a { backgroundColor: UIColor(red: 1, green: 0, blue: x, alpha: 1) }",
    "hugging.vertical: UILayoutPriority()",
  ])
  func otherCodeGetsOneMessageToo(code: String) {
    let tree = parse(Array(text(code).utf8), file: FileID("/a.stack"))
    let problems = buildModel(of: tree.file, in: SourceFiles([tree])).problems
    #expect(problems.count == 1 && problems.allSatisfy { $0.fixes.isEmpty }, "\(problems)")
  }
}
