import Testing

@testable import Letterform
