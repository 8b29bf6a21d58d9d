import Testing

@testable import StackDSL
