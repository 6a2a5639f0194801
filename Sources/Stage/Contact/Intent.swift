public import Letterform

/// What a contact's event means after `ContactArbiter` has decided who is the pen.
public enum Intent: Hashable, Sendable {
  /// The pen begins a stroke in the writing field.
  case begin(Contact)
  /// The stroke goes on.
  case extend(Contact)
  /// The pen was lifted: the stroke is complete.
  case end(Contact)
  /// The stroke never was: take its ink away and grade nothing.
  case withdraw
  /// A contact outside the field came down, for a button to look pressed.
  case press(Contact)
  /// A contact outside the field moved while down.
  case drag(Contact, from: Point)
  /// A contact outside the field was lifted: a tap for the button that holds both places.
  case tap(Contact, from: Point)
  /// A contact outside the field was taken away; nothing was tapped.
  case release(Contact)
  /// A mouse or pen moves without touching.
  case hover(Contact)
}
