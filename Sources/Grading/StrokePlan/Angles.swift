/// The angle in degrees, 0 to 180, whose cosine is `cosine`; within 0.004 degrees.
///
/// Abramowitz and Stegun, 4.4.45: no library call, so the grader needs none.
@inline(__always)
func angle(ofCosine cosine: Double) -> Double {
  let x = min(abs(cosine), 1)
  let root = (1 - x).squareRoot()
  let radians = root * (1.570_728_8 + x * (-0.212_114_4 + x * (0.074_261_0 + x * -0.018_729_3)))
  let degrees = radians * (180 / .pi)
  return cosine < 0 ? 180 - degrees : degrees
}

/// The tangent of an angle between 0 and 90 degrees exclusive, given in radians; within 1e-6 below 60 degrees.
func tangent(_ radians: Double) -> Double {
  // The continued fraction of Lambert, cut after enough terms for angles of a quarter turn.
  let square = radians * radians
  return radians / (1 - square / (3 - square / (5 - square / (7 - square / (9 - square / 11)))))
}
