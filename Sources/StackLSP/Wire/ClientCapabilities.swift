import JSONRPC

/// The capabilities that the client declared, as far as our answers depend on them.
///
/// An optional field of an answer is sent only if its flag is set. Everything that old clients know in one
/// form only exists in two forms.
struct ClientCapabilities: Sendable, Hashable {
  let positionEncodings: [String]
  let relatedInformation: Bool
  let codeDescription: Bool
  let diagnosticTags: Bool
  let diagnosticData: Bool
  let markdownHover: Bool
  /// Whether markdown is shown with its pictures; the name of the client's Markdown parser tells.
  let pictures: Bool
  let codeActionLiterals: Bool
  let preferredCodeActions: Bool
  /// Whether the edit of an action may be sent when the action is chosen.
  let resolvesCodeActions: Bool
  let resolvesHintTooltips: Bool
  let documentChanges: Bool
  let symbolTree: Bool
  let snippets: Bool
  let markdownCompletion: Bool
  /// Properties of a completion item that the client requests later.
  let completionResolve: [String]
  let labelDetails: Bool
  /// Whether a completion item may be preselected.
  let preselect: Bool
  let lineFoldingOnly: Bool
  let prepareRename: Bool
  let configuration: Bool
  /// Whether the server may register for changes of the settings.
  let registersConfiguration: Bool
  let watchedFiles: Bool
  /// Whether the server may register another form of document synchronization.
  let registersSynchronization: Bool
  let applyEdit: Bool
  let showDocument: Bool
  /// Whether the client shows code lenses; other clients find their commands among the code actions.
  let codeLenses: Bool
  let pullsDiagnostics: Bool
  /// The methods of the requests that the client repeats after a refresh.
  let refreshes: [String]
  let textDocumentContent: Bool

  init(_ json: JSON = [:]) {
    func value(_ path: String...) -> JSON? {
      path.reduce(json) { (part: JSON?, name) in part?[name] }
    }
    func names(_ json: JSON?) -> [String] { json?.arrayValue?.compactMap(\.stringValue) ?? [] }
    func isSet(_ json: JSON?) -> Bool { json?.boolValue ?? false }
    /// An object means "supported", whatever it contains.
    func isThere(_ json: JSON?) -> Bool { json?.objectValue != nil }

    positionEncodings = names(value("general", "positionEncodings"))
    let diagnostics = value("textDocument", "publishDiagnostics")
    relatedInformation = isSet(diagnostics?["relatedInformation"])
    codeDescription = isSet(diagnostics?["codeDescriptionSupport"])
    diagnosticTags = isThere(diagnostics?["tagSupport"])
    diagnosticData = isSet(diagnostics?["dataSupport"])
    markdownHover = names(value("textDocument", "hover", "contentFormat")).contains("markdown")
    pictures = value("general", "markdown", "parser")?.stringValue == "marked"
    let actions = value("textDocument", "codeAction")
    codeActionLiterals = isThere(actions?["codeActionLiteralSupport"])
    preferredCodeActions = isSet(actions?["isPreferredSupport"])
    resolvesCodeActions =
      isSet(actions?["dataSupport"])
      && names(actions?["resolveSupport"]?["properties"]).contains("edit")
    resolvesHintTooltips = names(
      value("textDocument", "inlayHint", "resolveSupport", "properties")
    ).contains("tooltip")
    documentChanges = isSet(value("workspace", "workspaceEdit", "documentChanges"))
    symbolTree = isSet(value("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"))
    let items = value("textDocument", "completion", "completionItem")
    snippets = isSet(items?["snippetSupport"])
    markdownCompletion = names(items?["documentationFormat"]).contains("markdown")
    completionResolve = names(items?["resolveSupport"]?["properties"])
    labelDetails = isSet(items?["labelDetailsSupport"])
    preselect = isSet(items?["preselectSupport"])
    lineFoldingOnly = isSet(value("textDocument", "foldingRange", "lineFoldingOnly"))
    prepareRename = isSet(value("textDocument", "rename", "prepareSupport"))
    configuration = isSet(value("workspace", "configuration"))
    registersConfiguration = isSet(
      value("workspace", "didChangeConfiguration", "dynamicRegistration"))
    watchedFiles = isSet(value("workspace", "didChangeWatchedFiles", "dynamicRegistration"))
    registersSynchronization = isSet(
      value("textDocument", "synchronization", "dynamicRegistration"))
    applyEdit = isSet(value("workspace", "applyEdit"))
    showDocument = isSet(value("window", "showDocument", "support"))
    codeLenses = isThere(value("textDocument", "codeLens"))
    pullsDiagnostics = isThere(value("textDocument", "diagnostic"))
    refreshes = [
      ("diagnostics", "diagnostic"), ("inlayHint", "inlayHint"), ("codeLens", "codeLens"),
      ("semanticTokens", "semanticTokens"),
    ].filter { isSet(value("workspace", $0.0, "refreshSupport")) }
      .map { "workspace/\($0.1)/refresh" }
    textDocumentContent = isThere(value("workspace", "textDocumentContent"))
  }
}
