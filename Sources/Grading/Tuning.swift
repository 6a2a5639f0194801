/// Every number of the grader that was tuned, in one place.
///
/// Lengths are in units of R, half the corridor's width, so that one set serves every corridor.
enum Tuning {
  // MARK: Sampling

  /// Sample step of the ideal and stride of the pen: smaller sees finer, costs more.
  static let step = 1.0 / 6
  /// Steps that one input point may cause: more follows a faster pen, costs more.
  static let mostSubsteps = 48
  /// Strides, in sample steps, that the search is widened for at most: a pen that leaps farther is lost.
  static let longestStride = 12.0
  /// Half the base over which a turn is measured: bigger sees only wider corners.
  static let turnBase = 0.75
  /// Steps over which the direction of the pen and of the ideal is taken, R/2 of them.
  static let chordSteps = 3
  /// A chord shorter than this share of its length has no direction: bigger is kinder to curls.
  static let shortestChord = 0.5

  /// Farthest that the flattened ideal strays from its curve.
  static let flattening = 0.01

  // MARK: Corners

  /// A turn of at least this many degrees is a corner.
  static let cornerTurn = 55.0
  /// No corner nearer than this to the start.
  static let cornerFreeStart = 0.9
  /// No corner nearer than this to the end.
  static let cornerFreeEnd = 1.0
  /// Half a corner's zone.
  static let zoneHalf = 1.5
  /// A zone ends at least this far before the end.
  static let zoneFreeEnd = 0.5
  /// Corners nearer to each other than this share one zone: bigger is kinder to tiny loops and to short ways up and
  /// back, on which the pen hardly gets a direction of its own.
  static let zoneShared = 1.25
  /// Length to both sides over which a straight part turns little.
  static let straightBase = 1.0
  /// Turn in degrees over that length below which a part is straight.
  static let straightTurn = 18.0

  // MARK: Start, end and resume

  /// Farthest first touch from the start: bigger is kinder.
  static let startDistance = 1.1
  /// How far back of the last place a resume is looked for.
  static let resumeBack = 3.2
  /// How far ahead of the last place a resume is looked for.
  static let resumeAhead = 3.1
  /// Progress that proves the right direction: smaller is kinder.
  static let startProgress = 0.5
  /// Length within which it has to be made: bigger is kinder.
  static let startLength = 1.6
  /// How much of the end may be left out: bigger is kinder.
  static let endTolerance = 1.0
  /// So near to the end turning back counts as going on past it: smaller is kinder.
  static let nearEnd = 0.75
  /// So near to the end any fault that follows is going on past it: smaller is kinder.
  static let surelyEnded = 0.5
  /// Length drawn after the end: bigger is kinder.
  static let overextension = 1.25

  /// Ends nearer to each other than this: the direction is watched.
  static let loopClosure = 2.2
  /// Badness at which the pen surely does not go the wrong way round.
  static let reverseHopeless = 1.5
  /// Badness the wrong way, in that of the right way, below which it is the wrong way when the stroke is else accepted
  /// or at fault: smaller is kinder.
  static let reverseBeforeAccepting = 0.75
  static let reverseBeforeFault = 0.75

  // MARK: Following

  /// How far back of the last place the next one is looked for.
  static let windowBack = 1.6
  /// How far ahead of the last place the next one is looked for.
  static let windowAhead = 2.6
  /// The same while the pen has no direction yet.
  static let windowAheadYoung = 1.1
  /// Weight of the distance along the arc from where the pen is expected.
  static let continuity = 0.12
  /// A step ahead over an undrawn corner that is this much longer than what was drawn is a leap.
  static let leapLength = 1.0
  /// By how much, in R squared, the place that a leap leads to has to fit better than the one before it: bigger is kinder
  /// where lines lie close together.
  static let leapCost = 0.25
  /// How far ahead the line before the corner is looked at.
  static let leapWithin = 0.75
  /// Length against the line after which a retrace counts as begun early.
  static let mirrorAfter = 0.8
  /// Distance from the line from which the pen may have cut across a sharp turn.
  static let mirrorDistance = 0.6
  /// How near the turn has to be for that.
  static let mirrorWithin = 4.0
  /// Smallest turn in degrees that a retrace has.
  static let mirrorTurn = 120.0

  // MARK: Faults

