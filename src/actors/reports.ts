import type { InspectionEvent } from 'xstate'
import type { ReportKeeper } from './report-keeper.ts'

/** So much may the machines of a page tell before its first press; then the keeper is wanted, and again each time. */
const MOST_EARLY = 200

/**
 * Reports of what the machines did, by code that comes with the first press: until then nobody has typed anything, and
 * what the machines tell waits for it.
 */
export function createReports() {
  const early: { inspected: InspectionEvent; at: number }[] = []
  let keeper: ReportKeeper | null = null
  let fetching: Promise<ReportKeeper> | null = null

  const begin = async (): Promise<ReportKeeper> => {
    const { createReportKeeper } = await import('./report-keeper.ts')
    const begun = createReportKeeper()
    for (const { inspected, at } of early.splice(0)) begun.inspect(inspected, at)
    return (keeper = begun)
  }
  /** Fetches the code; where that fails, the next one who needs it tries again. */
  const fetchKeeper = (): Promise<ReportKeeper> => {
    fetching ??= begin().catch((error: unknown) => {
      fetching = null
      throw error
    })
    return fetching
  }
  const warm = () => {
    fetchKeeper().catch(() => undefined)
  }

  return {
    /** For `createActor`: sees a machine and all that it invokes. */
    inspect(inspected: InspectionEvent): void {
      if (keeper !== null) return keeper.inspect(inspected)
      early.push({ inspected, at: performance.now() })
      if (early.length % MOST_EARLY === 0) warm()
    },
    warm,
    fetchKeeper,
  }
}
