/// The words after a command's name: options with or without a value, and positional arguments.
struct Arguments: Sendable {
  private(set) var positionals: [String] = []
  private var values: [String: [String]] = [:]

  /// Parses `--name value`, `--name=value` and `--flag`; `--` ends the options, and `-` is positional.
  init(_ words: [String], options: [Option]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        positionals += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
        throw UsageError(no: "option", named: name, among: options.map(\.name))
      }
      let value = try option.value(
        written: parts.count > 1 ? String(parts[1]) : nil, next: { rest.popFirst() })
      values[option.name, default: []].append(value)
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value, if the option occurs several times.
  func value(_ name: String) -> String? { values[name]?.last }

  func value(_ name: String, default usual: String) -> String { value(name) ?? usual }

  /// The comma-separated values of all occurrences of the option; nil if it does not occur.
  func list(_ name: String) -> [String]? {
    values[name]?.flatMap { value in
      value.split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) }
    }
  }
}

/// An option of a command.
struct Option: Sendable {
  /// With its hyphens: `--format`.
  var name: String
  /// With one hyphen: `-h`.
  var short: String?
  /// The placeholder for the value in the help; nil for a flag.
  var placeholder: String?
  /// The allowed values; empty if any value is allowed.
  var choices: [String] = []
  var help: String

  fileprivate func value(
    written: String?, next: () -> String?
  ) throws(UsageError) -> String {
    guard placeholder != nil || !choices.isEmpty else {
      guard written == nil else { throw UsageError("\(name) takes no value.") }
      return ""
    }
    guard let value = written ?? next(), !value.isEmpty else {
      throw UsageError("\(name) needs a value.")
    }
    guard choices.isEmpty || choices.contains(value) else {
      throw UsageError(
        "\(name) is one of \(choices.joined(separator: ", ")), not \"\(value)\".")
    }
    return value
  }

  /// `--format text|json`, as the help shows it.
  var usage: String {
    let value = choices.isEmpty ? placeholder : choices.joined(separator: "|")
    let names = [short, name].compactMap { $0 }.joined(separator: ", ")
    return value.map { "\(names) \($0)" } ?? names
  }
}
