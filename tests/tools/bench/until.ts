import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_MS = 180_000

/** Asked now and then from outside, so that the page has nothing to do with it. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > LONGEST_MS) throw new Error('The page never shows it.')
    await pause(100)
  }
}
