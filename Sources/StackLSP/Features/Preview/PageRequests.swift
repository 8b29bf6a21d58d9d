import JSONRPC
import StackDSL

/// The preview's page in the client's own panel, without a port: `stack/pageOpen` returns the page,
/// `stack/pageEvent` updates it, `stack/pageAsk` carries its questions, and `stack/pageClose` closes it.
extension Method {
  static let pageOpen = Method(
    "stack/pageOpen",
    .request { session, parameters throws(ResponseError) in
      let file = DocumentURI.file(try parameters["textDocument"]["uri"].string())
      let screen = try parameters["screen"].optionalString()
      let page = session.openClientPage(file, screen: screen)
      return [
        "page": .integer(page), "html": .string(PageText.html(nonce: PageDoor.randomToken())),
      ]
    })

  static let pageAsk = Method(
    "stack/pageAsk",
    .request { session, parameters throws(ResponseError) in
      let page = try parameters["page"].integer()
      return try session.answer(
        PageQuestion(parameters: parameters["question"], reader: .client(page)))
    })

  static let pageClose = Method(
    "stack/pageClose",
    .notification { session, parameters throws(ResponseError) in
      session.closeClientPage(try parameters["page"].integer())
    })
}
