import StackDSL

/// The screens of a folder or of one file, as the preview's index lists them with small pictures.
struct ScreenIndex: Sendable {
  /// The folder or file as the user named it.
  let title: String
  /// The absolute path of the folder or file.
  let path: String
  var files: [IndexedFile] = []
  /// The pages that show the index at present.
  var readers: [PreviewPage.Reader] = []
  /// The file that another thread analyses for the index.
  var awaited: FileID?
  /// The asset catalogs by the folder of the files that they belong to.
  var catalogs: [String: AssetCatalog] = [:]
  /// How often the disk was checked since the folder was listed.
  var looks = 0
}

/// One file of an index.
struct IndexedFile: Sendable {
  let file: FileID
  /// The path below the folder.
  let name: String
  /// The files that were read for it, with their stamps, nil for a missing one; nil if the file is to be read
  /// for the first time or again.
  var read: [FileID: DiskFile.Stamp?]?
  /// Those of the last reading stay until the next.
  var screens: [IndexedScreen]?
  /// The errors and warnings about the text of the file, which belong to no screen.
  var ofText: [Finding] = []
}

/// One screen of an index.
struct IndexedScreen: Sendable {
  let card: ScreenCard
  /// The picture of the first environment, and the images to which it refers, as elements of SVG.
  let picture: String
  let images: String
}
