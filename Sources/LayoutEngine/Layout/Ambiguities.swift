extension LayoutOutcome {
  mutating func findAmbiguities() {}
}
