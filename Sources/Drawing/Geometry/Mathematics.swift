// The C library's elementary functions under one import, so no other file needs it.
import Glibc

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
func decibels(_ level: Double) -> Double { 20 * log10(level) }
