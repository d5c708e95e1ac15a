import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

const LOOK_EVERY_MS = 250
const PATIENCE_MS = 180_000
const ANSWER_MS = 5_000

/** Waits until `isSo`. Throws after three minutes, or where one of the programs has ended, with what was awaited. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  programs: readonly Program[] = [],
): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    const ended = programs.find((program) => !program.isRunning())
    if (ended !== undefined) throw new Error(`${ended.name} has ended; ${what} was awaited`)
    if (performance.now() > end) throw new Error(`${what} was awaited in vain`)
    await sleep(LOOK_EVERY_MS)
  }
}

/** Returns the status of a page; 0 where there is no answer. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status
    },
    () => 0,
  )
