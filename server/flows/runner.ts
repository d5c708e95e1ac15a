import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { Log } from '../log.ts'
import { type Loop, repeat } from '../repeat.ts'
import { fireDueDeadlines } from './deadlines.ts'
import { performDueEffects, type RunFlow } from './outbox.ts'

/** How late a deadline fires at most, on a server that has time for it. */
const EVERY_MS = 1000

/**
 * How long requests may pass between two deadlines, in times that the former one took. The embedded database runs in this
 * thread: many deadlines at once must not double the time of a page, nor wait until nobody asks for one.
 */
const TIMES_FOR_REQUESTS = 2

/**
 * Fires due deadlines and performs due effects, now and every second, and the effects soon after `wake`. The two go on
 * independently, since a slow provider must not delay a deadline. `stop` resolves after the current deadline and effect.
 */
export function runFlow(
  context: Pick<AppContext, 'database' | 'clock' | 'requests'> & { holdClock?: () => Date },
  { flow, perform }: RunFlow,
  log: Log,
): Loop {
  const options = { everyMs: EVERY_MS, source: 'flows', log }
  const deadlines = repeat(
    (signal) =>
      fireDueDeadlines(context, flow, async (took) => {
        // A request that has arrived begins in the next turn.
        await nextTurn()
        await context.requests.letPass(TIMES_FOR_REQUESTS * took)
        signal.throwIfAborted()
      }),
    options,
  )
  const effects = repeat(
    (signal) => performDueEffects(context, flow, perform, async () => signal.throwIfAborted()),
    options,
  )
  return {
    wake: () => effects.wake(),
    async stop() {
      await Promise.all([deadlines.stop(), effects.stop()])
    },
  }
}
