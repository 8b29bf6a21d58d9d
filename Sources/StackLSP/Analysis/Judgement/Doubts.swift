import LayoutEngine
import StackDSL

/// An uncertain value that a finding depends on, because the file does not settle it.
enum Doubt: Hashable {
  case content(ViewID, Axis, Evidence)
  /// The container, whose size or safe area code decides.
  case host

  /// The view whose size code sets.
  var openView: ViewID? {
    if case .content(let view, _, .open) = self { return view }
    return nil
  }
}

/// Everything that is uncertain in a layout; every finding of the layout is checked against it.
struct DoubtsOfLayout {
  private let all: [Doubt]
  /// Indices into `all`, ascending.
  private let places: [OpenSize: [Int]]
  private let host: Int?

  init(in reading: LayoutReading) {
    all = reading.doubts
    var places: [OpenSize: [Int]] = [:]
    for (place, doubt) in all.enumerated() {
      guard case .content(let view, let axis, _) = doubt else { continue }
      places[OpenSize(view: view, axis: axis), default: []].append(place)
    }
    self.places = places
    host = all.firstIndex(of: .host)
  }

  /// The doubts that a diagnosis may depend on, those of its own views first; empty if it rests on the file
  /// alone.
  ///
  /// A frame depends on every size in its explanation. An ambiguity or a conflict has no frame to explain, so
  /// it may depend on any doubt.
  ///
  /// - Parameter most: the number of doubts to return at most.
  func first(_ most: Int, of diagnosis: Diagnosis, in reading: LayoutReading) -> [Doubt] {
    guard !all.isEmpty else { return [] }
    let views = diagnosis.report.views.compactMap { reading.layout.id(of: $0) }
    let own = Set(
      views.flatMap { view in
        Axis.allCases.flatMap { places[OpenSize(view: view, axis: $0)] ?? [] }
      })
    var doubts = own.sorted()
    guard doubts.count < min(most, all.count) else { return doubts.prefix(most).map { all[$0] } }
    let others: any Sequence<Int>
    if diagnosis.rule.isOpenOrInConflict {
      others = all.indices
    } else {
      let through = views.reduce(into: Set<OpenSize>()) { $0.formUnion(reading.sources(of: $1)) }
      others = (through.flatMap { places[$0] ?? [] } + [host].compactMap(\.self)).sorted()
    }
    for place in others where !own.contains(place) {
      guard doubts.count < most else { break }
      doubts.append(place)
    }
    return doubts.prefix(most).map { all[$0] }
  }
}

extension LayoutReading {
  /// Everything that is uncertain in this layout, in the order of the views.
  var doubts: [Doubt] {
    let contents = views.dropFirst().flatMap { view -> [Doubt] in
      guard let solved = layout.view(view) else { return [] }
      return Axis.allCases.compactMap { axis in
        let evidence = solved.content(axis).evidence
        return evidence == .known ? nil : .content(view, axis, evidence)
      }
    }
    return contents + (environment.isHostOpen || environment.isPlaceOpen ? [.host] : [])
  }

  /// The uncertain sizes that a number follows from, in words.
  func doubts(behind attribute: FrameAttribute, of view: ViewID) -> [String] {
    let sources = sources(of: view, [attribute]).union([OpenSize(view: view, axis: attribute.axis)])
    return doubts.filter { doubt in
      guard case .content(let view, let axis, _) = doubt else { return true }
      return sources.contains(OpenSize(view: view, axis: axis))
    }.map(words)
  }

  /// The sizes from which a view's frame follows.
  fileprivate func sources(
    of view: ViewID, _ attributes: [FrameAttribute] = [.x, .y, .width, .height]
  ) -> Set<OpenSize> {
    var sources: Set<OpenSize> = []
    for attribute in attributes {
      for link in outcome.explanation(of: view, attribute)?.links ?? [] {
        for other in problem.views(of: link.origin) {
          sources.insert(OpenSize(view: other, axis: attribute.axis))
        }
        for term in link.terms + [link.subject].compactMap({ $0 }) where term.attribute.isSize {
          sources.insert(OpenSize(view: term.view, axis: term.attribute.axis))
        }
        // The height of wrapped text follows from its width.
        if case .wrappedHeight(let text) = link.origin {
          sources.insert(OpenSize(view: text, axis: .horizontal))
        }
      }
    }
    return sources
  }

  /// "It depends on the width of `title`: about 74–96 pt, AvenirNextCondensed is estimated."
  func dependence(of diagnosis: Diagnosis, on doubts: [Doubt]) -> String {
    if let view = doubts.first?.openView, doubts.count <= 2 {
      let isOwn = diagnosis.report.views.contains { layout.id(of: $0) == view }
      return "Code may give \(isOwn ? "it" : name(view)) a size when the app runs."
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
