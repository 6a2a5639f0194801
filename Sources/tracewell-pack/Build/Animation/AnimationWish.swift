/// What a recipe asks of animations.
struct AnimationWish: Equatable {
  /// Folders where drawings are looked for, in order.
  var drawings: [String] = []
  /// Size in pixels and formats; an animation has its own sizes, so nothing is made at two scales.
  var picture = PictureWish(scales: [1])
  /// The sizes as shares of the whole in hundredths, the largest first; slow machines take the smaller ones.
  var shares = [100, 50]
}
