import type { AppContext } from '../app-context.ts'
import type { Log } from '../log.ts'
import { fireDueDeadlines } from './deadlines.ts'
import type { Flow } from './flow.ts'
import { type Perform, performDueEffects } from './outbox.ts'

/** How late a deadline fires at most, on a server that has time for it. */
const EVERY_MS = 1000
/** The pause after a failure, so that a lasting one does not fill the log. */
const FAILED_MS = 30_000

type Loop = { wake(): void; stop(): Promise<void> }

/**
 * Fires due deadlines and performs due effects, now, every second, and at `wake`. The two go on independently, since a
 * slow provider must not delay a deadline. `stop` resolves after the current runs.
 */
export function runFlow(
  context: Pick<AppContext, 'database' | 'clock'>,
  { flow, perform }: { flow: Flow; perform: Perform },
  log: Log,
): Loop {
  const loops = [
    repeat(() => fireDueDeadlines(context, flow), log),
    repeat(() => performDueEffects(context, flow, perform), log),
  ]
  return {
    wake() {
      for (const loop of loops) loop.wake()
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
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
    }
    running = null
    next(isWoken && pause === EVERY_MS ? 0 : pause)
  }
  function start() {
    clearTimeout(timer)
    isWoken = false
    running = round()
  }
  start()
  return {
    wake() {
      isWoken = true
      if (running === null && !isStopped) start()
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
