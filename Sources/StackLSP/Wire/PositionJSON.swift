import JSONRPC

// Values of the wire, made from places in bytes.

extension Position {
  var json: JSON { ["line": .integer(line), "character": .integer(character)] }
}

extension PositionRange {
  var json: JSON { ["start": start.json, "end": end.json] }
}
