/// Proposals for values, priorities, conditions and imports.
extension Proposals {
  /// The words that can follow `view.` at the beginning of a member.
  func memberPath(_ path: [String]) -> [Completion] {
    if let axes = axes(of: path) { return axes }
    guard let place = place(path) else { return [] }
    let inside = screen.map { $0.names(inside: place.view) } ?? []
    return inside
      + (place.item == .view ? members(of: place.view) : attributes(of: place, other: nil))
  }

  /// `hugging.` and `row.compressionResistance.`: a property for each axis.
  private func axes(of path: [String]) -> [Completion]? {
    guard let last = path.last, let place = place(path.dropLast()), place.item == .view else {
      return nil
    }
    let names = PropertyName.allCases.filter { name in
      name.rawValue.hasPrefix(last + ".")
        && screen.map { name.description.owners.contains($0.views[place.view.index].kind) } ?? false
    }
    guard !names.isEmpty else { return nil }
    return names.map { name in
      let axis = String(name.rawValue.dropFirst(last.count + 1))
      return Completion(
        axis, .property, detail: "default: \(name.description.initial)",
        documentation: name.description.summary, snippet: "\(axis): $0", plainText: "\(axis): ")
    }
  }

  /// - Parameter listed: values of a list that stand there already.
  func values(of key: [String], listed: [String]) -> [Completion] {
    guard let name = propertyName(key) else { return constants }
    let written = valuesWritten(of: name)
    switch name.description.type {
    case .cases(let cases):
      return applicable(cases, of: name, written: written).map {
        Completion($0, .enumCase, documentation: name.summary(ofCase: $0) ?? "")
      }
    case .caseList(let cases):
      // From the usual one on: sizes of text grow from there.
      let usual = name.usualValue?.split(separator: ",").first.map(String.init)
      let start = usual.flatMap { cases.firstIndex(of: $0) } ?? 0
      return (cases[start...] + cases[..<start]).filter { !listed.contains($0) }
        .map { Completion($0, .enumCase) }
    case .languages:
      return UseOrder.languages.filter { !listed.contains($0) }.map { Completion($0, .enumCase) }
    case .bool: return [Completion("true", .enumCase), Completion("false", .enumCase)] + constants
    case .priority: return priorities
    case .number, .count, .size, .insets: return numbers(of: name, written)
    case .spacing: return numbers(of: name, written) + [systemSpacing]
    case .font:
      let styles = Vocabulary.textStyles
      let used = written.filter(styles.contains)
      return (used + styles.filter { !used.contains($0) })
        .map { Completion($0, .enumCase, detail: "text style") }
        + [Completion("system", .enumCase, snippet: "system ${1:17}", plainText: "system ")]
    case .devices: return devices(without: listed)
    case .host:
      return Host.allCases.map { host in
        let size = sizeLabels[host == .view ? 0 : 1].snippet
        return Completion(
          host.rawValue, .enumCase, snippet: "\(host.rawValue)(\(size))", plainText: host.rawValue)
      }
    default: return constants
    }
  }

  /// The sizes that code may give a host.
  var sizeLabels: [Completion] {
    [
      Completion(
        "width", .property, detail: "a number or a range", snippet: "width: ${1:320}...${2:440}",
        plainText: "width: "),
      Completion(
        "height", .property, detail: "a number or a range", snippet: "height: ${1:50}",
        plainText: "height: "),
    ]
  }

  var systemSpacing: Completion { Completion("systemSpacing", .constant, detail: "8") }

  private func propertyName(_ key: [String]) -> PropertyName? {
    PropertyName(rawValue: key.suffix(2).joined(separator: "."))
      ?? key.last.flatMap(PropertyName.init)
  }

  /// The numbers in use in this screen, then the usual one, then the `let`s.
  private func numbers(of name: PropertyName, _ written: [String]) -> [Completion] {
    let known = Set(constants.map(\.label))
    let usual = [name.usualValue].compactMap { $0 }.filter { !written.contains($0) }
    let numbers = (written.prefix(3) + usual).filter { !known.contains($0) }
    let used = constants.filter { written.contains($0.label) }
    return used + numbers.map { Completion($0, .constant) }
      + constants.filter { !written.contains($0.label) }
  }

