import { whenIdle } from './when-idle.ts'

/** How long no resource may arrive, in ms: an arriving one leads to more requests that the user waits for. */
const REST = 500
/** Maximum wait for such a quiet period, in milliseconds. */
const PATIENCE = 4000

/** Runs low-priority work once the page is idle and the network is quiet, or when that wait times out. */
export function whenNetworkIdle(work: () => void): void {
  whenIdle(() => {
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
