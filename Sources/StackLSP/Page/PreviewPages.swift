import JSONRPC
import StackDSL

/// The open pages of the preview and what each of them shows, as the session knows them.
struct PreviewPages: Sendable {
  /// Opens the door to pages in a browser, once; nil if no port is available. The argument is an address to
  /// take over from a server that has ended.
  var openDoor: @Sendable (PageDoor?) -> Opened? = { _ in nil }
  var opened: Opened?
  var open: [PreviewPage] = []
  /// The screen that the next page to open shows.
  var subject: (file: FileID, screen: String?)?
  /// The index from which pages open screens, if they were opened on a folder or on a file with several.
  var index: ScreenIndex?
  /// The view around the editor's caret.
  var caret: (span: FileSpan, sections: SectionMap)?
  var mail: [PageMail] = []
  /// Whether fixes are written to the file, because there is no editor that could change it.
  var writesFiles = false
  /// The written fixes, the newest last.
  var written: [WrittenFix] = []
  var lastClientPage = 0
}

extension PreviewPages {
  /// The open door for pages in a browser.
  struct Opened: Sendable {
    var door: PageDoor
    /// Queues a message to a page, without waiting for it.
    var post: @Sendable (PageMail) -> Void
  }
}

/// One open page.
struct PreviewPage: Sendable {
  /// The channel to a page.
  enum Reader: Sendable, Hashable {
    /// A stream of server-sent events, by the number of its connection.
    case stream(Int)
    /// The client's own panel, by its number.
    case client(Int)
  }

  let reader: Reader
  var file: FileID
  /// Nil for the first screen of the file.
  var screen: String?
  var choice = EnvironmentChoice()
  var layers = PictureLayer.usual
  /// The content drawn at present; it stays while the text has syntax errors.
  var shown: ShownPage?
  /// Whether the text has changed, or the page asks for something else.
  var isDue = true
  /// Whether the next content waits until the other environments are solved.
  var awaitsAnalysis = false
  /// The environment to draw next; nil when all are drawn.
  var next: Int?
  /// The asset catalogs beside the file, listed when the page turns to it.
  var catalog: AssetCatalog?
  /// The last description of the screen sent to the page, and the pictures sent by environment.
  var told: JSON?
  var pictures: [String?] = []
  /// The fixes of a finding for which the page has asked.
  var fixes: (finding: Int, fixes: [Fix])?
  var ruler: PageRuler?
}

/// The screen that a page shows, with the data that answers its questions.
struct ShownPage: Sendable {
  var result: ScreenResult
  var analysis: Analysis
  var sources: SourceFiles
  var places: SourcePlaces
  var assets = PictureAssets()
}

/// A message to a page.
enum PageMail: Sendable {
  /// A newer event of the same kind replaces an older one.
  case event(JSON, kind: String, to: Int)
  case answer(JSON, to: Int)
}

/// An event from a page in a browser.
enum PageEvent: Sendable {
  case opened(Int)
  case closed(Int)
  case asked(JSON, answerTo: Int)
}

extension PreviewPage {
  var isInBrowser: Bool { if case .stream = reader { true } else { false } }

  /// Switches the page to another file or screen, in that screen's own environments.
  mutating func turn(to file: FileID, _ screen: String?) {
    guard file != self.file || screen != self.screen else { return }
    if file != self.file { catalog = nil }
    self.file = file
    self.screen = screen
    choice = EnvironmentChoice()
    shown = nil
    told = nil
    pictures = []
    ruler = nil
    isDue = true
  }
}
