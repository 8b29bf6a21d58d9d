import StackDSL

/// An edit of a file that imports another: what is known after it, from what was known before, is
/// what is known of the text alone. The first two bytes say where the edit is and what it puts in.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzModel(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](fuzz: start, count)
  guard let place = bytes.first, let choice = bytes.dropFirst().first else { return 0 }
  let text = Array(bytes.dropFirst(2))
  let file = FileID("/fuzz.stack")
  let other = parse(
    Array("component Row { param gap: 8; hstack row { label title } }\nlet gap = 4".utf8),
    file: FileID("/Row.stack"))
  let tree = parse(Array("import \"Row.stack\"\n".utf8) + text, file: file)
  let before = buildModel(of: file, in: SourceFiles([tree, other]))
  var edited = tree.text
  let pieces = ["x", "{", "}", "\nscreen S {\n", "\nlet a = 4\n", "/*", "*/", "Row r; ", "\n"]
  edited.insert(
    contentsOf: pieces[Int(choice) % pieces.count].utf8, at: edited.count * Int(place) / 256)
  let known = tree.reparsed(edited)
  let fresh = parse(edited, file: file)
  demand(known.starts == fresh.starts, "the sections of an edited text are others")
  demand(known.problems == fresh.problems, "the faults of an edited text are others")
  let after = buildModel(of: file, in: SourceFiles([known, other]), reusing: before)
  let alone = buildModel(of: file, in: SourceFiles([fresh, other]))
  demand(after.problems == alone.problems, "the model has other problems")
  demand(after.references == alone.references, "the model has other references")
  demand(
    after.screens.map { outline(of: $0.value) } == alone.screens.map { outline(of: $0.value) },
    "the model has other screens")
  return 0
}

/// Where everything lies, which is what an edit changes of a screen that it does not touch.
private func outline(of screen: Screen) -> [SourceSpan] {
  [screen.span, screen.nameSpan]
    + screen.views.flatMap { [$0.span, $0.kindSpan] + $0.properties.map(\.valueSpan) }
    + screen.constraints.map(\.span) + screen.conditions.map(\.span)
}
