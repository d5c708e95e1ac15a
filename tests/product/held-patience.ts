import type { Page } from 'playwright'
import { paymentMachine } from '../../machines/payment.machine.ts'

const ENDS = 'patience ends'
const IS_OVER = 'loppis-test.patience-is-over'

/** A payment that is processed is looked at again when the path says so, however long it takes to see that it is. */
export async function holdPatience(page: Page): Promise<void> {
  const { processingPatience } = paymentMachine.implementations.delays
  if (typeof processingPatience !== 'number') throw new Error('A payment knows no patience.')
  await page.addInitScript(
    ([patience, ends, isOver]) => {
      const { setTimeout: later, clearTimeout: forget } = window
      const held = new Map<number, () => void>()
      const wait = (work: TimerHandler, delay?: number, ...more: unknown[]): number => {
        const isHeld = delay === patience && sessionStorage.getItem(isOver) === null
        if (!isHeld || typeof work !== 'function') return later(work, delay, ...more)
        // A timer that never ends lends its number.
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
    [processingPatience, ENDS, IS_OVER] as const,
  )
}

/** The patience that is held ends. */
export async function endPatience(page: Page): Promise<void> {
  await page.evaluate((ends) => void window.dispatchEvent(new Event(ends)), ENDS)
}

/** From now on it ends by itself, in its time. */
export async function letPatienceEnd(page: Page): Promise<void> {
  await page.evaluate((isOver) => sessionStorage.setItem(isOver, 'yes'), IS_OVER)
  await endPatience(page)
}
