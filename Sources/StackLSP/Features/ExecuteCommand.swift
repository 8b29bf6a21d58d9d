import JSONRPC
import StackDSL

/// `workspace/executeCommand` and `workspace/textDocumentContent`: the commands of menus and lenses, and the
/// read-only documents that they show.
extension Method {
  static let executeCommand = Method(
    "workspace/executeCommand",
    .request { session, parameters throws(ResponseError) in
      let arguments = parameters["arguments"]
      let list = try arguments.optional { list throws(ResponseError) in try list.elements() } ?? []
      func argument(_ index: Int) throws(ResponseError) -> Parameters {
        guard list.indices.contains(index) else {
          throw ResponseError(.invalidParams, "arguments[\(index)] is missing.")
        }
        return list[index]
      }
      let command = try parameters["command"].string()
      if let document = ScreenDocument.allCases.first(where: { $0.command == command }) {
        if list.isEmpty {
          let (file, name) = try session.screenAtLastPlace()
          return try session.show(.screen(document, file, name: name), asFile: true)
        }
        let file = DocumentURI.file(try argument(0).string())
        let asFile = list.count > 2 ? try argument(2).bool() : false
        return try session.show(
          .screen(document, file, name: try argument(1).string()), asFile: asFile)
      }
      switch command {
      case Command.showPreview where list.isEmpty:
        let (file, name) = try session.screenAtLastPlace()
        return .string(try session.showPreview(file, screen: name.isEmpty ? nil : name))
      case Command.showPreview:
        let file = DocumentURI.file(try argument(0).string())
        let screen = list.count > 1 ? try argument(1).optionalString() : nil
        let address = list.count > 2 ? try argument(2).optionalString() : nil
        return .string(try session.showPreview(file, screen: screen, takingOver: address))
      case Command.caretMoved:
        let file = DocumentURI.file(try argument(0).string())
        let position = try argument(1).position()
        guard let snapshot = session.snapshot(of: file) else { return .null }
        session.caretMoved(file, to: snapshot.offset(position))
        return .null
      case Command.explainLog:
        let first = try argument(0).string()
        guard list.count > 1 else {
          return .string(conflictLogsPage(LogText(Array(first.utf8))))
        }
        let line = try argument(1).position().line + 1
        return try session.show(.logs(DocumentURI.file(first), line: line))
      case Command.explain: return try session.show(.rule(try argument(0).string()))
      case Command.applyEdit:
        let title = try argument(0).string()
        _ = try argument(1).object()
        guard session.client.applyEdit else {
          throw ResponseError(.requestFailed, "The client does not apply edits.")
        }
        session.ask(
          "workspace/applyEdit", ["label": .string(title), "edit": list[1].json ?? .null])
        return .null
      default:
        throw ResponseError(.invalidParams, "command: there is no command \"\(command)\".")
      }
    },
    capabilities: { _ in
      ["executeCommandProvider": ["commands": .array(Command.all.map(JSON.string))]]
    })

  static let textDocumentContent = Method(
    "workspace/textDocumentContent",
    .request { session, parameters throws(ResponseError) in
      let uri = try parameters["uri"].string()
      guard let document = VirtualDocument(uri: uri), let text = session.text(of: document) else {
        throw ResponseError(.invalidParams, "uri: there is no document \(uri).")
      }
      return ["text": .string(text)]
    },
    capabilities: { client in
      client.textDocumentContent
        ? ["workspace": ["textDocumentContent": ["schemes": [.string(VirtualDocument.scheme)]]]]
        : [:]
    })
}

extension Session {
  /// Opens the document if the client can, and returns its text in any case.
  ///
  /// - Parameter asFile: writes a file, for a client that can neither open the document nor show an answer.
  fileprivate mutating func show(
    _ document: VirtualDocument, asFile: Bool = false
  ) throws(ResponseError) -> JSON {
    guard let text = text(of: document) else {
      throw ResponseError(.requestFailed, "There is nothing to show of that name.")
    }
    if client.showDocument, client.textDocumentContent {
      ask("window/showDocument", ["uri": .string(document.uri), "takeFocus": true])
    } else if asFile {
      showAsFile(document, text)
    }
    return .string(text)
  }
}
