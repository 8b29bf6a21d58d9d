import JSONRPC
import LayoutEngine
import StackDSL

/// The pages of a screen for editors without code lenses: as code actions at the caret, and as commands
/// without arguments.
extension Snapshot {
  /// The commands of the lenses of the screen around an offset. Editors with lenses get none.
  func pageActions(at offset: Int, _ analysis: Analysis) -> [JSON] {
    guard client.codeActionLiterals, !client.codeLenses,
      let name = analysis.model.view(at: offset)?.screen.name
    else { return [] }
    let solved = (analysis.screens + analysis.components).first { $0.screen.name == name }
    let hasConflict = solved?.all.contains { !$0.outcome.conflicts.isEmpty } ?? false
    func action(_ title: String, _ command: String?, _ more: [JSON]) -> JSON {
      let command: JSON = [
        "title": .string(title), "command": command.map(JSON.string) ?? .null,
        "arguments": .array([.string(document.uri), .string(name)] + more),
      ]
      return ["title": .string(title), "kind": "source", "command": command]
    }
    func page(_ title: String, _ page: ScreenDocument) -> JSON {
      action(title, page.command, [true])
    }
    return [
      action("Preview \(name) in the browser", Command.showPreview, []),
      page("Show the frames of \(name)", .frames),
    ] + (hasConflict ? [page("Explain the conflict of \(name)", .conflicts)] : [])
      + [page("Show \(name) as Swift", .swift)]
  }
}

extension Session {
  /// The screen around the place where the user was last, otherwise the first screen of that file.
  mutating func screenAtLastPlace() throws(ResponseError) -> (file: FileID, name: String) {
    guard let place = lastPlace, let snapshot = snapshot(of: place.file) else {
      throw ResponseError(
        .requestFailed, "The command needs a screen: put the caret into one, and ask again.")
    }
    let offset = place.position.map(snapshot.offset)
    let model = modelled(of: place.file).model
    let around = offset.flatMap { model.view(at: $0)?.screen }
    let screen = around ?? model.screens.first ?? model.components.first?.standalone
    return (place.file, screen?.name ?? "")
  }

  /// Shows a page if the editor ignores the result of a command: writes it as a file to the user's cache, and
  /// opens it if the editor opens files; otherwise a message names the file.
  mutating func showAsFile(_ document: VirtualDocument, _ text: String) {
    guard let path = CachedPages.write(document, text) else { return }
    let message: JSON = ["type": 3, "message": .string("The page is in \(path).")]
    guard client.showDocument else { return notify("window/showMessage", message) }
    let uri = DocumentURI.uri(of: FileID(path))
    ask("window/showDocument", ["uri": .string(uri), "takeFocus": true]) { session, response in
      guard case .success(let answer) = response.result, answer["success"]?.boolValue == true else {
        return session.notify("window/showMessage", message)
      }
    }
  }
}
