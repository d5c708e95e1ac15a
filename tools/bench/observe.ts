/** Performance entries of a page since its start. Times are in milliseconds since navigation. */
type Observed = {
  firstPaint: number
  largestPaint: number
  shift: number
  longTasks: { start: number; duration: number }[]
  /** The latency of each tap or key until the next frame; durations below 16 ms are not reported. */
  interactions: number[]
  /** In the frame of a card field: the system time at which the field accepts input; 0 before. */
  fieldReady: number
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page before its own scripts. Playwright serializes it as text, so it must be self-contained. */
export function observe(): void {
  const observed: Observed = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    longTasks: [],
    interactions: [],
    fieldReady: 0,
  }
  window.observed = observed
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') observed.shift += entry.value
  })
  if (window.parent !== window) {
    // The input gets its `aria-label` once the provider's own code has initialized it.
    new MutationObserver(() => {
      const field = document.querySelector('input[aria-label]:enabled')
      if (field === null) observed.fieldReady = 0
      else if (observed.fieldReady === 0) {
        observed.fieldReady = performance.timeOrigin + performance.now()
      }
    }).observe(document, { attributes: true, childList: true, subtree: true })
  }
  watch('longtask', ({ startTime, duration }) => {
    observed.longTasks.push({ start: startTime, duration })
  })
  watch('event', (entry) => {
    if ('interactionId' in entry && entry.interactionId !== 0) {
      observed.interactions.push(entry.duration)
    }
  })
}
