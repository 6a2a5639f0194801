// The words for every refusal, and nothing else.

extension PackError: CustomStringConvertible {
  /// One line: the file, the entry if one is at fault, the rule.
  public var description: String {
    switch self {
    case .refusedPack(let file, let entry?, let rule):
      "\(file): \(shown(entry)): rule \(rule.number): \(rule)"
    case .refusedPack(let file, nil, let rule):
      "\(file): rule \(rule.number): \(rule)"
    case .refusedEntry(let file, let entry, let rule):
      "\(file): \(shown(entry)): rule \(rule.number): \(rule) (only this entry is refused)"
    case .missing(let name):
      "no pack holds \"\(shown(name))\""
    case .unreadable(let file, let code):
      "\(file): cannot be read (\(systemWords(code)))"
    case .changed(let file):
      "\(file): the file has changed since it was opened"
    case .unwritable(let file, let code):
      "\(file): cannot be written (\(systemWords(code)))"
    }
  }
}

extension PackRule: CustomStringConvertible {
  /// What the rule asks and what was found, as a clause.
  public var description: String {
    switch self {
    case .tooShort(let bytes): "\(bytes) bytes are too few for a zip file"
    case .noEndRecord: "no end record whose comment ends at the end of the file"
    case .twoEndRecords(let first, let second): "two end records, at \(first) and \(second): two readings are possible"
    case .severalDisks: "a pack is one file, not a part of several"
    case .zip64: "Zip64 records are not used in packs"
    case .countsDiffer(let onDisk, let inAll): "the end record counts \(onDisk) and \(inAll) entries"
    case .directoryMisplaced(let end, let expected):
      "the directory ends at \(end), but the end record is at \(expected)"
    case .countImpossible(let count, let bytes): "\(count) entries do not fit a directory of \(bytes) bytes"
    case .recordCutShort(let at): "the directory record at \(at) runs past the directory's end"
    case .recordUnmarked(let at): "no directory record at \(at)"
    case .directoryLeftOver(let bytes): "\(bytes) bytes are left in the directory after the last record"
    case .flags(let flags): "flags \(hexadecimal(UInt32(flags))): only bits 1, 2, 3 and 11 are allowed"
    case .method(let method): "method \(method): only 0 (stored) and 8 (deflated) are allowed"
    case .storedSizesDiffer(let packed, let unpacked): "stored, but \(packed) bytes packed and \(unpacked) unpacked"
    case .entryTooLarge(let bytes, let cap): "\(bytes) bytes, more than the \(cap) an entry may have"
    case .packTooLarge(let bytes, let cap): "\(bytes) bytes, more than the \(cap) a pack may have"
    case .tooManyEntries(let count, let cap): "\(count) entries, more than the \(cap) a pack may have"
    case .nameEmpty: "an empty name"
    case .nameTooLong(let bytes, let cap): "a name of \(bytes) bytes, more than \(cap)"
    case .nameNotText: "the name is neither ASCII nor UTF-8 marked as such"
    case .nameControlCharacter: "a control character in the name"
    case .nameForbiddenCharacter(let character): "a \"\(character)\" in the name"
    case .nameNotCanonical: "the name begins with / or has an empty, \".\" or \"..\" part"
    case .nameTwice(let other): "the same name as \(shown(other)) where case and accents' coding do not count"
    case .nameFileAndFolder(let file): "\(shown(file)) is both a file and a folder"
    case .namesCrowded: "too many names share one place of the index"
    case .symbolicLink: "not an ordinary file or folder"
    case .folderWithData(let bytes): "a folder's name with \(bytes) bytes of data"
    case .extraMalformed: "the extra field's parts do not fill it exactly"
    case .extraForbidden(let id): "extra field \(hexadecimal(UInt32(id))) is not allowed"
    case .overlap(let other): "its bytes overlap those of \(shown(other))"
    case .gap(let at, let bytes): "\(bytes) bytes at \(at) belong to no entry"
    case .outsideData(let end, let limit): "its data ends at \(end), past the directory's beginning at \(limit)"
    case .localUnmarked(let at): "no local header at \(at)"
    case .localDiffers(let field): "the local header and the directory give a different \(field)"
    case .descriptorDiffers: "the data descriptor and the directory differ"
    case .checksum(let stored, let actual):
      "the contents' CRC-32 is \(hexadecimal(actual)), not \(hexadecimal(stored))"
    case .deflateDamaged: "the deflated data is damaged"
    case .deflateLength(let declared, let actual): "inflates to \(actual) bytes or more, not \(declared)"
    case .deflateEndsEarly(let left): "the deflated data ends \(left) bytes before its place does"
    case .deflateImpossible(let packed, let unpacked): "\(packed) bytes cannot inflate to \(unpacked)"
    case .indexLies: "the pack's own index does not agree with its directory"
    }
  }
}

/// A name as a line of text can bear it: control characters and an overlong tail are not passed to a terminal.
private func shown(_ name: String) -> String {
  let most = 120  // characters; enough to recognise a name, short enough for one line
  var text = ""
  var length = 0
  for scalar in name.unicodeScalars {
    if length == most { return text + "…" }
    text.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    length += 1
  }
  return text
}

private func hexadecimal(_ value: UInt32) -> String { "0x" + String(value, radix: 16) }
