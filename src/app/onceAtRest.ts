import { onceIdle } from './onceIdle.ts'

/** How long nothing has to have come, in milliseconds: what comes asks for more, and somebody waits for that. */
const REST = 500
/** How long such a rest is waited for, in milliseconds. */
const PATIENCE = 4000

/** Fetches what can wait: once the page is idle and nothing else comes, or there has been no rest for a while. */
export function onceAtRest(work: () => void): void {
  onceIdle(() => {
    const rest = () => {
      coming.disconnect()
      clearTimeout(resting)
      clearTimeout(patience)
      work()
    }
    let resting = setTimeout(rest, REST)
    const patience = setTimeout(rest, PATIENCE)
    const coming = new PerformanceObserver(() => {
      clearTimeout(resting)
      resting = setTimeout(rest, REST)
    })
    coming.observe({ type: 'resource' })
  })
}
