import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { Log } from '../log.ts'
import { fireDueDeadlines } from './deadlines.ts'
import { performDueEffects, type RunFlow } from './outbox.ts'

/** How late a deadline fires at most, on a server that has time for it. */
const EVERY_MS = 1000
/** How soon the effects of an event are performed: all events of this time wake the runner once. */
const SOON_MS = 50
/** The pause after a failure, so that a lasting one does not fill the log. */
const FAILED_MS = 30_000

/**
 * How long requests may pass between two deadlines, in times that the former one took. The embedded database runs in this
 * thread: many deadlines at once must not double the time of a page, nor wait until nobody asks for one.
 */
const TIMES_FOR_REQUESTS = 2

type Loop = { wake(): void; stop(): Promise<void> }

/**
 * Fires due deadlines and performs due effects, now and every second, and the effects soon after `wake`. The two go on
 * independently, since a slow provider must not delay a deadline. `stop` resolves after the current runs.
 */
export function runFlow(
  context: Pick<AppContext, 'database' | 'clock' | 'requests'>,
  { flow, perform }: RunFlow,
  log: Log,
): Loop {
  const giveWay = async (took: number) => {
    // A request that has arrived begins in the next turn.
    await nextTurn()
    await context.requests.letPass(TIMES_FOR_REQUESTS * took)
  }
  const deadlines = repeat(() => fireDueDeadlines(context, flow, giveWay), log)
  const effects = repeat(() => performDueEffects(context, flow, perform), log)
  return {
    wake: () => effects.wake(),
    async stop() {
      await Promise.all([deadlines.stop(), effects.stop()])
    },
  }
}

/** Runs `work` again and again, never twice at once; a wake during a run leads to one more. */
function repeat(work: () => Promise<unknown>, log: Log): Loop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isWoken = false
  let isStopped = false
  const next = (pause: number) => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(start, pause)
    timer.unref()
  }
  const round = async () => {
    let pause = EVERY_MS
    try {
      await work()
    } catch (error) {
      log.error({ source: 'flows' }, error instanceof Error ? error.message : String(error))
      pause = FAILED_MS
      isWoken = false
    }
    running = null
    next(isWoken ? SOON_MS : pause)
  }
  function start() {
    isWoken = false
    running = round()
  }
  start()
  return {
    wake() {
      if (isWoken) return
      isWoken = true
      if (running === null) next(SOON_MS)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
