import { Failed } from '../domain/failure.ts'
import { createListCutter } from './list-cutter.ts'

/** A list whose items are there, as text, before all of it is. */
export type ArrivingList = {
  /** The text of each item that has come. */
  texts: readonly string[]
  isWhole: () => boolean
  /** All that came, where it is no list; null where it is one. */
  other: () => string | null
  /** Comes back when there is enough, or all that there is. Throws Failed: the rest does not come. */
  until: (isEnough: () => boolean) => Promise<void>
}

/** Takes a list in as it comes, whoever waits for more of it, for as long as `isWanted` says. */
export function takeIn(pieces: AsyncIterable<string>, isWanted: () => boolean): ArrivingList {
  const cutter = createListCutter()
  const isWhole = () => cutter.progress() === 'whole'
  let more = Promise.withResolvers<void>()
  const takeAll = async () => {
    for await (const piece of pieces) {
      cutter.add(piece)
      more.resolve()
      more = Promise.withResolvers()
      if (!isWanted()) break
    }
    if (['inside', 'broken'].includes(cutter.progress()) && isWanted()) {
      throw new Failed({ kind: 'undecodable', message: 'The answer is not JSON.' })
    }
  }
  const taking = takeAll()
  // It is said to whoever waits for more.
  taking.catch(() => undefined)
  return {
    texts: cutter.items,
    isWhole,
    other: () => (['before', 'other'].includes(cutter.progress()) ? cutter.other() : null),
    async until(isEnough) {
      while (!isEnough() && !isWhole()) {
        const isOver = await Promise.race([more.promise, taking.then(() => true)])
        if (isOver === true) return
      }
    },
  }
}
