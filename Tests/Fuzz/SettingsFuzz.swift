// The system's settings file under libFuzzer; Tests/Fuzz/run settings builds and runs it.
//
// Nothing may crash; what is accepted is written back as it was read.

import Glibc
import Settings

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  let system = SystemSettings(contents: bytes, file: "fuzz")
  for problem in system.problems { _ = problem.message }
  var machine = EffectiveSettings<MachineSettings>(system: system)
  if !MachineSettings.volumes.contains(machine.voiceVolume) { abort() }
  let isLocked = machine.isLocked(\.mute)
  if (machine.change(\.mute, to: true) == nil) != isLocked { abort() }
  let learner = EffectiveSettings<LearnerSettings>(system: system)
  if !LearnerSettings.sessions.contains(learner.sessionMinutes) { abort() }
  return 0
}
