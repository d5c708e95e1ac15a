import { createRecorder } from './recorder.ts'
import { type Circumstances, fileOf, reportFrom } from './saved-report.ts'

/** Records the machines, and creates a report file from the record. */
export function createReportKeeper() {
  const recorder = createRecorder()
  return {
    inspect: recorder.inspect,
    fileFrom: (circumstances: Circumstances) => fileOf(reportFrom(recorder, circumstances)),
  }
}

export type ReportKeeper = ReturnType<typeof createReportKeeper>
