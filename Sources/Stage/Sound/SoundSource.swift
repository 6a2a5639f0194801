public import Packs

/// Where sounds come from; asked on the sound's own thread.
public protocol SoundSource: Sendable {
  /// The bytes of a sound's file.
  ///
  /// - Throws: `missing` when there is none.
  func sound(_ entry: String) throws(PackError) -> [UInt8]
}

extension PackStack: SoundSource {
  /// The contents of an entry.
  public func sound(_ entry: String) throws(PackError) -> [UInt8] { try read(entry) }
}
