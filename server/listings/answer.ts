import { personEvents, type SellerEvent } from './events.ts'
import type { ListingContext, ListingEvent } from '../../machines/market/listing.machine.ts'
import { deadlineAnswer } from '../flows/next-deadline.ts'
import type { Snapshot } from '../flows/flow.ts'
import { listingFlow } from './listing.ts'

/** The snapshot, deadline and hold of a listing, which decide the events that its seller can send. */
export type Situation = Snapshot<ListingContext> & {
  deadline: { event: string; dueAt: string } | null
  heldUntil: Date | null
}

const sample = (type: SellerEvent, isHeld: boolean): ListingEvent => ({
  type,
  at: 0,
  isHeld,
  cents: 1,
  fields: [],
})

/**
 * Returns the state of a listing and its seller's possible events. `deadline` is the next event of the clock,
 * `heldUntil` the end of the hold of a buyer who is paying. A refused event gets the same.
 */
export function situationOf({ value, context, deadline, heldUntil }: Situation) {
  const snapshot = listingFlow.machine.resolveState({ value, context })
  const isHeld = heldUntil !== null
  return {
    state: typeof value === 'string' ? value : '',
    edition: context.edition,
    ...((context.hiddenBy ?? []).length > 0 && { isHidden: true }),
    can: personEvents
      .filter((event) => snapshot.can(sample(event, isHeld)))
      .map((event) => ({ event, fields: [] })),
    deadline: deadline && deadlineAnswer(deadline),
    heldUntil: heldUntil?.toISOString() ?? null,
  }
}

/** A listing in a row of another list. */
export type ListingAnswer = ReturnType<typeof situationOf>
