import { setTimeout as pause } from 'node:timers/promises'

const LONGEST_MS = 180_000

/** Polls from outside, so that the page does no work for it. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const started = performance.now()
  while (!(await isSo())) {
    if (performance.now() - started > LONGEST_MS) throw new Error('The page never shows it.')
    await pause(100)
  }
}
