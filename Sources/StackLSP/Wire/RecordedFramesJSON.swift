import JSONRPC
import LayoutEngine
import StackDSL

extension RecordedFrames {
  /// The frames that `NAME.frames.json` records for `NAME.stack`; nil if there is no such record.
  static func beside(_ file: FileID) -> RecordedFrames? {
    let suffix = ".stack"
    guard file.name.hasSuffix(suffix) else { return nil }
    let path = file.name.dropLast(suffix.count) + ".frames.json"
    return DiskFile.read(String(path)).flatMap { try? JSONParser.parse($0) }
      .flatMap(RecordedFrames.init)
  }

  /// Reads the output of `frames --format json`; nil for anything else.
  init?(_ json: JSON) {
    guard let screens = json["screens"]?.arrayValue else { return nil }
    listings = screens.flatMap { screen -> [Listing] in
      guard let name = screen["name"]?.stringValue,
        let environments = screen["environments"]?.arrayValue
      else { return [] }
      return environments.compactMap { Listing(screen: name, $0) }
    }
  }
}

extension RecordedFrames.Listing {
  fileprivate init?(screen: String, _ json: JSON) {
    guard let environment = RecordedEnvironment(json), let views = json["views"]?.arrayValue else {
      return nil
    }
    let frames = views.compactMap { view -> (String, Rect)? in
      guard let path = view["path"]?.stringValue,
        let numbers = view["frame"]?.arrayValue?.compactMap(\.doubleValue), numbers.count == 4
      else { return nil }
      return (path, Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    self.init(
      screen: screen, environment: environment, frames: Dictionary(frames) { first, _ in first })
  }
}

extension RecordedEnvironment {
  fileprivate init?(_ json: JSON) {
    guard let orientation = json["orientation"]?.stringValue,
      let size = json["size"]?.arrayValue?.compactMap(\.doubleValue), size.count == 2,
      let textSize = json["textSize"]?.stringValue, let language = json["language"]?.stringValue
    else { return nil }
    self.init(
      device: json["device"]?.stringValue, orientation: orientation, width: size[0],
      height: size[1], textSize: textSize,
      isRightToLeft: json["direction"]?.stringValue == "rightToLeft", language: language,
      state: json["state"]?.stringValue)
  }
}
