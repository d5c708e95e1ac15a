import type { Page } from 'playwright'
import { paymentMachine } from '../../machines/payment.machine.ts'

const ENDS = 'patience ends'
const IS_OVER = 'loppis-test.patience-is-over'

/** Holds the timer that checks a processing payment again, so that a path decides when the timer fires. */
export async function holdPatience(page: Page): Promise<void> {
  const { processingPollInterval } = paymentMachine.implementations.delays
  if (typeof processingPollInterval !== 'number') throw new Error('A payment knows no patience.')
  await page.addInitScript(
    ([patience, ends, isOver]) => {
      const { setTimeout: later, clearTimeout: forget } = window
      const held = new Map<number, () => void>()
      const wait = (work: TimerHandler, delay?: number, ...more: unknown[]): number => {
        const isHeld = delay === patience && sessionStorage.getItem(isOver) === null
        if (!isHeld || typeof work !== 'function') return later(work, delay, ...more)
        // A timer that never fires provides the id.
        const number = later(() => undefined, 2 ** 31 - 1)
        held.set(number, () => work(...more))
        return number
      }
      window.setTimeout = wait as typeof window.setTimeout
      window.clearTimeout = (number) => {
        if (typeof number === 'number') held.delete(number)
        forget(number)
      }
      window.addEventListener(ends, () => {
        const rest = sessionStorage.getItem(isOver) === null ? 0 : patience
        for (const [number, work] of held) later(() => held.delete(number) && work(), rest)
      })
    },
    [processingPollInterval, ENDS, IS_OVER] as const,
  )
}

/** Fires the held timers. */
export async function endPatience(page: Page): Promise<void> {
  await page.evaluate((ends) => void window.dispatchEvent(new Event(ends)), ENDS)
}

/** Lets the timers fire after their normal delay from now on. */
export async function letPatienceEnd(page: Page): Promise<void> {
  await page.evaluate((isOver) => sessionStorage.setItem(isOver, 'yes'), IS_OVER)
  await endPatience(page)
}
