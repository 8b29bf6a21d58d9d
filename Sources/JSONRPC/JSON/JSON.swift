/// A JSON value as it appears on the wire.
///
/// Objects keep the order of their members, so the output is the same in every process. Integers are distinct
/// from other numbers, so an id is returned exactly as it came.
public enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object(Object)
  /// The serialized text of a value. It is written to the wire unchanged, and its members are not read.
  case written([UInt8])

  /// The members of an object in the order of the text; each name occurs once.
  public struct Object: Sendable, Hashable {
    public struct Member: Sendable, Hashable {
      public var name: String
      public var value: JSON

      public init(name: String, value: JSON) {
        self.name = name
        self.value = value
      }
    }
    public private(set) var members: [Member]

    /// If several members have one name, the first stays.
    public init(_ members: [Member] = []) {
      self.members = members
    }

    /// Objects on the wire have a handful of members, so a linear search is faster than hashing.
    public subscript(name: String) -> JSON? {
      get { members.first { $0.name == name }?.value }
      set {
        let place = members.firstIndex { $0.name == name }
        switch (place, newValue) {
        case (let place?, let value?): members[place].value = value
        case (let place?, nil): members.remove(at: place)
        case (nil, let value?): members.append(Member(name: name, value: value))
        case (nil, nil): break
        }
      }
    }
  }
}

extension JSON {
  /// The member of an object; nil if there is none, or if the value is not an object.
  public subscript(name: String) -> JSON? {
    guard case .object(let object) = self else { return nil }
    return object[name]
  }

  /// An object of the members that have a value; optional fields without one are left out.
  public static func fields(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(
      Object(
        members.compactMap { name, value in
          value.map { Object.Member(name: name, value: $0) }
        }))
  }

  public var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }
  /// A whole number, including one written as `1.0`, as languages with a single number type write it.
  public var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }
  public var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
  public var arrayValue: [JSON]? {
    if case .array(let value) = self { value } else { nil }
  }
  public var objectValue: Object? {
    if case .object(let value) = self { value } else { nil }
  }
  /// An integer or any other number.
  public var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

/// Not expressible by `nil`: an optional member would silently become null.
extension JSON: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Object(elements.map { Object.Member(name: $0.0, value: $0.1) }))
  }
}
