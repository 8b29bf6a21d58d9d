import Testing

@testable import StackDSL

/// Layout code of UIKit, SnapKit and visual format strings as members. The meaning of each line comes from
/// Apple's documentation of `NSLayoutAnchor`, SnapKit's, and the archived *Visual Format Language*.
@Suite struct MembersFromCodeTests {
  private let head = "screen A {\n    label title \"x\"\n    label subtitle \"y\"\n"

  /// The lines that replace the code, below the two labels.
  private func lines(_ code: String) throws -> [String] {
    let text = head + code + "\n}\n"
    let tree = parse(Array(text.utf8), file: FileID("/a.stack"))
    let model = buildModel(of: tree.file, in: SourceFiles([tree]))
    let members = try #require(
      MembersFromCode(at: head.utf8.count + 6, in: tree, model), "\(code)")
    let changed = try #require(applying(members.edits, to: tree.text))
    let after = String(decoding: changed, as: UTF8.self)
    let again = parse(Array(after.utf8), file: tree.file)
    #expect(buildModel(of: tree.file, in: SourceFiles([again])).problems.isEmpty, "\(after)")
    return after.split(separator: "\n").dropFirst(3).dropLast().map {
      String($0.drop { $0 == " " })
    }
  }

  @Test(arguments: [
    (
      "title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16)",
      "title.top == safeArea.top + 16"
    ),
    (
      "title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true",
      "title.leading == leading + 20"
    ),
    (
      "self.titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: self.view.trailingAnchor, "
        + "constant: -20)",
      "title.trailing <= trailing - 20"
    ),
    (
      "let top = subtitle.topAnchor.constraint(equalTo: title.bottomAnchor)",
      "subtitle.top == title.bottom"
    ),
    ("title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),", "title.height >= 44"),
    (
      "subtitle.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5, constant: 3)",
      "subtitle.width == title.width * 0.5 + 3"
    ),
    (
      "subtitle.leadingAnchor.constraint(equalToSystemSpacingAfter: title.trailingAnchor, "
        + "multiplier: 1)",
      "subtitle.leading == title.trailing + systemSpacing"
    ),
    (
      "let margins = view.layoutMarginsGuide\n    "
        + "title.topAnchor.constraint(equalTo: margins.topAnchor)",
      "title.top == layoutMargins.top"
    ),
    (
      "title.centerXAnchor.constraint(equalTo: view.layoutMarginsGuide.centerXAnchor)",
      "title.centerX == layoutMargins.centerX"
    ),
  ])
  func anAnchor(code: String, line: String) throws {
    #expect(try lines("    " + code) == [line])
  }

  @Test func aWholeBlock() throws {
    let code = """
          view.addSubview(title)
          title.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
              title.topAnchor.constraint(equalTo: view.topAnchor), // the top
              title.leadingAnchor.constraint(
                  equalTo: view.leadingAnchor, constant: 8),
          ])
      """
    #expect(try lines(code) == ["title.top == top", "title.leading == leading + 8"])
  }

  /// Properties that code sets between its constraints, and its named numbers.
  @Test func propertiesAndConstantsOfABlock() throws {
    let code = """
          let gap: CGFloat = -8
          let height = 44
          title.numberOfLines = 0
          subtitle.text = "z"
          self.titleLabel.textAlignment = .center
          NSLayoutConstraint.activate([
              title.topAnchor.constraint(equalTo: view.topAnchor, constant: -gap),
              title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: gap),
              title.heightAnchor.constraint(equalToConstant: height),
          ])
      """
    #expect(
      try lines(code) == [
        "title.numberOfLines: 0", "subtitle.text: \"z\"", "title.textAlignment: center",
        "title.top == top + 8", "title.leading == leading - 8", "title.height == 44",
      ])
  }

  /// The meaning of each call comes from Apple's documentation of `UIView`, `UIStackView`, `UIFont` and
  /// `UIColor`.
  @Test func settersAndValuesThatAreCalls() throws {
    let code = """
          title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          for label in [title, subtitle] as [UIView] {
              label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
              label.alpha = 0.5
          }
          title.setContentCompressionResistancePriority(.required, for: .vertical)
          title.text = String(localized: "Name")
          title.font = .systemFont(ofSize: 17, weight: .bold)
          title.textColor = .systemRed
          title.backgroundColor = UIColor(red: 0.204, green: 0.471, blue: 0.965, alpha: 0.5)
          title.layer.borderColor = UIColor(named: "Brand")?.cgColor
          subtitle.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      """
    let found = try lines(code).flatMap { $0.split(separator: "\n").map { $0.drop { $0 == " " } } }
    #expect(
      found == [
        "title.top == top", "title.hugging.horizontal: 251", "title.alpha: 0.5",
        "subtitle.hugging.horizontal: 251", "subtitle.alpha: 0.5",
        "title.compressionResistance.vertical: required", "title.text: \"Name\"",
        "title.font: system 17 bold", "title.textColor: systemRed",
        "title.backgroundColor: \"#3478F680\"", "title.borderColor: \"Brand\"",
        "subtitle.layoutMargins: 1, 2, 3, 4",
      ])
  }

  /// A sum is not a number, and a value of the app is not a word: both stay, and end the block.
  @Test func whatIsMoreThanAWordIsLeft() throws {
    for line in ["let gap = 8 + inset", "title.font = theme.body", "title.text = isOn ? a : b"] {
      let text = head + "    title.topAnchor.constraint(equalTo: view.topAnchor)\n    \(line)\n}"
      let tree = parse(Array(text.utf8), file: FileID("/a.stack"))
      let model = buildModel(of: tree.file, in: SourceFiles([tree]))
      let members = try #require(MembersFromCode(at: head.utf8.count + 6, in: tree, model))
      #expect(members.edits.map(\.newText) == ["title.top == top"], "\(line)")
    }
  }

  @Test func snapKit() throws {
    let code = """
          title.snp.makeConstraints { make in
              make.leading.trailing.equalToSuperview().inset(20)
              make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(-8).priority(.high)
              make.height.greaterThanOrEqualTo(44)
              make.width.equalTo(subtitle).multipliedBy(2)
          }
          subtitle.snp.makeConstraints { $0.edges.equalToSuperview() }
      """
    #expect(
      try lines(code) == [
        "title.leading == leading inset 20", "title.trailing == trailing inset 20",
        "title.top == safeArea.top - 8 @750", "title.height >= 44",
        "title.width == subtitle.width * 2", "subtitle.edges == edges",
      ])
  }

  @Test func visualFormat() throws {
    let code = """
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
              withVisualFormat: "H:|-20-[title(>=100)]-[subtitle(==title@750)]-(>=20)-|",
              options: [], metrics: nil, views: views))
          "V:|[title]-8-[subtitle(44)]"
      """
    #expect(
      try lines(code) == [
        "title.width >= 100", "title.leading == leading + 20",
        "subtitle.width == title.width @750", "subtitle.leading == title.trailing + systemSpacing",
        "subtitle.trailing <= trailing - 20", "title.top == top", "subtitle.height == 44",
        "subtitle.top == title.bottom + 8",
      ])
  }

  /// In the braces of a view its own name is omitted, and the view around it is its superview.
  @Test func inTheBracesOfAView() throws {
    let text =
      "screen A { label title { \n make.top.equalToSuperview().offset(8)\n"
      + "title.leadingAnchor.constraint(equalTo: view.leadingAnchor)\n} }"
    let tree = parse(Array(text.utf8), file: FileID("/a.stack"))
    let model = buildModel(of: tree.file, in: SourceFiles([tree]))
    let members = try #require(MembersFromCode(at: 30, in: tree, model))
    #expect(
      members.edits.map(\.newText) == ["top == superview.top + 8", "leading == superview.leading"])
  }

  @Test func whatIsNoLayoutCodeIsLeftAlone() {
    for text in [
      head + "    title.top == safeArea.top\n}", head + "    print(title)\n}",
      head + "    title.topAnchor.constraint(equalTo: \n}", head + "    \"H:|-(\"\n}",
    ] {
      let tree = parse(Array(text.utf8), file: FileID("/a.stack"))
      let model = buildModel(of: tree.file, in: SourceFiles([tree]))
      #expect(MembersFromCode(at: head.utf8.count + 6, in: tree, model) == nil, "\(text)")
    }
  }
}
