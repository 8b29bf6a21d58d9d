import JSONRPC
import StackDSL

/// A short hash of a value's text, equal in every process.
func fingerprint(_ value: JSON) -> String { String(byteHash(value.serialized()), radix: 16) }
