import JSONRPC

// Positions and ranges of the protocol, made from UTF-8 offsets.

extension Position {
  var json: JSON { ["line": .integer(line), "character": .integer(character)] }
}

extension PositionRange {
  var json: JSON { ["start": start.json, "end": end.json] }
}
