import Testing

@testable import Curriculum
