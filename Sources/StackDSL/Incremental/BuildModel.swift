/// Builds the model of `file` and of the files that it imports. It never fails: see `Model.problems`.
///
/// - Parameter previous: a model of the same file. Every part that would come out the same is taken over; the
///   result does not depend on it.
/// - Parameter workers: the threads that read the sections.
public func buildModel(
  of file: FileID, in files: SourceFiles, reusing previous: Model? = nil,
  by workers: Workers = .thisThread
) -> Model {
  var model = Model(file: file, sections: files.sections)
  guard let tree = files[file] else { return model }
  let builder = ModelBuilder(file: file, files: files)
  let known = KnownParts(previous, for: builder.stamp, in: tree)
  model.defaults = files.defaults
  model.stamp = builder.stamp
  model.marks = tree.marks
  model.parts = known.parts(in: tree) { indices in
    let bytes = indices.reduce(0) { $0 + tree.sections[$1].bytes.count }
    return workers.reading(bytes).map(indices.count) {
      var own = builder
      return { own.part(of: tree.sections[indices[$0]], tree.id(ofSection: indices[$0])) }
    }
  }
  model.gather(from: tree, known)
  return model
}

extension Model {
  /// Every name of this file that declares or means something, in order of position.
  public var references: [Reference] { parts.flatMap(\.references) }

  /// A span in the text of its file.
  public func fileSpan(_ span: SourceSpan) -> FileSpan { sections.fileSpan(span) }

  fileprivate mutating func gather(from tree: SyntaxTree, _ known: KnownParts) {
    screens.reserveCapacity(parts.count)
    for part in parts {
      screens += part.screens
      for _ in part.screens { origins.append(ObjectIdentifier(part)) }
      components += part.components
      imports += part.imports
      properties += part.properties
      problems += part.problems
    }
    hasUniqueNames = known.haveUniqueNames(with: parts)
    if !hasUniqueNames {
      let alike = duplicates
      hasUniqueNames = alike.isEmpty && Set(screens.map(\.name)).count == screens.count
      problems += alike
      tellScreensApart()
      origins = []
    }
    problems += tree.problems
    sortProblems()
  }

  /// Findings and commands refer to screens by name, so the second screen of a name gets a number.
  mutating func tellScreensApart() {
    var taken = Set(parts.flatMap(\.declared).map(\.symbol.name) + screens.map(\.name))
    var given: Set<String> = []
    for index in screens.indices where !given.insert(screens[index].name).inserted {
      screens[index].name = freeName(screens[index].name, isTaken: taken.contains)
      taken.insert(screens[index].name)
      given.insert(screens[index].name)
    }
  }

  /// In order of position.
  mutating func sortProblems() {
    let keyed = problems.map { (start: fileSpan($0.span).range.lowerBound, problem: $0) }
    problems = keyed.sorted { ($0.start, $0.problem.code) < ($1.start, $1.problem.code) }
      .map(\.problem)
  }

  /// Names that two items of the file have; the later one is reported.
  private var duplicates: [Problem] {
    var first: [String: SourceSpan] = [:]
    return parts.flatMap(\.declared).compactMap { name in
      guard let other = first[name.symbol.name] else {
        first[name.symbol.name] = name.span
        return nil
      }
      return Problem(
        .duplicateName, span: name.span,
        message: "`\(name.symbol.name)` is already declared in this file.",
        notes: [.init(span: other, message: "The first `\(name.symbol.name)` is here.")])
    }
  }
}
