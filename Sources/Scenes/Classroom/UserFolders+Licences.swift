import Guard

extension UserFolders {
  /// Files that by their names hold a licence, in the folders where files to take in are looked for.
  var licences: [LicenceFile] {
    var seen: Set<String> = []
    return ([saving] + reading).filter { seen.insert($0).inserted }.flatMap { LicenceFile.files(in: $0) }
  }
}
