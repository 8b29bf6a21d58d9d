import LayoutEngine
import StackDSL

/// One thing that a finding depends on and the file does not say for sure.
enum Doubt: Hashable {
  case content(ViewID, LayoutEngine.Axis, Evidence)
  /// The container, on whose size or safe area code decides.
  case host
}

extension Diagnosis {
  /// What it may depend on, its own views first; empty for what rests on the file alone.
  ///
  /// A frame depends on whatever its explanation goes through. What is open or in conflict is no frame: it
  /// may depend on anything uncertain.
  ///
  /// - Parameter all: `layout.doubts`, which every finding of the layout is judged by.
  func doubts(in layout: LayoutReading, among all: [Doubt]) -> [Doubt] {
    guard !all.isEmpty else { return [] }
    let views = report.views.compactMap { layout.layout.id(of: $0) }
    let own = all.filter { doubt in
      guard case .content(let view, _, _) = doubt else { return false }
      return views.contains(view)
    }
    guard !rule.isOpenOrInConflict else { return own + all.filter { !own.contains($0) } }
    let through = views.reduce(into: Set<OpenSize>()) { $0.formUnion(layout.sources(of: $1)) }
    return own
      + all.filter { doubt in
        guard !own.contains(doubt) else { return false }
        return switch doubt {
        case .content(let view, let axis, _): through.contains(OpenSize(view: view, axis: axis))
        case .host: true
        }
      }
  }
}

extension LayoutReading {
  /// Everything that is uncertain in this layout, in the order of the views.
  var doubts: [Doubt] {
    let contents = views.dropFirst().flatMap { view -> [Doubt] in
      guard let solved = layout.view(view) else { return [] }
      return LayoutEngine.Axis.allCases.compactMap { axis in
        let evidence = solved.content(axis).evidence
        return evidence == .known ? nil : .content(view, axis, evidence)
      }
    }
    return contents + (environment.isHostOpen || environment.isPlaceOpen ? [.host] : [])
  }

  /// The sizes that the frame of a view follows from.
  fileprivate func sources(of view: ViewID) -> Set<OpenSize> {
    var sources: Set<OpenSize> = []
    for attribute in [FrameAttribute.x, .y, .width, .height] {
      for link in outcome.explanation(of: view, attribute)?.links ?? [] {
        for other in problem.views(of: link.origin) {
          sources.insert(OpenSize(view: other, axis: attribute.axis))
        }
        for term in link.terms + [link.subject].compactMap({ $0 }) where term.attribute.isSize {
          sources.insert(OpenSize(view: term.view, axis: term.attribute.axis))
        }
        // The height of a text that wraps follows from its width.
        if case .wrappedHeight(let text) = link.origin {
          sources.insert(OpenSize(view: text, axis: .horizontal))
        }
      }
    }
    return sources
  }

  /// "It depends on the width of `title`: about 74–96 pt, AvenirNextCondensed is estimated."
  func dependence(on doubts: [Doubt]) -> String {
    if case .content(_, _, .open)? = doubts.first, doubts.count <= 2 {
      return "Code may give it a size when the app runs."
    }
    return "It depends on \(list(doubts.prefix(2).map(words)))."
  }

  /// "the width of `title`: about 74–96 pt, AvenirNextCondensed is estimated"
  func words(_ doubt: Doubt) -> String {
    switch doubt {
    case .host: return "the room that code gives \(name(container))"
    case .content(let view, let axis, let evidence):
      let length = "the \(axis.sizeWord) of \(name(view))"
      return switch evidence {
      case .known: length
      case .open: "\(length), which code decides"
      case .estimated(let band, let font): "\(length): \(bandWords(band, font))"
      }
    }
  }
}

/// "about 74–96 pt, AvenirNextCondensed is estimated"
func bandWords(_ band: ClosedRange<Double>, _ font: String) -> String {
  "about \(figure(band.lowerBound.rounded(.down)))–\(figure(band.upperBound.rounded(.up))) pt, "
    + "\(font) is estimated"
}