  /// Length drawn outside: bigger is kinder.
  static let outsideLength = 0.35
  /// Distance beyond the edge from which length outside counts in full: bigger is kinder.
  static let outsideFull = 0.2
  /// Distance from the middle: bigger is kinder.
  static let outsideDistance = 1.35
  /// Length of the line skipped: bigger is kinder.
  static let gap = 1.1
  /// Drawn length in a corner, in ideal lengths, and the length added to it: bigger is kinder.
  static let woundRatio = 1.5
  static let woundExtra = 0.3
  /// Drawn length in a corner, in ideal lengths, for turns that can be judged by length: smaller is kinder.
  static let flatCornerRatio = 0.56
  /// Turn in degrees from which the limit follows the turn.
  static let judgedTurn = 85.0
  /// A corner to which the pen came as near as this is not cut: bigger is kinder.
  static let cornerMiss = 0.7
  /// Rounding of a corner that is free: bigger is kinder.
  static let cornerRounding = 0.9
  /// The limit is at least this.
  static let leastCutRatio = 0.2
  /// Distance that counts as no error: bigger is kinder.
  static let freeDistance = 0.30
  /// Angle in degrees that counts as no error: bigger is kinder.
  static let freeAngle = 25.0
  /// Degrees above it that count as much as R of distance: bigger is kinder.
  static let angleScale = 90.0
  /// Length over which errors fade.
  static let errorFade = 6.0
  /// Errors of the last stretch: bigger is kinder.
  static let recentError = 1.35
  /// Errors of the whole, a unit of linear length: bigger is kinder.
  static let totalError = 0.34
  /// Linear length at least assumed for it.
  static let totalLeast = 6.0
  /// Angle in degrees over which the pen draws backwards: bigger is kinder.
  static let backwardAngle = 110.0
  /// Length drawn backwards: bigger is kinder.
  static let backwardLength = 3.2
  /// The same in lengths of the stroke, for short ones: bigger is kinder.
  static let backwardShare = 0.6
  /// Length drawn neither to nor fro along the line: bigger is kinder.
  static let wasted = 1.5
  /// How much of it a unit of progress makes good: bigger is kinder.
  static let wasteForgiven = 0.3
  /// Length drawn in all against what it covered so far, and the length added to it: bigger is kinder.
  static let drawnRatio = 1.9
  static let drawnExtra = 3.0
  /// Length of the running mean of the offset on a straight.
  static let strayFade = 3.0
  /// That mean: bigger is kinder.
  static let stray = 0.57
  /// Share of the running mean's weight that must have been drawn on the straight: bigger is kinder.
  static let strayLeast = 0.5
  /// Offset against its mean under which the pen runs beside the line and is not on its way out or back.
  static let strayDrift = 0.25
  /// Drawn length in a corner, in ideal lengths, over which leaving sideways there is winding.
  static let windingRatio = 1.2
  /// Length drawn backwards without which no corner counts as entered again: bigger is kinder.
  static let retreat = 0.8
  /// The same where the pen is this far from the farthest place, however it went there: bigger is kinder.
  static let retreatDistance = 1.3
  /// How deep into a drawn corner, or how far out of a begun one, counts: bigger is kinder.
  static let doubleEnterDepth = 0.5

  // MARK: Small strokes and letters

  /// Corridor of a diacritic, bar, tail or dot at least, in x-heights: bigger is kinder.
  static let smallStrokeCorridorFloor = 0.22
  /// Corridor in which a stroke is followed at most, in its lengths, so that its end and direction can be told.
  static let shortStrokeCorridor = 0.4
  /// How far sideways such a stroke may be drawn at most, in its lengths: bigger is kinder.
  static let shortStrokeBreadth = 0.8
  /// A stroke shorter than this, in half-widths, offers a scribble too little to fail by.
  static let shortStroke = 6.0
  /// Length drawn in all on such a stroke, in its lengths, and in half-widths added to it: bigger is kinder.
  static let shortStrokeDrawn = 1.9
  static let shortStrokeDrawnExtra = 1.0
  /// A stroke shorter than this, in x-heights, is a dot whatever the corridor.
  static let dotLength = 0.05
  /// A piece before the first or after the last sharp turn that is at least this long, in x-heights, is not decoration:
  /// it may not be left out.
  static let endPiece = 0.24
  /// Turn in degrees that cuts off such a piece, and the length in x-heights over which it is measured.
  static let endPieceTurn = 50.0
  static let endPieceChord = 0.08
  /// How much of such a piece may be missing at a start and at an end: bigger is kinder.
  static let startPieceShare = 0.75
  static let endPieceShare = 0.6
  /// Corridor of a dot at most, in distances to the next dot: bigger is kinder.
  static let dotShare = 0.4
  /// What sideways limits are widened by where the letter slides, since its place is only guessed: bigger is kinder.
  static let slideKindness = 1.15
  /// Length drawn up or down over which a letter's slide is found.
  static let slideLength = 8.0
  /// How soon the slide leaves the first touch: bigger trusts it longer.
  static let slideInertia = 2.0
  /// How far the slide may leave the first touch: bigger is kinder.
  static let slideCorrection = 0.8
  /// Share of R that has to be missing at a stroke's end for the pen to come back for it: smaller is kinder.
  static let touchUpMissing = 0.1
}
