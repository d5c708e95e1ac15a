import { toDollars } from '../http/decode.ts'
import type { StoredEvent, Value } from '../database/columns.ts'
import { timelineOf } from '../flows/timeline.ts'
import { positionOf, stateOf } from './order.ts'

const SHOWN = ['reason', 'tracking', 'kind', 'pictures'] as const

/** Returns what happened to an order. Nobody is reminded to hand over while the bank has the money. */
export const orderTimeline = (journal: Parameters<typeof timelineOf>[0]) =>
  timelineOf(journal, placeOf, detailsOf).filter(
    ({ event, to }) =>
      event !== 'deadline.remindToHandOver' || !['frozen', 'chargedBack'].includes(to.position),
  )

const placeOf = (value: Value) => ({ state: stateOf(value), position: positionOf(value) })

/** Returns the words, pictures and amount that came with an event. */
function detailsOf(event: StoredEvent) {
  const { cents } = event
  return {
    ...Object.fromEntries(
      SHOWN.filter((name) => event[name] !== undefined).map((name) => [name, event[name]]),
    ),
    ...(typeof cents === 'number' && { amount: toDollars(cents) }),
  }
}
