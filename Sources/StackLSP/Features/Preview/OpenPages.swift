import JSONRPC
import StackDSL

/// Opens and closes the preview's pages.
extension Session {
  /// Opens the preview's page on a screen and returns its address, which must stay secret.
  ///
  /// - Parameter address: an address that an earlier server gave out, so that its pages find this server
  ///   there.
  mutating func showPreview(
    _ file: FileID, screen: String?, takingOver address: String? = nil
  ) throws(ResponseError) -> String {
    pages.subject = (file, screen)
    let door = try openDoor(takingOver: address)
    for index in pages.open.indices { pages.open[index].turn(to: file, screen) }
    guard address == nil, !pages.open.contains(where: \.isInBrowser) else { return door.address }
    let message: JSON = ["type": 3, "message": .string("The preview is at \(door.address)")]
    guard client.showDocument else {
      notify("window/showMessage", message)
      return door.address
    }
    ask("window/showDocument", ["uri": .string(door.address), "external": true]) {
      session, response in
      guard case .success(let answer) = response.result, answer["success"]?.boolValue == true else {
        return session.notify("window/showMessage", message)
      }
    }
    return door.address
  }

  /// The door to pages in a browser, opened if it is not yet.
  mutating func openDoor(takingOver address: String?) throws(ResponseError) -> PageDoor {
    if pages.opened == nil {
      pages.opened = pages.openDoor(address.flatMap(PageDoor.init(address:)))
    }
    guard let door = pages.opened?.door else {
      throw ResponseError(.requestFailed, "There is no port for the preview on this machine.")
    }
    return door
  }

  /// Opens a page in the client's own panel, which is updated by `stack/pageEvent`.
  mutating func openClientPage(_ file: FileID, screen: String?) -> Int {
    pages.lastClientPage += 1
    open(.client(pages.lastClientPage), file, screen)
    return pages.lastClientPage
  }

  mutating func closeClientPage(_ id: Int) {
    pages.open.removeAll { $0.reader == .client(id) }
  }

  mutating func receive(_ event: PageEvent) {
    switch event {
    case .opened(let id):
      if let subject = pages.subject {
        open(.stream(id), subject.file, subject.screen)
      } else {
        tell(.stream(id), helloMessage(to: .stream(id)), kind: "hello")
        openIndex(.stream(id))
      }
    case .closed(let id):
      pages.open.removeAll { $0.reader == .stream(id) }
      pages.index?.readers.removeAll { $0 == .stream(id) }
    case .asked(let question, let connection):
      let reader = question["page"]?.integerValue.map(PreviewPage.Reader.stream)
      let answer: JSON
      do throws(ResponseError) {
        answer = try self.answer(PageQuestion(parameters: Parameters(question), reader: reader))
      } catch {
        answer = ["error": .string(error.message)]
      }
      pages.mail.append(.answer(answer, to: connection))
    }
  }

  private mutating func open(_ reader: PreviewPage.Reader, _ file: FileID, _ screen: String?) {
    let page = PreviewPage(reader: reader, file: file, screen: screen)
    pages.open.append(page)
    tell(page, helloMessage(to: reader), kind: "hello")
    tellCaret(page)
  }

  mutating func tell(_ page: PreviewPage, _ message: JSON, kind: String) {
    tell(page.reader, message, kind: kind)
  }

  mutating func tell(_ reader: PreviewPage.Reader, _ message: JSON, kind: String) {
    switch reader {
    case .stream(let id): pages.mail.append(.event(message, kind: kind, to: id))
    case .client(let id):
      notify("stack/pageEvent", ["page": .integer(id), "event": message])
    }
  }

  /// Takes the messages to pages in a browser. The client's own pages get theirs with the other messages to
  /// the client.
  mutating func takePageMail() -> [PageMail] {
    defer { pages.mail.removeAll(keepingCapacity: true) }
    return pages.mail
  }
}

/// Updates pages after changes of the text, the disk or the caret.
extension Session {
  /// Marks every page that shows something of a changed text as due.
  mutating func pagesChanged(_ file: FileID) {
    guard !pages.open.isEmpty else { return }
    let changed = Set([file] + cache.dependents(of: file))
    for index in pages.open.indices where changed.contains(pages.open[index].file) {
      pages.open[index].isDue = true
    }
  }

  /// The file of a page that waits for its other environments.
  var fileAwaitedByPage: FileID? {
    pages.open.first(where: \.awaitsAnalysis)?.file ?? pages.index?.awaited
  }

  /// Lets the pages of a file be drawn, because all its environments are known.
  mutating func pagesAnalysed(_ file: FileID) {
    for index in pages.open.indices
    where pages.open[index].awaitsAnalysis && pages.open[index].file == file {
      pages.open[index].awaitsAnalysis = false
      pages.open[index].isDue = true
    }
    if pages.index?.awaited == file { pages.index?.awaited = nil }
  }

  /// Checks the files on disk, because without an editor no message reports a change.
  mutating func lookAtDisk() {
    for index in pages.open.indices {
      let isCurrent = pages.open[index].catalog?.isCurrent ?? true
      if !isCurrent || cache.isOutdated(pages.open[index].file, in: &files) {
        pages.open[index].isDue = true
      }
    }
    lookAtIndex()
  }

  /// Handles a move of the editor's caret: pages mark the view around it, and switch to its screen.
  mutating func caretMoved(_ file: FileID, to offset: Int) {
    guard !pages.open.isEmpty else { return }
    let model = modelled(of: file).model
    guard let around = model.view(at: offset),
      around.screen.views.indices.contains(around.view.index)
    else { return }
    let view = around.screen.views[around.view.index]
    let span = model.fileSpan(around.view == .screen ? around.screen.nameSpan : view.place)
    guard span != pages.caret?.span else { return }
    pages.caret = (span, model.sections)
    let isScreen = model.screens.contains { $0.name == around.screen.name }
    for index in pages.open.indices {
      let page = pages.open[index]
      // A component that the page shows inside a screen is marked there.
      let isInSight =
        !isScreen && (page.file == file || cache.dependents(of: file).contains(page.file))
      if !isInSight { pages.open[index].turn(to: file, around.screen.name) }
      tellCaret(pages.open[index])
    }
  }

  private mutating func tellCaret(_ page: PreviewPage) {
    guard let caret = pages.caret else { return }
    let source =
      pagePlaces(of: page.file, caret.sections).text(caret.span).map(JSON.string) ?? .null
    tell(page, ["kind": "caret", "source": source], kind: "caret")
  }

  func pagePlaces(of home: FileID, _ sections: SectionMap) -> SourcePlaces {
    files.places(in: home, sections, encoding)
  }

  /// Changes a page in place; an error if the page is closed.
  mutating func changePage(
    _ reader: PreviewPage.Reader?, _ change: (inout PreviewPage) -> Void
  ) throws(ResponseError) {
    let place = try place(of: reader)
    change(&pages.open[place])
  }

  func page(_ reader: PreviewPage.Reader?) throws(ResponseError) -> PreviewPage {
    pages.open[try place(of: reader)]
  }

  private func place(of reader: PreviewPage.Reader?) throws(ResponseError) -> Int {
    guard let place = pages.open.firstIndex(where: { $0.reader == reader }) else {
      throw ResponseError(.invalidParams, "page: there is no such page.")
    }
    return place
  }
}
