/// "A label" for "a label": the first letter alone becomes a capital.
public func capitalized(_ phrase: some StringProtocol) -> String {
  phrase.prefix(1).uppercased() + phrase.dropFirst()
}
