import type { LabEvent } from './lab.setup.ts'

const typing = 'input, select, textarea, [contenteditable]'
const pressed = `${typing}, button, a, summary, [role="button"]`

/** Maps a key to a Lab event; null if the focused element handles the key. */
function keyEvent(
  { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent,
  steps: number,
): LabEvent | null {
  if (altKey || ctrlKey || metaKey) return null
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
  if (key === ' ') return isIn(pressed) ? null : { type: 'play.toggle' }
  // The same keys scroll the graph's container.
  if (isIn(typing) || (target instanceof Element && target.matches('[data-sheet]'))) return null
  if (key === 'ArrowRight') return { type: 'step.forward' }
  if (key === 'ArrowLeft') return { type: 'step.back' }
  if (key === 'Home') return { type: 'step.go', at: 0 }
  return key === 'End' ? { type: 'step.go', at: steps } : null
}

/** Subscribes to keyboard shortcuts and dropped files on the window. Returns an unsubscribe function. */
export function listenToTester({
  steps,
  onEvent,
  onFile,
}: {
  /** The number of steps of the path. */
  steps: number
  onEvent: (event: LabEvent) => void
  onFile: (file: File) => void
}): () => void {
  const calling = new AbortController()
  const { signal } = calling
  window.addEventListener(
    'keydown',
    (event) => {
      const labEvent = keyEvent(event, steps)
      if (labEvent === null) return
      event.preventDefault()
      onEvent(labEvent)
    },
    { signal },
  )
  window.addEventListener('dragover', (event) => event.preventDefault(), { signal })
  window.addEventListener(
    'drop',
    (event) => {
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) onFile(file)
    },
    { signal },
  )
  return () => calling.abort()
}
