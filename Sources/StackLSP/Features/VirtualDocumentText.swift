import StackDSL

extension Session {
  /// Nil if nothing has that name.
  mutating func text(of document: VirtualDocument) -> String? {
    switch document {
    case .rule(let code): return Rule.named(code)?.markdown
    case .logs(let file, let line):
      guard let source = files.source(file), source.lines.starts.indices.contains(line - 1) else {
        return nil
      }
      return LogText(commentAt: source.lines.starts[line - 1], of: source.bytes)
        .flatMap { ConflictLogReader.read($0).isEmpty ? nil : conflictLogsPage($0) }
    case .screen(let document, let file, let name):
      let known = solved(file, .allEnvironments)
      return screen(name, of: file).flatMap { text(of: document, for: $0, in: known) }
    }
  }

  private func text(
    of document: ScreenDocument, for layouts: ScreenLayouts, in known: DocumentAnalysis
  ) -> String? {
    let analysis = known.analysis
    switch document {
    case .frames:
      return layouts.framesListings.map { "\(BoxDrawing($0).text)\n\($0.table)\n" }.joined(
        separator: "\n")
    case .preview:
      return layouts.primary.map {
        preview(of: layouts, $0, findings: analysis.findings)
      }
    case .conflicts:
      return ConflictPage(layouts: layouts) { lineWords(analysis.model.fileSpan($0)) }.markdown
    case .swift:
      return SwiftExport(
        layouts, of: analysis.model, in: known.sources,
        file: analysis.model.file.name.split(separator: "/").last.map(String.init)
      ).text
    }
  }

  /// "line 9", counted from 1.
  private func lineWords(_ span: FileSpan) -> String {
    let line = files.knownSource(span.file)?.lines.line(at: span.range.lowerBound) ?? 0
    return "line \(line + 1)"
  }

  /// A screen, or a component solved alone; the first one if the name is empty.
  mutating func screen(_ name: String, of file: FileID) -> ScreenLayouts? {
    let analysis = solved(file, .allEnvironments).analysis
    let screens = analysis.screens + analysis.components
    return screens.first { name.isEmpty || $0.screen.name == name }?.unabridged(analysis.memo)
  }
}
