import JSONRPC
import LayoutEngine
import StackDSL

/// Requests of this server: `stack/frames` (frames as JSON), `stack/preview` (the picture as SVG) and
/// `stack/text` (the text as the server has it).
///
/// All take `textDocument`. Frames and picture also take `screen`, `device`, `textSize`, `direction`,
/// `language` and `state`, like the options of the command line. The picture also takes `appearance`, and
/// `position`, whose view is marked. An unknown name is an error.
extension Method {
  /// For authors of clients: to check that both sides have the same text after all changes.
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
      let screens = try shown(solved.analysis, parameters)
      return framesJSON(
        file: snapshot.document.uri, screens.map(\.layouts.framesListings),
        snapshot.places(solved.analysis.model.sections))
    })

  static let preview = Method(
    "stack/preview",
    .layoutQuery(.allEnvironments) { snapshot, solved, parameters throws(ResponseError) in
      let position = try parameters["position"].optional { place throws(ResponseError) in
        try place.position()
      }
      var options = PictureOptions(place: snapshot.places(solved.analysis.model.sections).text)
      options.appearance =
        try parameters["appearance"].choice("appearance", among: Appearance.self) ?? .automatic
      let around = position.flatMap { solved.analysis.model.view(at: snapshot.offset($0)) }
      let shown = try shown(solved.analysis, parameters, usual: around?.screen.name)
      guard let shown = shown.first, let layout = shown.layouts.primary else { return .null }
      let name = shown.layouts.screen.name
      let marked = around.flatMap { name == $0.screen.name && $0.view != .screen ? $0.view : nil }
      return [
        "screen": .string(name),
        "environment": .string(layout.environment.name),
        "svg": shown.picture(marked: marked, options: options).map(JSON.string) ?? .null,
      ]
    })

  /// The screens that the parameters select; otherwise the screen or component with the `usual` name;
  /// otherwise all screens, or in a file without screens its components.
  private static func shown(
    _ analysis: Analysis, _ parameters: Parameters, usual: String? = nil
  ) throws(ResponseError) -> [ScreenResult] {
    let only = analysis.screens.isEmpty ? analysis.components.first?.screen.name : nil
    let screen = try parameters["screen"].optionalString() ?? usual ?? only
    let choice = EnvironmentChoice(
      device: try parameters["device"].optionalString(),
      textSize: try parameters["textSize"].optionalString(),
      direction: try parameters["direction"].optionalString(),
      language: try parameters["language"].optionalString(),
      state: try parameters["state"].optionalString())
    do throws(UnknownName) {
      return try analysis.shown(screen: screen, choice)
    } catch {
      throw ResponseError(error)
    }
  }
}

extension Parameters {

  /// The case that a word names; nil if the parameter is absent.
  fileprivate func choice<Case: RawRepresentable & CaseIterable>(
    _ kind: String, among cases: Case.Type
  ) throws(ResponseError) -> Case? where Case.RawValue == String {
    guard let word = try optionalString() else { return nil }
    guard let choice = Case(rawValue: word) else {
      throw ResponseError(
        UnknownName(kind: kind, name: word, known: cases.allCases.map(\.rawValue)))
    }
    return choice
  }
}
