import type { Build } from '../domain/build.ts'
import type { Role } from '../domain/user.ts'
import type { RecordedEvent, RecordedRun, Recorder } from './recorder.ts'
import { maskedText } from './redaction.ts'

/** The contents of a report. A change of its format needs a new version. */
export type FlightRecording = {
  format: 'loppis-report'
  version: 1
  build: Build
  /** ISO 8601, UTC. */
  savedAt: string
  /** The path of the page, without its query. */
  route: string
  viewer: 'guest' | Role
  machines: readonly RecordedRun[]
  events: readonly RecordedEvent[]
}

export type RecordingContext = Pick<FlightRecording, 'build' | 'route' | 'viewer'>

/** Creates a report of all recorded runs and events. */
export function createFlightRecording(
  recorder: Pick<Recorder, 'runs' | 'events'>,
  { build, route, viewer }: RecordingContext,
  now: Date = new Date(),
): FlightRecording {
  return {
    format: 'loppis-report',
    version: 1,
    build,
    savedAt: now.toISOString(),
    route: maskedText(route),
    viewer,
    machines: recorder.runs(),
    events: recorder.events(),
  }
}

/** Returns the report's file, named after the time at which it was saved. */
export function fileOf(report: FlightRecording): { name: string; text: string } {
  const [date = '', time = ''] = report.savedAt.split('T')
  const name = `loppis-report-${date}-${time.slice(0, 8).replaceAll(':', '')}.json`
  return { name, text: `${JSON.stringify(report, null, 2)}\n` }
}
