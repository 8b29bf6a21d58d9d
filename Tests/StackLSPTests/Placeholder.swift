import Testing

@testable import StackLSP
