import JSONRPC
import LayoutEngine
import StackDSL

/// The frames of a file's screens, as `frames --format json` prints and `stack/frames` returns them.
func framesJSON(
  file: String, _ screens: [[FramesListing]], _ places: SourcePlaces
) -> JSON {
  [
    "file": .string(file),
    "screens": .array(
      screens.compactMap { listings in
        guard let first = listings.first else { return nil }
        return [
          "name": .string(first.screen),
          "environments": .array(listings.map { json($0, places) }),
        ]
      }),
  ]
}

private func json(_ listing: FramesListing, _ places: SourcePlaces) -> JSON {
  let environment = listing.environment
  return .fields([
    "device": environment.device.map(JSON.string) ?? .null,
    "orientation": .string(environment.orientation.rawValue),
    "size": [.number(environment.size.width), .number(environment.size.height)],
    "scale": .number(environment.scale),
    "textSize": .string(environment.textSize.rawValue),
    "direction": .string(environment.direction.word),
    "language": .string(environment.language.code),
    "state": environment.state.map(JSON.string) ?? .null,
    "status": listing.status == .solved ? "solved" : "unsatisfiable",
    "views": .array(listing.entries.map { json($0, places) }),
    "conflicts": listing.conflicts.isEmpty
      ? nil : .array(listing.conflicts.map { json($0, places) }),
  ])
}

private func json(_ entry: FramesListing.Entry, _ places: SourcePlaces) -> JSON {
  .fields([
    "path": .string(entry.path),
    "kind": .string(entry.kind.rawValue),
    "source": places.json(entry.span),
    "frame": json(entry.frame),
    "frameInScreen": json(entry.frameInScreen),
    "frameAsDrawn": entry.frameAsDrawn.map(json),
    "hidden": entry.isHidden ? true : nil,
    "evidence": entry.evidence.isEmpty
      ? nil
      : .fields([
        "width": entry.evidence[.horizontal].map(json),
        "height": entry.evidence[.vertical].map(json),
      ]),
    "ambiguous": .array(
      entry.ambiguous.map { open in
        // Infinity becomes null, because JSON has none.
        [
          "attribute": .string("\(open.attribute)"),
          "range": [.number(open.lower), .number(open.upper)],
        ]
      }),
  ])
}

private func json(_ evidence: Evidence) -> JSON {
  if case .estimated(let band, let font) = evidence { return .string(bandWords(band, font)) }
  return "code decides"
}

private func json(_ conflict: FramesListing.Conflict, _ places: SourcePlaces) -> JSON {
  func json(_ member: FramesListing.Conflict.Member) -> JSON {
    [
      "text": .string(member.text), "range": places.range(member.span) ?? .null,
      "origin": .string(member.origin),
    ]
  }
  return [
    "members": .array(conflict.members.map(json)),
    "predictedBreak": .integer(conflict.predictedBreak),
    "laterBreaks": .array(conflict.laterBreaks.map(json)),
  ]
}

private func json(_ rect: Rect) -> JSON {
  .array([rect.x, rect.y, rect.width, rect.height].map(JSON.number))
}
