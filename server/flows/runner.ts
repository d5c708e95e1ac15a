import { setTimeout as sleep } from 'node:timers/promises'
import type { AppContext } from '../app-context.ts'
import type { Log } from '../log.ts'
import { fireDueDeadlines, type GiveWay } from './deadlines.ts'
import type { Flow } from './flow.ts'
import { type Perform, performDueEffects } from './outbox.ts'

/** How late a deadline fires at most, on a server that has time for it. */
const EVERY_MS = 1000
/** How soon the effects of an event are performed: all events of this time wake the runner once. */
const SOON_MS = 50
/** The pause after a failure, so that a lasting one does not fill the log. */
const FAILED_MS = 30_000

/** An embedded database runs in this thread: requests get as much time as deadlines that are due at once. */
const pauseAsLong: GiveWay = (took) => sleep(took)

type Loop = { wake(): void; stop(): Promise<void> }

/**
 * Fires due deadlines and performs due effects, now and every second, and the effects soon after `wake`. The two go on
 * independently, since a slow provider must not delay a deadline. `stop` resolves after the current runs.
 */
export function runFlow(
  context: Pick<AppContext, 'database' | 'clock'>,
  { flow, perform }: { flow: Flow; perform: Perform },
  log: Log,
): Loop {
  const deadlines = repeat(() => fireDueDeadlines(context, flow, pauseAsLong), log)
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
