import Foundation
import TestSupport

/// An unusual screen made of everything that people write: stacks in stacks, controls, hidden views,
/// constraints that fit and constraints that do not.
///
/// It is a value with its parts, so that a test can shuffle, split or hide them.
struct RandomScreen {
  struct Line {
    var text: String
    /// The constraints that a composite stands for; empty for a single one.
    var parts: [String] = []
  }

  struct Node {
    var kind: String
    var name: String
    var title: String?
    var properties: [String] = []
    var lines: [Line] = []
    var children: [Node] = []

    var isStack: Bool { kind.hasSuffix("stack") }
  }

  var devices: [String]
  var roots: [Node] = []
  var lines: [Line] = []

  var text: String {
    let inside = roots.map { $0.text(indentation: "    ") }.joined()
    let own = lines.map { "    \($0.text)\n" }.joined()
    return "screen S {\n    devices: \(devices.joined(separator: ", "))\n\(inside)\(own)}\n"
  }
}

extension RandomScreen.Node {
  fileprivate func text(indentation: String) -> String {
    let head = "\(indentation)\(kind) \(name)\(title.map { " \"\($0)\"" } ?? "")"
    let inner = indentation + "    "
    let members = (properties + lines.map(\.text)).map { "\(inner)\($0)\n" }.joined()
    let views = children.map { $0.text(indentation: inner) }.joined()
    return (members + views).isEmpty
      ? head + "\n" : "\(head) {\n\(members)\(views)\(indentation)}\n"
  }

  /// This node and all nodes inside, outermost first.
  mutating func forEach(_ change: (inout Self) -> Void) {
    change(&self)
    for index in children.indices { children[index].forEach(change) }
  }
}

extension RandomScreen {
  /// Every view, outermost first.
  mutating func forEachView(_ change: (inout Node) -> Void) {
    for index in roots.indices { roots[index].forEach(change) }
  }
}

/// Makes screens from the random numbers of a seed.
struct RandomScreens {
  private var random: SeededGenerator
  private var count = 0
  private var names: [String] = []

  /// The seeds of a test run; `CASES` in the environment asks for more than the fast suite uses.
  private static func seeds(_ few: Int) -> Range<UInt64> {
    let wanted = ProcessInfo.processInfo.environment["CASES"].flatMap(UInt64.init)
    return 0..<(wanted ?? UInt64(few))
  }

  /// A screen for each seed of a test run.
  static func cases(_ few: Int) -> [(seed: UInt64, screen: RandomScreen)] {
    seeds(few).map { seed in
      var screens = RandomScreens(seed: seed)
      return (seed, screens.next())
    }
  }

  init(seed: UInt64) { random = SeededGenerator(seed: seed &* 7_919) }

  mutating func next() -> RandomScreen {
    (count, names) = (0, [])
    var screen = RandomScreen(
      devices: random.some(
        of: ["iPhoneSE3", "iPhone16", "iPhone16.landscape", "iPadMini"], 1 + random.below(2)))
    var root = stack(depth: 1 + random.below(3))
    root.lines += placement()
    screen.roots = [root]
    if random.chance(3) { screen.roots.append(beside(root)) }
    if random.chance(2) { screen.lines.append(tie()) }
    return screen
  }

  // MARK: - Views

  private mutating func named(_ kind: String) -> RandomScreen.Node {
    count += 1
    let name = "v\(count)"
    names.append(name)
    return RandomScreen.Node(kind: kind, name: name)
  }

  private mutating func stack(depth: Int) -> RandomScreen.Node {
    var node = named(random.one(of: ["hstack", "vstack"]))
    if random.chance(2) { node.properties.append("spacing: \(random.below(24))") }
    if random.chance(3) {
      node.properties.append(
        "distribution: "
          + random.one(of: [
            "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
          ]))
    }
    if random.chance(3) {
      node.properties.append(
        "alignment: "
          + random.one(of: ["fill", "leading", "center", "trailing"])
          .replacing("leading", with: node.kind == "hstack" ? "top" : "leading")
          .replacing("trailing", with: node.kind == "hstack" ? "bottom" : "trailing"))
    }
    for _ in 0..<1 + random.below(4) {
      node.children.append(depth > 1 && random.chance(3) ? stack(depth: depth - 1) : leaf())
    }
    return node
  }

