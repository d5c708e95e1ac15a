/** What a page tells of itself, gathered from its first moment on. Times are milliseconds since it was asked for. */
type Observed = {
  firstPaint: number
  largestPaint: number
  shift: number
  longTasks: { start: number; duration: number }[]
  /** From each tap or key to the next frame; what takes less than 16 ms is not told. */
  interactions: number[]
  /** In the frame of a card field: when it could be typed in, by the clock of the machine; 0 before. */
  fieldReady: number
}

declare global {
  interface Window {
    observed: Observed
  }
}

/** Runs in the page before anything of its own; stands alone, as it is sent there as text. */
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
    // The provider's own code has taken the field over once it has a name.
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
