import { type EventObject, fromCallback } from 'xstate'

/** The shortest time after a hold that should have ended, and the longest time, until it is looked at again, in milliseconds. */
const [SHORTEST, LONGEST] = [5000, 86_400_000]

/** Calls back when the first of these moments has come, in milliseconds since 1970. Returns a function that stops it. */
function whenFirstEnds(ends: readonly number[], report: () => void): () => void {
  if (ends.length === 0) return () => undefined
  const left = Math.min(...ends) - Date.now()
  // A hold that has ended, and that the server has not confirmed, is asked for again after a while.
  const timer = setTimeout(report, left > 0 ? Math.min(left, LONGEST) : SHORTEST)
  return () => clearTimeout(timer)
}

/** Sends `hold.ended` when the first of these holds ends by the clock of the browser. */
export const watchHold = fromCallback<EventObject, { ends: readonly number[] }>(
  ({ input: { ends }, sendBack }) => whenFirstEnds(ends, () => sendBack({ type: 'hold.ended' })),
)

/** Tells a list, which is loaded again, that the first of the holds of its items has ended. */
export function createHoldEnds() {
  let report = () => undefined as void
  let stop = () => undefined as void
  return {
    /** Takes the ends of the holds in a list that was loaded, as ISO 8601. */
    keep(moments: readonly (string | null | undefined)[]): void {
      stop()
      const ends = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []))
      stop = whenFirstEnds(ends, () => report())
    },
    /** Calls back when a hold has ended. Returns a function that stops it. */
    watch(listener: () => void): () => void {
      report = listener
      return () => {
        report = () => undefined
        stop()
      }
    },
  }
}
export type HoldEnds = ReturnType<typeof createHoldEnds>
