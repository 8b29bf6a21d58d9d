import JSONRPC
import StackDSL

/// The preview's pages, as the session knows them: who looks at what.
struct PreviewPages: Sendable {
  /// Opens the way to pages in a browser, once; nil where there is no port to be had. The argument is an
  /// address to be taken over from a server that has ended.
  var openDoor: @Sendable (PageDoor?) -> Opened? = { _ in nil }
  var opened: Opened?
  var open: [PreviewPage] = []
  /// What a page shows that opens now.
  var subject: (file: FileID, screen: String?)?
  /// The view around the caret of the editor.
  var caret: (span: FileSpan, sections: SectionMap)?
  var mail: [PageMail] = []
  /// There is no editor: who looks at a page has nothing else that would change the file.
  var writesFiles = false
  /// The last one last.
  var written: [WrittenFix] = []
  var lastClientPage = 0
}

extension PreviewPages {
  /// The way to pages in a browser.
  struct Opened: Sendable {
    var door: PageDoor
    /// Carries away what is for a page, without waiting for it.
    var post: @Sendable (PageMail) -> Void
  }
}

/// One open page.
struct PreviewPage: Sendable {
  /// How it is reached.
  enum Reader: Sendable, Hashable {
    /// A stream of server-sent events, by its connection.
    case stream(Int)
    /// The client's own panel.
    case client(Int)
  }

  let reader: Reader
  var file: FileID
  /// Nil for the first one of the file.
  var screen: String?
  var choice = EnvironmentChoice()
  var layers = PictureLayer.usual
  /// What is drawn at present; stays while the text is broken.
  var shown: ShownPage?
  /// The text has changed, or the page wants something else.
  var isDue = true
  /// What is shown next is known when the other environments are solved.
  var awaitsAnalysis = false
  /// The environment to draw next; nil when all are drawn.
  var next: Int?
  /// What the page has: the screen as it was told last, and the pictures by environment.
  var told: JSON?
  var pictures: [String?] = []
  /// The fixes of a finding that the page has asked for.
  var fixes: (finding: Int, fixes: [Fix])?
  var ruler: PageRuler?
}

/// What a page shows, with all that questions about it need.
struct ShownPage: Sendable {
  var screen: ShownScreen
  var analysis: Analysis
  var sources: SourceFiles
  var places: SourcePlaces
}

/// Something for a page.
enum PageMail: Sendable {
  /// Of two events of one kind the newer one is enough.
  case event(JSON, kind: String, to: Int)
  case answer(JSON, to: Int)
}

/// Something from a page in a browser.
enum PageEvent: Sendable {
  case opened(Int)
  case closed(Int)
  case asked(JSON, answerTo: Int)
}

extension PreviewPage {
  var isInBrowser: Bool { if case .stream = reader { true } else { false } }

  /// Shows something else, in the environments that this has.
  mutating func turn(to file: FileID, _ screen: String?) {
    guard file != self.file || screen != self.screen else { return }
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
