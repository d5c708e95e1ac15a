import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from './log.ts'

/** How soon a wake leads to a run: all wakes of this time lead to one. */
const SOON_MS = 50
/** The pause after a failure, so that a lasting one does not fill the log. */
const FAILED_MS = 30_000

export type Loop = { wake(): void; stop(): Promise<void> }

/**
 * Runs `work` now and again after each pause of `everyMs` milliseconds, never twice at once; a wake during a run leads to
 * one more. An error goes to the log, with this source. The loop does not keep the process alive. `stop` aborts the signal
 * that `work` gets, and resolves after the current run: work of many parts throws the signal's reason before the next part,
 * so that a server with much to do stops soon.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<unknown>,
  { everyMs, source, log }: { everyMs: number; source: string; log: Log },
): Loop {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isWoken = false
  const stopping = new AbortController()
  const { signal } = stopping
  const next = (pause: number) => {
    clearTimeout(timer)
    if (signal.aborted) return
    timer = setTimeout(start, pause)
    timer.unref()
  }
  // A request that wakes the loop is over before the run, so the run is no part of the request's trace.
  const workAlone = AsyncLocalStorage.bind(work)
  const round = async () => {
    let pause = everyMs
    try {
      await workAlone(signal)
    } catch (error) {
      if (signal.aborted && error === signal.reason) return
      log.error({ source }, error instanceof Error ? error.message : String(error))
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
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
