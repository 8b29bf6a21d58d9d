import StackDSL

extension Session {
  /// Nil where there is nothing of that name.
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
      let analysis = solved(file, .allEnvironments).analysis
      return screen(name, of: file).flatMap { text(of: document, for: $0, in: analysis) }
    }
  }

  private func text(
    of document: ScreenDocument, for screen: ScreenAnalysis, in analysis: Analysis
  ) -> String? {
    switch document {
    case .frames:
      screen.framesListings.map { "\(BoxDrawing($0).text)\n\($0.table)\n" }.joined(separator: "\n")
    case .preview:
      screen.primary.map {
        preview(of: screen, $0, findings: analysis.findings)
      }
    case .conflicts:
      ConflictPage(screen: screen) { lineWords(analysis.model.fileSpan($0)) }.markdown
    case .swift:
      SwiftExport(
        screen.screen, settings: screen.settings,
        file: analysis.model.file.name.split(separator: "/").last.map(String.init),
        components: analysis.model.components,
        source: { span in
          let place = analysis.model.fileSpan(span)
          return files.knownSource(place.file)?.string(place.range)
        }
      ).text
    }
  }

  /// "line 9", counted from 1 as people do.
  private func lineWords(_ span: FileSpan) -> String {
    let line = files.knownSource(span.file)?.lines.line(at: span.range.lowerBound) ?? 0
    return "line \(line + 1)"
  }

  /// A screen, or a component solved alone; the first one where the name is empty.
  mutating func screen(_ name: String, of file: FileID) -> ScreenAnalysis? {
    let analysis = solved(file, .allEnvironments).analysis
    let screens = analysis.screens + analysis.components
    return screens.first { name.isEmpty || $0.screen.name == name }?.unabridged(analysis.memo)
  }
}
