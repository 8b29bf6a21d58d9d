/// Rules about lines that change nothing.
extension Rule {
  static let withoutEffect: [Rule] = [
    inertPriority, inertProperty, marginsNotRelative, variantDeadConstraint, redundantConstraint,
    inertMultiplier,
  ]
}
