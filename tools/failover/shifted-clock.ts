import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Returns the environment of a process of Node whose clock is so many seconds ahead. */
export const shiftedClock = (seconds: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'shift-clock.ts')).href}`,
  CLOCK_SHIFT_SECONDS: String(seconds),
})
