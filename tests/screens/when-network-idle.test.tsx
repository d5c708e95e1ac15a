import { expect, it, onTestFinished, vi } from 'vitest'
import { whenNetworkIdle } from '../../src/app/when-network-idle.ts'

/** In milliseconds: most of the quiet period. */
const NEARLY = 400

/** Fetches a URL and resolves once every observer of resource entries was notified. */
async function comes(address: string): Promise<void> {
  const { promise: told, resolve } = Promise.withResolvers<void>()
  // Observers are notified in the order in which they started, so this one comes last.
  const watch = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.endsWith(address))) resolve()
  })
  watch.observe({ type: 'resource' })
  await fetch(address)
  await told
  watch.disconnect()
}

it('whenNetworkIdle defers its callback until resources have stopped loading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
  onTestFinished(() => void vi.useRealTimers())
  const work = vi.fn<() => void>()
  whenNetworkIdle(work)
  vi.advanceTimersToNextTimer()
  for (let call = 0; call < 6; call += 1) {
    await comes(`/favicon.svg?${call}`)
    vi.advanceTimersByTime(NEARLY)
  }
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(NEARLY)
  expect(work).toHaveBeenCalledOnce()
})
