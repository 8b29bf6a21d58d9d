/// The elements of an XML text in document order, each with the bytes it was read from.
///
/// Reading never fails: `faults` says what is wrong, and the elements are what was understood. Every
/// offset is one of UTF-8.
public struct XMLDocument: Sendable {
  /// `name="value"` in a start tag.
  public struct Attribute: Sendable {
    var name: Range<Int>
    /// Between the quotes.
    public var value: Range<Int>

    /// From the name to the closing quote.
    var span: Range<Int> { name.lowerBound..<value.upperBound + 1 }
  }

  struct Element: Sendable {
    var name: Range<Int>
    /// From `<` to `>`.
    var tag: Range<Int>
    /// The range of the end tag. For an element that ends by itself or is never closed, an empty range at its
    /// end.
    var endTag: Range<Int>
    /// Indices into `attributes`.
    var attributes: Range<Int>
    /// Nil for the root.
    public var parent: Int?
    /// The elements inside of this one are those after it and before this index.
    var end: Int

    var span: Range<Int> { tag.lowerBound..<max(endTag.upperBound, tag.upperBound) }
  }

  /// Something that XML does not allow, and was passed over.
  struct Fault: Sendable {
    public var range: Range<Int>
    var message: String
  }

  public let bytes: [UInt8]
  var elements: [Element] = []
  var attributes: [Attribute] = []
  var faults: [Fault] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Asking

  /// The name of an element: `label`.
  func name(_ element: Int) -> String { text(elements[element].name) }

  public func attribute(_ name: String, of element: Int) -> Attribute? {
    attributes[elements[element].attributes].first { reads(name, at: $0.name) }
  }

  /// Most names differ in their length or in their first letter.
  private func reads(_ name: String, at range: Range<Int>) -> Bool {
    let utf8 = name.utf8
    return range.count == utf8.count && bytes[range].first == utf8.first
      && bytes[range].elementsEqual(utf8)
  }

  /// The value of an attribute with its entities put in.
  public func value(_ name: String, of element: Int) -> String? {
    attribute(name, of: element).map { unescaped($0.value) }
  }

  /// The elements straight inside of one.
  public func children(of element: Int) -> [Int] {
    var children: [Int] = []
    var next = element + 1
    while next < elements[element].end {
      children.append(next)
      next = elements[next].end
    }
    return children
  }

  public func child(_ name: String, of element: Int) -> Int? {
    children(of: element).first { isNamed(name, $0) }
  }

  /// The child whose attribute `key` has a value: `<rect key="frame">`.
  public func child(_ name: String, key: String, of element: Int) -> Int? {
    children(of: element).first { isNamed(name, $0) && value("key", of: $0) == key }
  }

  public func root(named name: String) -> Int? {
    elements.isEmpty || !isNamed(name, 0) ? nil : 0
  }

  /// The elements around one, the innermost first.
  func ancestors(of element: Int) -> some Sequence<Int> {
    sequence(state: element) { [elements] inner in
      guard let outer = elements[inner].parent else { return nil }
      inner = outer
      return outer
    }
  }

  /// All elements inside of one, at any depth.
  func descendants(of element: Int) -> Range<Int> { element + 1..<elements[element].end }

  func isNamed(_ name: String, _ element: Int) -> Bool {
    reads(name, at: elements[element].name)
  }

  /// False if the tag stops at the next one or if the text ends.
  func hasWholeTag(_ element: Int) -> Bool {
    bytes[elements[element].tag].last == UInt8(ascii: ">")
  }

  /// The text between an element's tags: `<string key="text">Two lines</string>`.
  public func content(of element: Int) -> String {
    let (start, end) = (elements[element].tag.upperBound, elements[element].endTag.lowerBound)
    return start < end ? unescaped(start..<end) : ""
  }

  public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: Entities

  /// The five entities and the numbers of characters put in; what else begins with `&` stays.
  func unescaped(_ range: Range<Int>) -> String {
    let raw = bytes[range]
    guard raw.contains(UInt8(ascii: "&")) else { return String(decoding: raw, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = raw
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = Self.character(named: rest[rest.startIndex + 1..<end])
      {
        text += String(character).utf8
        rest = rest[(end + 1)...]
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func character(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.dropFirst().first == "x"
      return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
        .flatMap(Unicode.Scalar.init)
    }
  }
}
