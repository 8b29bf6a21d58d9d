/// `Row`, `Row2`, `Row3` …: the first that is not taken.
public func freeName(_ wanted: String, isTaken: (String) -> Bool) -> String {
  var name = wanted
  var number = 2
  while isTaken(name) {
    name = "\(wanted)\(number)"
    number += 1
  }
  return name
}
