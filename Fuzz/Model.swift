@testable import StackDSL

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
  let pieces = [
    "x", "{", "}", "\nscreen S {\n", "\nlet a = 4\n", "/*", "*/", "Row r; ", "\n", " ", "1", ";",
    "gap",
    "label a \"t\"", "axis: vertical\n", "when state == a { height >= 4 }", "missing.width == 4\n",
    "superview.spacing: 4\n", "allow x\n", "\"", ".", ":", "", "", "", "",
  ]
  let start = edited.count * Int(place) / 256
  let end = min(edited.count, start + (choice >= 128 ? Int(choice) % 7 : 0))
  edited.replaceSubrange(start..<end, with: pieces[Int(choice) % pieces.count].utf8)
  let known = tree.reparsed(edited)
  let alone = parse(edited, file: file)
  demand(known.starts == alone.starts, "the sections of an edited text are others")
  // With the same numbers for the sections, spans in both can be compared.
  let fresh = SyntaxTree(
    file: file, text: edited, sections: alone.sections, places: known.places)
  demand(known.problems == fresh.problems, "the faults of an edited text are others")
  let after = buildModel(of: file, in: SourceFiles([known, other]), reusing: before)
  let model = buildModel(of: file, in: SourceFiles([fresh, other]))
  demand(after.problems == model.problems, "the model has other problems")
  demand(after.references == model.references, "the model has other references")
  demand(after.screens == model.screens, "the model has other screens")
  demand(
    after.components.map { "\($0)" } == model.components.map { "\($0)" },
    "the model has other components")
  return 0
}
