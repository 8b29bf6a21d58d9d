import StackDSL

/// The folders that the client has open, and the `.stack` files in them.
extension Session {
  /// Beyond this many files a folder is no project but a disk.
  private static let maximumFiles = 5000

  /// Open documents and all files in the folders, by name.
  mutating func workspaceFiles() -> [FileID] {
    var files = Set(files.openFiles)
    for folder in folders where DocumentURI.isPath(folder) {
      files.formUnion(StackFiles.inFolder(folder.name, limit: Self.maximumFiles).map(FileID.init))
    }
    return files.sorted()
  }

  /// The models of all files that can name a symbol: the one that declares it, and those that
  /// import that.
  mutating func models(reaching symbol: Symbol) -> [Model] {
    let home = symbol.declaration.file
    return workspaceFiles().compactMap { file in
      guard file == home || reaches(file, home) else { return nil }
      return modelled(of: file).model
    }
  }

  private mutating func reaches(_ file: FileID, _ other: FileID) -> Bool {
    cache.reach(of: file, in: &files).contains(other)
  }

  /// As `snapshot`, for files that need not be open.
  mutating func readOnlySnapshot(of file: FileID) -> Snapshot? {
    if let snapshot = snapshot(of: file) { return snapshot }
    guard let tree = cache.tree(file, in: &files), let source = files.knownSource(file) else {
      return nil
    }
    let document = Document(uri: files.uri(file), file: file, source: source)
    return Snapshot(
      document: document, tree: tree, files: files, client: client, encoding: encoding,
      settings: settings)
  }
}