  private mutating func leaf() -> RandomScreen.Node {
    let kind = random.one(of: [
      "label", "label", "button", "textField", "switch", "stepper", "slider", "datePicker", "view",
      "imageView", "spacer", "segmentedControl", "progressView", "activityIndicator", "textView",
    ])
    var node = named(kind)
    if ["label", "button"].contains(kind) { node.title = random.one(of: Self.texts) }
    if kind == "label", random.chance(4) { node.properties.append("numberOfLines: 0") }
    if kind == "view" || kind == "imageView", !random.chance(4) {
      node.properties.append(
        "intrinsicContentSize: \(4 + random.below(120)) x \(4 + random.below(90))")
    }
    if random.chance(4) {
      let what = random.one(of: ["hugging", "compressionResistance"])
      let axis = random.one(of: ["horizontal", "vertical"])
      node.properties.append(
        "\(what).\(axis): \(random.one(of: [1, 249, 251, 499, 749, 750, 751, 1000]))")
    }
    if random.chance(8) { node.properties.append("isHidden: true") }
    if random.chance(5) { node.lines.append(ownSize()) }
    return node
  }

  /// A view that the constraints of another view place.
  private mutating func beside(_ root: RandomScreen.Node) -> RandomScreen.Node {
    var node = leaf()
    let other = random.one(of: names.dropLast())
    node.lines = [
      composite("center", "centerX", "centerY", of: other),
      random.chance(2)
        ? composite("size", "width", "height", of: other)
        : RandomScreen.Line(text: "width <= \(other).width"),
    ]
    return node
  }

  private static let texts = [
    "OK", "Name", "Sign in", "Wi-Fi", "Shared with everyone who has the link",
    "The engine weaves algebraical patterns just as the loom weaves flowers.",
  ]

  // MARK: - Constraints

  private mutating func placement() -> [RandomScreen.Line] {
    let place = random.one(of: ["superview", "safeArea"])
    switch random.below(4) {
    case 0:
      let inset = random.below(20)
      return [
        RandomScreen.Line(
          text: "edges == \(place).edges inset \(inset)",
          parts: [
            "top == \(place).top + \(inset)", "leading == \(place).leading + \(inset)",
            "bottom == \(place).bottom - \(inset)", "trailing == \(place).trailing - \(inset)",
          ])
      ]
    case 1: return [composite("center", "centerX", "centerY", of: place)]
    default:
      let trailing = random.one(of: ["==", "<="])
      return [
        RandomScreen.Line(text: "top == \(place).top + \(random.below(20))"),
        RandomScreen.Line(text: "leading == \(place).leading + \(random.below(20))"),
        RandomScreen.Line(text: "trailing \(trailing) \(place).trailing - \(random.below(20))"),
      ] + (random.chance(4) ? [ownSize()] : [])
    }
  }

  private mutating func ownSize() -> RandomScreen.Line {
    let size = random.one(of: ["width", "height"])
    let relation = random.one(of: ["==", "==", "<=", ">="])
    let priority = random.one(of: ["", "", " @750", " @251", " @999"])
    return RandomScreen.Line(text: "\(size) \(relation) \(8 + random.below(160))\(priority)")
  }

  private mutating func tie() -> RandomScreen.Line {
    let size = random.one(of: ["width", "height"])
    let one = random.one(of: names)
    let other = random.one(of: names)
    guard one != other else { return RandomScreen.Line(text: "\(one).\(size) >= 20") }
    let relation = random.one(of: ["==", "<=", ">="])
    let factor = random.one(of: ["", "", " * 0.5", " + 12"])
    return RandomScreen.Line(text: "\(one).\(size) \(relation) \(other).\(size)\(factor)")
  }

  private func composite(
    _ whole: String, _ first: String, _ second: String, of other: String
  ) -> RandomScreen.Line {
    RandomScreen.Line(
      text: "\(whole) == \(other).\(whole)",
      parts: ["\(first) == \(other).\(first)", "\(second) == \(other).\(second)"])
  }
}

extension SeededGenerator {
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

  /// True once in this many times, on average.
  mutating func chance(_ times: Int) -> Bool { below(times) == 0 }

  mutating func one<C: RandomAccessCollection>(of choices: C) -> C.Element {
    choices[choices.index(choices.startIndex, offsetBy: below(choices.count))]
  }

  mutating func some<Element>(of choices: [Element], _ count: Int) -> [Element] {
    Array(choices.shuffled(using: &self).prefix(count))
  }
}
