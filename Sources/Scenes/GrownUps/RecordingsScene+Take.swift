import Drawing
import Language
import Packs
import Stage

extension RecordingsScene {
  /// Whether something can be done with the phrase now.
  func isEnabled(_ action: Action) -> Bool {
    guard let subject else { return false }
    switch (action, phase) {
    case (.record, _): return true
    case (_, .recording): return false
    case (.listen, .take), (.keep, .take): return true
    case (.listen, .idle): return studio.voice(of: subject.line, in: subject.script) != .nobody
    case (.keep, .idle): return false
    case (.delete, _): return studio.voice(of: subject.line, in: subject.script) == .own
    }
  }

  /// Does it.
  mutating func act(_ action: Action) -> Redraw {
    guard isEnabled(action), let subject else { return .nothing }
    switch (action, phase) {
    case (.record, .recording): return stop()
    case (.record, _):
      phase = .recording(level: 0)
      note = ""
      studio.recorder.start()
      // The microphone must not hear the program itself.
      return .everything + .sound(.hush)
    case (.listen, .take): return .sound(.say([SoundName([Self.take])]))
    case (.listen, _): return .sound(.say([SoundName(subject.script.entries(of: subject.line))]))
    case (.keep, .take(let take)): return keep(take, subject)
    case (.keep, _): return .nothing
    case (.delete, _):
      do throws(PackError) {
        try studio.delete(subject.line, in: subject.script)
        note = text("Taken away. The voice of the pack is heard again.")
      } catch {
        refuse(error)
      }
      return .everything + .sound(.forget)
    }
  }

  private mutating func keep(
    _ take: Recording, _ subject: (line: PhraseScript.Line, script: PhraseScript)
  ) -> Redraw {
    do throws(PackError) {
      try studio.keep(take, of: subject.line, in: subject.script)
      phase = .idle
      note = text("Kept. This recording is heard from now on.")
    } catch {
      // The take stays, to be kept when there is room.
      refuse(error)
    }
    return .everything + .sound(.forget)
  }

  /// Ends a take.
  mutating func stop() -> Redraw {
    guard case .recording = phase else { return .nothing }
    studio.recorder.stop()
    return .nothing
  }

  /// What the microphone has to say.
  mutating func listen() -> Redraw {
    guard case .recording = phase else { return .nothing }
    switch studio.recorder.status {
    case .idle, .opening: return .nothing
    case .recording(let level, _):
      phase = .recording(level: level)
      return layout.map { .area(Rectangle(covering: $0.meter)) } ?? .nothing
    case .failed(let reason):
      phase = .idle
      note = text("The microphone cannot be used.")
      classroom.content.report("microphone: \(reason)")
      return .everything
    case .done(let heard):
      guard let take = heard.trimmed()?.evened() else {
        phase = .idle
        note = text("Nothing was heard. Please speak louder, or come nearer.")
        return .everything
      }
      phase = .take(take)
      note = text("Listen to it, then keep it or record it again.")
      return .everything + .sound(.lend(Self.take, take.wav)) + .sound(.say([SoundName([Self.take])]))
    }
  }

  /// Writes all recordings as a pack for other machines.
  mutating func save() -> Redraw {
    let file = "\(classroom.folders.saving)/Tracewell recordings.zip"
    do throws(PackError) {
      let count = try studio.folder.export(to: file)
      note =
        count == 0
        ? text("There are no recordings yet.")
        : text(
          "Saved as {file}. Put it among the packs of another machine, and it speaks with your voice.",
          filling: ["file": file])
    } catch {
      refuse(error)
    }
    return .everything
  }

  private mutating func refuse(_ error: PackError) {
    note = text("It could not be saved. Is there room on the disk?")
    classroom.content.report("\(error)")
  }
}
