import { createRecorder } from './recorder.ts'
import { type RecordingContext, fileOf, createFlightRecording } from './flight-recording.ts'

/** Records the machines, and creates a report file from the record. */
export function createFlightRecorder() {
  const recorder = createRecorder()
  return {
    inspect: recorder.inspect,
    fileFrom: (circumstances: RecordingContext) =>
      fileOf(createFlightRecording(recorder, circumstances)),
  }
}

export type FlightRecorder = ReturnType<typeof createFlightRecorder>
