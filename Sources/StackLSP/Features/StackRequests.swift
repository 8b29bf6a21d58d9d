import JSONRPC
import LayoutEngine
import StackDSL

/// Our own requests: `stack/frames` (frames as JSON), `stack/preview` (the picture as SVG) and
/// `stack/text` (the text as the server has it).
///
/// Parameters of all: `textDocument`. Of frames and picture, where they are given, `screen` and
/// `device`, as options of the command line; of the picture also `position`, whose view is marked.
extension Method {
  /// For whoever writes a client: whether both sides have the same text after all the changes.
  static let text = Method(
    "stack/text",
    .query { snapshot, _ in
      [
        "version": .integer(snapshot.document.version),
        "text": .string(String(decoding: snapshot.source.bytes, as: UTF8.self)),
      ]
    })

  static let frames = Method(
    "stack/frames",
    .layoutQuery(.allEnvironments) { snapshot, solved, parameters throws(ResponseError) in
      let screens = try chosen(solved.analysis, parameters)
      return framesJSON(file: snapshot.document.uri, screens.map(\.framesListings)) {
        snapshot.range($0)
      }
    })

  static let preview = Method(
    "stack/preview",
    .layoutQuery(.allEnvironments) { snapshot, solved, parameters throws(ResponseError) in
      let position = try parameters["position"].optional { place throws(ResponseError) in
        try place.position()
      }
      let around = position.flatMap { solved.analysis.model.view(at: snapshot.offset($0)) }
      let screens = try chosen(solved.analysis, parameters)
      // The screen around the caret, if the client has not named another.
      let screen = screens.first { $0.screen.name == around?.screen.name } ?? screens.first
      guard let screen, let layout = screen.layouts.first else { return .null }
      let marked = around.flatMap { screen.screen.name == $0.screen.name ? $0.view : nil }
      return [
        "screen": .string(screen.screen.name),
        "environment": .string(layout.environment.name),
        "svg": .string(
          StackLSP.preview(of: screen.screen, layout, marked: marked == .screen ? nil : marked)),
      ]
    })

  private static func chosen(
    _ analysis: Analysis, _ parameters: Parameters
  ) throws(ResponseError) -> [ScreenAnalysis] {
    let screen = try parameters["screen"].optional { name throws(ResponseError) in
      try name.string()
    }
    let device = try parameters["device"].optional { name throws(ResponseError) in
      try name.string()
    }
    do throws(UsageError) {
      return try analysis.chosen(screen: screen, device: device)
    } catch {
      throw ResponseError(.invalidParams, error.message)
    }
  }
}
