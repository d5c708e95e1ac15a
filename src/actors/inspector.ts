import type { InspectionEvent } from 'xstate'
import { loadedOnce } from '../domain/lazy-code.ts'
import type { FlightRecorder } from './flight-recorder.ts'

/** The buffer size that loads the recorder before the first interaction, and again at each multiple. */
const MOST_EARLY = 200

/**
 * Creates the inspector of the machines. The recorder's code loads on the first interaction: before it no user input
 * exists, and the events wait in a buffer.
 */
export function createInspector() {
  const early: { inspected: InspectionEvent; at: number }[] = []
  let keeper: FlightRecorder | null = null

  /** Loads the recorder; after a failure the next call tries again. */
  const fetchKeeper = loadedOnce(async (): Promise<FlightRecorder> => {
    const { createFlightRecorder } = await import('./flight-recorder.ts')
    const begun = createFlightRecorder()
    for (const { inspected, at } of early.splice(0)) begun.inspect(inspected, at)
    return (keeper = begun)
  })
  const warm = () => {
    fetchKeeper().catch(() => undefined)
  }

  return {
    /** For `createActor`: observes a machine and its children. */
    inspect(inspected: InspectionEvent): void {
      if (keeper !== null) return keeper.inspect(inspected)
      early.push({ inspected, at: performance.now() })
      if (early.length % MOST_EARLY === 0) warm()
    },
    warm,
    fetchKeeper,
  }
}
