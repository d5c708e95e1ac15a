import { expect, it, onTestFinished, vi } from 'vitest'
import { onceAtRest } from '../../src/app/onceAtRest.ts'

/** Milliseconds: most of a rest. */
const NEARLY = 400

/** Fetches something, and is ready when whoever watches what comes has been told of it. */
async function comes(address: string): Promise<void> {
  const { promise: told, resolve } = Promise.withResolvers<void>()
  // Told after those that began to watch before it.
  const watch = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.endsWith(address))) resolve()
  })
  watch.observe({ type: 'resource' })
  await fetch(address)
  await told
  watch.disconnect()
}

it('what can wait does not come in the way of what is still coming, and comes after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
  onTestFinished(() => void vi.useRealTimers())
  const work = vi.fn<() => void>()
  onceAtRest(work)
  vi.advanceTimersToNextTimer()
  for (let call = 0; call < 6; call += 1) {
    await comes(`/favicon.svg?${call}`)
    vi.advanceTimersByTime(NEARLY)
  }
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(NEARLY)
  expect(work).toHaveBeenCalledOnce()
})