  /// The words in use first, then the usual one, without the alignments of the other axis.
  private func applicable(
    _ cases: [String], of name: PropertyName, written: [String]
  ) -> [String] {
    let usual = written + [name.usualValue].compactMap { $0 }
    let first = usual.filter(cases.contains)
    var seen: Set<String> = []
    let ordered = (first + cases).filter { seen.insert($0).inserted }
    guard name == .alignment, let kind = ownerView?.kind, kind == .hstack || kind == .vstack else {
      return ordered
    }
    let axis: AxisWord = kind == .vstack ? .vertical : .horizontal
    return ordered.filter { (AlignmentWord(rawValue: $0)?.axis ?? axis) == axis }
  }

  /// The `let`s of the file and of those it imports, and the parameters of the component around.
  var constants: [Completion] {
    scope.values.keys.sorted().map { Completion($0, .constant, detail: "let") }
      + parameters.map { Completion($0, .parameter, detail: "parameter") }
  }

  // MARK: Priorities, conditions, devices, imports

  var priorities: [Completion] {
    let meanings: [(String, String)] = [
      ("249", "one below the default hugging: grows before its siblings"),
      ("251", "one above the default hugging: keeps its size before its siblings"),
      ("749", "one below the default resistance: is cut before its siblings"),
      ("751", "one above the default resistance: is cut after its siblings"),
      ("999", "as strong as possible without being required"),
      ("48", "below what UIStackView itself wants (49 to 51)"),
    ]
    return meanings.map { Completion($0.0, .priority, detail: $0.1) }
      + Vocabulary.namedPriorities.map {
        Completion($0.name, .priority, detail: shortNumber($0.value))
      }
  }

  func conditionValues(_ subject: String) -> [Completion] {
    guard let subject = Condition.Subject(rawValue: subject) else { return [] }
    switch subject {
    case .device: return devices(without: [])
    case .state: return list(.states).map { Completion($0, .state) }
    case .language: return list(.languages).map { Completion($0, .enumCase) }
    case .width, .height: return constants
    default: return (Vocabulary.values(of: subject) ?? []).map { Completion($0, .enumCase) }
    }
  }

  /// A list of the screen: its states, its languages.
  func list(_ name: PropertyName) -> [String] {
    guard let property = screen?.properties.last(where: { $0.name == name }),
      case .list(let values) = property.value
    else { return [] }
    return values.compactMap { value in
      switch value {
      case .name(let name), .language(let name, _): name
      default: nil
      }
    }
  }

  /// In the order in which the caller names them; behind the dot of a device how it can be held.
  func devices(without listed: [String]) -> [Completion] {
    if let device = listed.last, device.hasSuffix(".") {
      return deviceNames.filter { $0.hasPrefix(device) }
        .map { Completion(String($0.dropFirst(device.count)), .device) }
    }
    // Behind two upright devices the last one is turned, and an iPad is looked at.
    var likely: [String] = []
    if let last = listed.last, listed.count > 1, !listed.contains(where: { $0.contains(".") }) {
      likely.append(last + ".landscape")
    }
    if !listed.isEmpty, !listed.contains(where: { $0.hasPrefix("iPad") }) {
      likely += deviceNames.first { $0.hasPrefix("iPad") && !$0.contains(".") }.map { [$0] } ?? []
    }
    likely = likely.filter(deviceNames.contains)
    return (likely + deviceNames.filter { !likely.contains($0) })
      .filter { !listed.contains($0) }.map { Completion($0, .device) }
  }

  /// The devices on which a screen is usually looked at first.
  var usualDevices: String { deviceNames.prefix(2).joined(separator: ", ") }

  /// The other files, as seen from the folder of this one.
  var importPaths: [Completion] {
    files.files.filter { $0 != model.file }.map { other in
      Completion(relativePath(to: other, from: model.file), .path)
    }
  }
}

/// The path by which `file` imports `target`.
public func relativePath(to target: FileID, from file: FileID) -> String {
  let own = file.name.split(separator: "/").dropLast()
  let other = target.name.split(separator: "/")
  var shared = 0
  while shared < own.count, shared + 1 < other.count, own[shared] == other[shared] { shared += 1 }
  let up = [Substring](repeating: "..", count: own.count - shared)
  return (up + other.dropFirst(shared)).joined(separator: "/")
}
