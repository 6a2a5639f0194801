/// What a scene wants to be heard. Nothing of it waits, fails or stops the program.
public enum SoundCommand: Hashable, Sendable {
  /// Says these one after another: at once, cutting short what is being said, or after it.
  case say([SoundName], interrupts: Bool = true)
  /// Says once more what was said last, for the ear button.
  case repeatLast
  /// Lets nobody speak any more.
  case hush
  /// A short sound beside everything else.
  case effect(SoundName)
  /// These pieces in turn, from the first; none ends the music.
  case music([SoundName])
  /// The pen is on the paper: the music is silent, and the pen sounds as fast as it moves.
  case penDown
  /// How fast the pen moves: shares of the window's shorter side in a second.
  case penSpeed(Double)
  /// The pen is lifted.
  case penUp
  /// How loud the kinds of sound are from now on.
  case volumes(SoundVolumes)
  /// Whether nobody sees the window: nobody speaks then, and music rests meanwhile.
  case hidden(Bool)
  /// A sound device is gone.
  case deviceLost
  /// From now on this file is what an entry holds, as a take that is in no pack yet.
  case lend(String, [UInt8])
  /// Sounds that were read already may have been replaced in their packs.
  case forget
}

extension Redraw {
  /// Asks for something to be heard.
  public static func sound(_ command: SoundCommand) -> Redraw { .request(.sound(command)) }

  /// Says `names` one after another, cutting short what is being said.
  public static func say(_ names: SoundName...) -> Redraw { .sound(.say(names)) }

  /// Plays a short sound.
  public static func effect(_ name: SoundName) -> Redraw { .sound(.effect(name)) }
}
