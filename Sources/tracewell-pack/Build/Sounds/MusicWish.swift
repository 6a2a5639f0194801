/// What a recipe asks of a score.
struct MusicWish: Equatable {
  /// The instruments' sounds, an SF2 file.
  var soundfont = ""
}
