/// The fault of a value for a property of some type.
struct ValueFault: Error {
  var code: ProblemCode
  var message: String
  /// The text to write instead, if known.
  var replacement: String?
  /// The values that may be meant, the likeliest first, if only the kind of value is known.
  var choices: [String] = []
}

/// A value as the type wants it, or what is wrong with it.
///
/// - Parameter subject: what it is the value of, in the user's words, for the message.
func check(
  _ value: Value, as type: ValueType, of subject: String, written: @autoclosure () -> String,
  devices: [String]?
) -> Result<Value, ValueFault> {
  func mismatch(_ advice: String = "") -> Result<Value, ValueFault> {
    let message = "`\(subject)` needs \(type.phrase), not `\(written())`\(advice)."
    return .failure(ValueFault(code: .mismatchedValue, message: message))
  }
  switch (type, value) {
  case (.number, .number), (.bool, .bool), (.string, .string), (.size, .size), (.insets, .number),
    (.frame, .number),
    (.spacing, .number), (.host, .host), (.font, .font), (.languages, .language), (.word, .string),
    (.word, .name), (.names, .name), (.strings, .string),
    (.viewsAndConstraints, .name), (.viewsAndConstraints, .string):
    return .success(value)
  case (.number, .percent(let number)): return .success(.number(number))
  case (.count, .number(let number)):
    return Int(exactly: number).map { $0 >= 0 } ?? false ? .success(value) : mismatch()
  case (.spacing, .name("systemSpacing")): return .success(value)
  case (.priority, _): return checkPriority(value, of: subject) ?? mismatch()
  case (.host, .name(let name)):
    if let host = Host(word: name) { return .success(.host(host, HostSize())) }
    let hosts = Host.allCases.map(\.rawValue)
    return .failure(unknownCase(name, of: subject, nearest: Host.meant(by: name), among: hosts))
  case (.languages, .name(let name)): return .success(.language(name, growth: 0))
  case (.word, .language(let tag, growth: 0)): return .success(.name(tag))
  case (.font, .name(let name)):
    if name == "system" { return .success(.font(.system(size: 17, weight: .regular))) }
    // `headline.bold`
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2, Vocabulary.textStyles.contains(parts[0]),
      Font.Weight(rawValue: parts[1]) != nil
    {
      return .failure(
        ValueFault(
          code: .mismatchedValue, message: advice(onWeightOf: parts[0], written: name),
          replacement: parts[0]))
    }
    return checkCase(name, in: Vocabulary.textStyles, of: subject).map { _ in .font(.style(name)) }
  case (.cases(let cases), .name(let name)), (.caseList(let cases), .name(let name)):
    return checkCase(name, in: cases, of: subject).map { _ in value }
  case (.cases(let cases), .string(let name)):
    // A case in quotes: the word is right, the quotes are not.
    guard cases.contains(name) else { return mismatch() }
    return .failure(
      ValueFault(
        code: .mismatchedValue, message: "`\(subject)` wants the case without quotes: \(name).",
        replacement: name))
  case (.devices, .name(let name)):
    guard let devices, !devices.contains(name) else { return .success(value) }
    // The newest of those that are equally near.
    let nearest = nearestName(to: name, in: devices.reversed())
    return .failure(unknownCase(name, of: subject, nearest: nearest, among: devices))
  case (.className, .string(let name)), (.className, .name(let name)):
    return isClassName(name) ? .success(value) : mismatch()
  case (.insets, .name(let name)) where name == "zero" || name.hasSuffix("Insets.zero"):
    let message = "`\(written())` is written `0` here."
    return .failure(ValueFault(code: .mismatchedValue, message: message, replacement: "0"))
  case (.word, .size): return mismatch(": a size is `intrinsicContentSize: \(written())`")
  case (.cases(let cases), _):
    return mismatch().mapError { fault in
      var fault = fault
      fault.choices = Vocabulary.byUse(cases)
      return fault
    }
  default: return mismatch()
  }
}

/// Names joined by dots. It goes into Swift as it stands, so nothing else may.
private func isClassName(_ text: String) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
    guard let first = part.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && part.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}

/// Priorities are numbers here; UIKit's names are read as their values.
private func checkPriority(_ value: Value, of subject: String) -> Result<Value, ValueFault>? {
  let number: Double
  switch value {
  case .number(let value): number = value
  case .name(let name):
    guard let value = Vocabulary.priority(named: name) else {
      return checkCase(name, in: Vocabulary.namedPriorities.map(\.name), of: subject).map { _ in
        value
      }
    }
    number = value
  default: return nil
  }
  guard let fault = priorityFault(number) else { return .success(.number(number)) }
  return .failure(fault)
}

/// UIKit accepts 1 to 1000; 0 and less, or more than 1000, raises an exception.
func priorityFault(_ priority: Double) -> ValueFault? {
  guard !(priority >= 1 && priority <= 1000) else { return nil }
  return ValueFault(
    code: .priorityOutOfRange,
    message: "Priority \(shortNumber(priority)) is out of range: 1 to 1000 are allowed.",
    replacement: priority > 1000 ? "1000" : "1")
}

private func checkCase(_ name: String, in cases: [String], of subject: String)
  -> Result<Void, ValueFault>
{
  if cases.contains(name) { return .success(()) }
  // `UIStackView.Alignment.center`
  let last = name.split(separator: ".").last.map(String.init) ?? name
  let nearest =
    cases.contains(last)
    ? last : ForeignNames.value(last, among: cases) ?? nearestName(to: last, in: cases)
  return .failure(unknownCase(name, of: subject, nearest: nearest, among: cases))
}

private func unknownCase(
  _ name: String, of subject: String, nearest: String?, among cases: [String]
) -> ValueFault {
  let hint =
    nearest.map { "did you mean `\($0)`?" }
    ?? (cases.count > 8
      ? "it takes values such as \(orList(Array(cases.prefix(3))))."
      : "it takes \(orList(cases)).")
  return ValueFault(
    code: .unknownValue, message: "`\(name)` is no value of `\(subject)`: \(hint)",
    replacement: nearest)
}

/// A number without a needless fraction, to the thousandth: `83`, `82.5`.
func shortNumber(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return String(whole) }
  guard abs(number) < 1e12 else { return String(number) }
  let thousandths = Int(number * 1000 + (number < 0 ? -0.5 : 0.5))
  return Int(exactly: Double(thousandths) / 1000).map(String.init)
    ?? String(Double(thousandths) / 1000)
}
