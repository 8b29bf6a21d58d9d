import JSONRPC
import StackDSL

/// The preview's index: all screens of a folder, from which a page opens one and to which it returns.
extension Session {
  /// Opens the preview's page on an index and returns its address, which must stay secret.
  mutating func showIndex(
    _ index: ScreenIndex, takingOver address: String?
  ) throws(ResponseError) -> String {
    pages.index = index
    listIndex()
    return try openDoor(takingOver: address).address
  }

  /// Turns a page to the index.
  mutating func openIndex(_ reader: PreviewPage.Reader) {
    guard let index = pages.index else { return }
    pages.open.removeAll { $0.reader == reader }
    if !index.readers.contains(reader) { pages.index?.readers.append(reader) }
    tell(reader, index.message, kind: "index")
    for file in index.files { tellIndexed(file, to: [reader]) }
  }

  /// Turns a page from the index, or from another screen, to a screen. The page has no way to another file than
  /// those of the index.
  mutating func openIndexed(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let file = try indexed(question).file
    let screen = try question["screen"].optionalString()
    if let reader = question.reader, let place = pages.index?.readers.firstIndex(of: reader) {
      pages.index?.readers.remove(at: place)
      pages.open.append(PreviewPage(reader: reader, file: file, screen: screen))
    } else {
      try changePage(question.reader) { $0.turn(to: file, screen) }
    }
    return ["canUndo": .bool(canUndo(in: file))]
  }

  /// The small picture of a screen.
  func smallPicture(_ question: PageQuestion) throws(ResponseError) -> JSON {
    let screens = try indexed(question).screens ?? []
    let number = try question["number"].count()
    guard screens.indices.contains(number) else { return .null }
    return [
      "svg": .string(screens[number].picture), "images": .string(screens[number].images),
    ]
  }

  private func indexed(_ question: PageQuestion) throws(ResponseError) -> IndexedFile {
    let name = try question["file"].string()
    guard let file = pages.index?.files.first(where: { $0.name == name }) else {
      throw ResponseError(.invalidParams, "\(name) is gone: it was deleted, moved or renamed.")
    }
    return file
  }

  /// Reads the next file of the index; false if nobody looks at it, or all files are read.
  mutating func readIndex() -> Bool {
    guard let index = pages.index, !index.readers.isEmpty, index.awaited == nil,
      let number = index.files.firstIndex(where: { $0.read == nil })
    else { return false }
    let file = index.files[number].file
    guard !needsDeepAnalysis(file) else {
      pages.index?.awaited = file
      return true
    }
    // A change after the stamps were taken is seen by the analysis or by the next check of the disk.
    let read = cache.stamps(of: file, in: &files)
    let analysis = cache.analysis(of: file, .allEnvironments, in: &files).analysis
    let folder = String(file.name.dropLast(file.lastComponent.count))
    var catalog =
      index.catalogs[folder] ?? AssetCatalog(beside: file.name, within: folders.map(\.name))
    pages.index?.files[number].take(analysis, &catalog, read)
    pages.index?.catalogs[folder] = catalog
    // The index needs no more than its pictures. What a page shows stays.
    if !pages.open.contains(where: { $0.file == file }) {
      cache.forget(file)
      cache.forgetText(of: file, in: &files)
    }
    if let file = pages.index?.files[number] { tellIndexed(file, to: index.readers) }
    return true
  }

  private mutating func tellIndexed(_ file: IndexedFile, to readers: [PreviewPage.Reader]) {
    guard let message = file.message else { return }
    for reader in readers { tell(reader, message, kind: "file \(file.name)") }
  }

  /// The checks of the disk from one listing of the folder to the next: listing takes longer than the stamps.
  private static let looksPerListing = 10

  /// Checks the files of the index on disk, and the folder for new and deleted ones.
  mutating func lookAtIndex() {
    guard let index = pages.index, !index.readers.isEmpty else { return }
    var isOneGone = false
    for (number, file) in index.files.enumerated() where file.isOutdated {
      pages.index?.files[number].read = nil
      cache.projects.reread()
      isOneGone = isOneGone || DiskFile.stamp(file.file.name) == nil
    }
    pages.index?.looks += 1
    guard isOneGone || index.looks >= Self.looksPerListing else { return }
    listIndex()
    guard let listed = pages.index, listed.message != index.message else { return }
    for reader in listed.readers { tell(reader, listed.message, kind: "index") }
  }

  /// Lists the files; what is known of those that stay is kept.
  private mutating func listIndex() {
    guard let index = pages.index else { return }
    let known = Dictionary(
      index.files.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let files = index.listed.map { known[$0.file] ?? $0 }
    pages.index?.files = files
    pages.index?.looks = 0
    if let awaited = index.awaited, !files.contains(where: { $0.file == awaited }) {
      pages.index?.awaited = nil
    }
  }
}

extension ScreenIndex {
  fileprivate var listed: [IndexedFile] {
    guard DiskFile.isDirectory(path) else {
      let file = FileID(path)
      return [IndexedFile(file: file, name: file.lastComponent)]
    }
    let (own, behindLinks) = StackFiles.inFolder(path)
    return (own + behindLinks).map { found in
      IndexedFile(
        file: FileID(found), name: String(found.trimmingPrefix(path).trimmingPrefix("/")))
    }
  }

  fileprivate var message: JSON {
    [
      "kind": "index", "title": .string(title),
      "files": .array(files.map { .string($0.name) }),
    ]
  }
}

extension IndexedFile {
  fileprivate mutating func take(
    _ analysis: Analysis, _ catalog: inout AssetCatalog, _ read: [FileID: DiskFile.Stamp?]
  ) {
    self.read = read
    let overview = analysis.overview
    let onScreens = Set(overview.flatMap(\.findings).map(\.span))
    ofText = analysis.findings.errorsAndWarnings.filter {
      $0.screen == nil && !onScreens.contains($0.span)
    }
    screens = overview.inOverview.map { card, result in
      let assets = catalog.assets(
        of: [result.layouts.screen], recorded: analysis.model.namedColors)
      let options = PictureOptions(isInPage: true, assets: assets)
      let told = ScreenResult(result.layouts, findings: card.findings)
      return IndexedScreen(
        card: card, picture: told.picture(options: options) ?? "", images: assets.definitions)
    }
  }

  fileprivate var isOutdated: Bool {
    read?.contains { DiskFile.stamp($0.key.name) != $0.value } ?? false
  }

  /// Nil before it is read.
  fileprivate var message: JSON? {
    screens.map { screens in
      [
        "kind": "file", "file": .string(name), "errors": .integer(ofText.number(.error)),
        "warnings": .integer(ofText.number(.warning)),
        "screens": .array(screens.map { $0.card.json }),
      ]
    }
  }
}

extension ScreenCard {
  fileprivate var json: JSON {
    [
      "name": .string(title), "kind": .string(kind.rawValue),
      "errors": .integer(findings.number(.error)),
      "warnings": .integer(findings.number(.warning)),
    ]
  }
}
