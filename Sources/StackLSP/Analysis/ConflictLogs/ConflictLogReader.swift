import StackDSL

/// Finds the logs in any text: a console with or without the prefixes of the system log, a comment, a mail.
///
/// It only requires that each description begins with its class and its address. A description may continue
/// over several lines, or be truncated.
struct ConflictLogReader {
  private let bytes: [UInt8]
  private var logs: [ConflictLog] = []
  private var isClosed = true
  private var expectsBroken = false

  static func read(_ text: LogText) -> [ConflictLog] {
    var reader = ConflictLogReader(bytes: text.bytes)
    reader.run()
    return reader.logs.filter { !$0.constraints.isEmpty || !$0.unread.isEmpty }.map { log in
      var log = log.joiningGuides
      log.hidesAddresses = text.hidesAddresses
      return log
    }
  }

  static func read(_ bytes: [UInt8]) -> [ConflictLog] { read(LogText(bytes)) }

  /// The reason why a text contains no log: there is none, or nothing in it can be parsed.
  ///
  /// - Parameter place: "this text", or the name of a file.
  static func absence(in text: LogText, _ place: String) -> String {
    for sign in [heading, "NSLayoutConstraint"] {
      guard let range = text.bytes.firstRange(of: Array(sign.utf8)) else { continue }
      let line = text.source[..<text.origin(of: range.lowerBound)].count { $0 == 0x0A } + 1
      return
        "Line \(line) of \(place) says \"\(sign)\", but no constraint can be read there: each begins "
        + "with its class and its address, as in <NSLayoutConstraint:0x600002b0c0a0."
    }
    return "There is no conflict of constraints in \(place)."
  }

  /// The heading above the list and above the constraint that breaks.
  static let heading = "Unable to simultaneously satisfy constraints"
  private static let breaking = Array("attempt to recover by breaking constraint".utf8)

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    let heading = Array(Self.heading.utf8)
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case heading[0] where bytes[place...].starts(with: heading):
        begin(at: place)
        place += heading.count
      case Self.breaking[0] where bytes[place...].starts(with: Self.breaking):
        expectsBroken = true
        place += Self.breaking.count
      case UInt8(ascii: "<"):
        guard let start = classEnd(from: place + 1) else {
          place += 1
          continue
        }
        let end = descriptionEnd(from: start)
        take(place..<end.offset, isWhole: end.isWhole)
        place = end.offset
      default: place += 1
      }
    }
  }

  private mutating func begin(at offset: Int) {
    logs.append(ConflictLog(offset: offset))
    isClosed = false
    expectsBroken = false
  }

  /// The offset behind `NSLayoutConstraint:0x`; nil if the text here is something else.
  private func classEnd(from start: Int) -> Int? {
    var end = start
    while end < bytes.count, bytes[end].isClassNamePart { end += 1 }
    let address = Array(":0x".utf8)
    guard end > start, bytes[end...].starts(with: address),
      String(decoding: bytes[start..<end], as: UTF8.self).contains("Constraint")
    else { return nil }
    return end + address.count
  }

  /// The closing bracket of a description is followed by a quote, a comma, a line end or nothing; a bracket
  /// inside a relation or a title is not. If the next description begins first, this one was truncated.
  private func descriptionEnd(from start: Int) -> (offset: Int, isWhole: Bool) {
    let closing = Set(Array("\",)*\n\r".utf8))
    var place = start
    while place < bytes.count {
      let next = bytes[(place + 1)...].first { $0 != 0x20 && $0 != 0x09 } ?? 0x0A
      if bytes[place] == UInt8(ascii: ">"), closing.contains(next) { return (place + 1, true) }
      if bytes[place] == UInt8(ascii: "<"), next != UInt8(ascii: "="),
        classEnd(from: place + 1) != nil
      {
        return (place, false)
      }
      if bytes[place] == 0x0A, isEndOfList(from: place + 1) { return (place, false) }
      place += 1
    }
    return (place, false)
  }

  /// A line with other text ends the list.
  private func isEndOfList(from start: Int) -> Bool {
    let line = bytes[start...].prefix { $0 != 0x0A }.drop { [0x20, 0x09, 0x0D].contains($0) }
    let text = String(decoding: line, as: UTF8.self)
    return text.hasPrefix(")") || text.hasPrefix("Will attempt") || text.isEmpty
      || text.contains(Self.heading)
  }

  private mutating func take(_ range: Range<Int>, isWhole: Bool) {
    if logs.isEmpty || (isClosed && !expectsBroken) { begin(at: range.lowerBound) }
    let last = logs.count - 1
    let text = Self.oneLine(String(decoding: bytes[range], as: UTF8.self))
    guard isWhole, let constraint = LoggedConstraintParser.parse(text) else {
      logs[last].unread.append(text)
      return
    }
    let known = logs[last].constraints.firstIndex { $0.address == constraint.address }
    if expectsBroken {
      logs[last].broken = known ?? logs[last].constraints.count
      isClosed = true
      expectsBroken = false
    }
    if known == nil { logs[last].constraints.append(constraint) }
  }

  /// Joins a description that a window, a mail or a comment has broken into lines.
  private static func oneLine(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.drop { " \t/*|>".contains($0) }
    }
    return lines.count < 2 ? text : lines.joined(separator: " ")
  }
}
