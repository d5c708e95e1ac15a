import { flows as described } from '../../tests/flows/flows.ts'
import { type Flow, flowOf } from './flow.ts'
import { marketCase } from './market-case.ts'
import { marketConversation } from './market-conversation.ts'
import { marketListing } from './market-listing.ts'
import { marketOffer } from './market-offer.ts'
import { marketOrder } from './market-order.ts'
import { marketReview } from './market-review.ts'

/** Every machine with all its own invariants. */
export const flows: readonly Flow[] = [
  ...described.map(({ visit }) =>
    visit(({ name, script, invariants }) => flowOf(name, script, invariants)),
  ),
  marketOrder,
  marketListing,
  marketOffer,
  marketConversation,
  marketReview,
  marketCase,
]
