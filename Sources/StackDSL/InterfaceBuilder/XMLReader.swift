/// Reads XML as Interface Builder writes it, and whatever else has tags.
///
/// No document type, no external entities, nothing is looked up. What is broken is passed over: an
/// end tag closes the nearest element of its name, a tag without an end stops at the next `<`.
public func readXML(_ bytes: [UInt8]) -> XMLDocument {
  var reader = XMLReader(bytes)
  reader.read()
  return reader.document
}

private struct XMLReader {
  /// Elements deeper in one another than this are read as if they stood side by side.
  static let maximumDepth = 1000
  /// Attributes of a tag that are compared with one another: the square of it is done.
  static let mostCompared = 24
  /// More faults than this say nothing new.
  static let maximumFaults = 100

  var document: XMLDocument
  /// The elements whose end tag is still to come, the innermost last.
  private var open: [Int] = []
  private var position = 0
  /// The text ends inside of a tag, and a fault says so: one, however much it left open.
  private var breaksOff = false

  init(_ bytes: [UInt8]) { document = XMLDocument(bytes: bytes) }

  private var bytes: [UInt8] { document.bytes }
  private var end: Int { document.bytes.count }

  mutating func read() {
    while let start = next(UInt8(ascii: "<"), from: position) {
      position = start
      switch byte(start + 1) {
      case UInt8(ascii: "?"): skip(to: "?>")
      case UInt8(ascii: "!"): skip(to: begins("<!--", at: start) ? "-->" : ">")
      case UInt8(ascii: "/"): readEndTag()
      case let first? where Self.isName(first): readStartTag()
      case _ where MergeMark.begins(in: bytes, at: start):
        position = start + MergeMark.length
        fault(start..<position, MergeMark.message)
      default:
        fault(start..<start + 1, "`<` begins no tag here; in text it is written `&lt;`.")
        position = start + 1
      }
    }
    let unclosed = open
    while !open.isEmpty { close(endTag: end..<end) }
    if let innermost = unclosed.last {
      let name = document.name(innermost)
      fault(
        document.elements[innermost].name, "`<\(name)>` is never closed: `</\(name)>` is absent.")
    }
  }

  // MARK: Tags

  private mutating func readStartTag() {
    let start = position
    let name = readName(from: start + 1)
    let firstAttribute = document.attributes.count
    position = name.upperBound
    var closesItself = false
    scanning: while true {
      skipBlanks()
      switch byte(position) {
      case UInt8(ascii: ">"):
        position += 1
        break scanning
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: ">"):
        position += 2
        closesItself = true
        break scanning
      case nil, UInt8(ascii: "<"):
        fault(name, "The tag `<\(document.text(name))` has no `>`.")
        break scanning
      case let first? where Self.isName(first): readAttribute()
      default:
        fault(position..<position + 1, "Neither an attribute nor the end of the tag.")
        position += 1
      }
    }
    reportRepeatedAttribute(in: document.attributes[firstAttribute...])
    let index = document.elements.count
    let tag = start..<position
    document.elements.append(
      XMLDocument.Element(
        name: name, tag: tag, endTag: position..<position,
        attributes: firstAttribute..<document.attributes.count, parent: open.last, end: index + 1))
    if !closesItself { open.append(index) }
    if closesItself, open.isEmpty { return }
    if open.count > Self.maximumDepth { close(endTag: position..<position) }
  }

  private mutating func readAttribute() {
    let name = readName(from: position)
    position = name.upperBound
    skipBlanks()
    guard byte(position) == UInt8(ascii: "=") else {
      return fault(name, "The attribute `\(document.text(name))` has no value.")
    }
    position += 1
    skipBlanks()
    guard let quote = byte(position), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else {
      return fault(name, "The value of `\(document.text(name))` does not stand in quotes.")
    }
    let start = position + 1
    // A value holds no `<`: a quote that is absent costs one tag.
    var close = start
    while let byte = byte(close), byte != quote, byte != UInt8(ascii: "<") { close += 1 }
    guard byte(close) == quote else {
      position = close
      return fault(name, "The value of `\(document.text(name))` has no closing quote.")
    }
    document.attributes.append(XMLDocument.Attribute(name: name, value: start..<close))
    position = close + 1
  }

  /// XML 1.0, section 3.1, "Unique Att Spec". The first one is what is read.
  private mutating func reportRepeatedAttribute(in attributes: ArraySlice<XMLDocument.Attribute>) {
    guard let second = repeated(attributes) else { return }
    fault(
      second.name,
      "The attribute `\(document.text(second.name))` stands here for the second time: remove one of them."
    )
  }

  private func repeated(_ attributes: ArraySlice<XMLDocument.Attribute>) -> XMLDocument.Attribute? {
    // In tags as they usually are, to compare is three times quicker than to hash.
    if attributes.count <= Self.mostCompared {
      return attributes.indices.lazy.map { attributes[$0] }.first { attribute in
        attributes.contains {
          $0.name.lowerBound < attribute.name.lowerBound
            && $0.name.count == attribute.name.count
            && bytes[$0.name] == bytes[attribute.name]
        }
      }
    }
    var seen: Set<ArraySlice<UInt8>> = []
    return attributes.first { !seen.insert(bytes[$0.name]).inserted }
  }

  private mutating func readEndTag() {
    let start = position
    let name = readName(from: start + 2)
    position = name.upperBound
    skipBlanks()
    if byte(position) == UInt8(ascii: ">") {
      position += 1
    } else {
      fault(name, "The end tag `</\(document.text(name))` has no `>`.")
    }
    let tag = start..<position
    let matching = open.lastIndex { bytes[document.elements[$0].name] == bytes[name] }
    guard let matching else {
      return fault(tag, "`</\(document.text(name))>` closes nothing that is open.")
    }
    while open.count > matching + 1 {
      if let inner = open.last {
        let inside = document.name(inner)
        fault(
          document.elements[inner].name,
          "`<\(inside)>` is not closed before `</\(document.text(name))>`.")
      }
      close(endTag: start..<start)
    }
    close(endTag: tag)
  }

  private mutating func close(endTag: Range<Int>) {
    guard let index = open.popLast() else { return }
    document.elements[index].endTag = endTag
    document.elements[index].end = document.elements.count
  }

  // MARK: Bytes

  private func byte(_ offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }

  private func next(_ wanted: UInt8, from start: Int) -> Int? {
    var offset = start
    while offset < end {
      if bytes[offset] == wanted { return offset }
      offset += 1
    }
    return nil
  }

  private func begins(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    return text.withUTF8Buffer { bytes[offset..<offset + count].elementsEqual($0) }
  }

  private mutating func skip(to text: StaticString) {
    let start = position
    while position < end, !begins(text, at: position) { position += 1 }
    if position == end { fault(start..<start + 2, "This never ends.") }
    position = min(position + text.utf8CodeUnitCount, end)
  }

  private mutating func skipBlanks() {
    while let byte = byte(position), byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  private func readName(from start: Int) -> Range<Int> {
    var offset = start
    while let byte = byte(offset), Self.isName(byte) { offset += 1 }
    return start..<offset
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: false
    }
  }

  private mutating func fault(_ range: Range<Int>, _ message: String) {
    guard document.faults.count < Self.maximumFaults, !breaksOff else { return }
    breaksOff = max(position, range.upperBound) >= end
    document.faults.append(
      XMLDocument.Fault(
        range: min(range.lowerBound, end)..<min(max(range.upperBound, range.lowerBound), end),
        message: message))
  }
}
