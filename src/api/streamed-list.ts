import { FailureError } from '../domain/failure.ts'
import { createListCutter } from './list-cutter.ts'

/** A streamed JSON list whose items are available, as text, before the response is complete. */
export type StreamedList = {
  /** The text of each item received so far. */
  texts: readonly string[]
  isWhole: () => boolean
  /** The full text when the body is not a list; null when it is one. */
  other: () => string | null
  /** Resolves when there is enough, or when the list is complete. Throws FailureError when the rest fails to arrive. */
  until: (isEnough: () => boolean) => Promise<void>
}

/** Reads a streamed list to its end, also when nothing awaits it, for as long as `isWanted` returns true. */
export function streamList(pieces: AsyncIterable<string>, isWanted: () => boolean): StreamedList {
  const cutter = createListCutter()
  const isWhole = () => cutter.progress() === 'whole'
  let tellMore = () => undefined as void
  const next = () =>
    new Promise<void>((resolve) => {
      tellMore = resolve
    })
  let more = next()
  const takeAll = async () => {
    for await (const piece of pieces) {
      cutter.add(piece)
      tellMore()
      more = next()
      if (!isWanted()) break
    }
    if (['inside', 'broken'].includes(cutter.progress()) && isWanted()) {
      throw new FailureError({ kind: 'undecodable', message: 'The answer is not JSON.' })
    }
  }
  const taking = takeAll()
  // `until` rethrows the error; this prevents an unhandled rejection.
  taking.catch(() => undefined)
  return {
    texts: cutter.items,
    isWhole,
    other: () => (['before', 'other'].includes(cutter.progress()) ? cutter.other() : null),
    async until(isEnough) {
      while (!isEnough() && !isWhole()) {
        const isOver = await Promise.race([more, taking.then(() => true)])
        if (isOver === true) return
      }
    },
  }
}
