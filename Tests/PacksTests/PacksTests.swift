import Testing

@testable import Packs
