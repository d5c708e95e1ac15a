import { conversationFlow } from '../conversations/conversation.ts'
import type { Flow } from '../flows/flow.ts'
import { followingNotices } from '../following/notices.ts'
import { listingFlow } from '../listings/listing.ts'
import { offerFlow } from '../offers/offer.ts'
import { orderFlow } from '../orders/order.ts'
import { reviewFlow } from '../reviews/review.ts'
import { caseFlow } from '../reports/case.ts'
import { searchNotices } from '../search/notices.ts'
import { accountNotices } from '../users/notices.ts'

/** Something that tells users what happens, by its name: the flows, the saved searches, the followed sellers, and the accounts. */
export type Notifier = Pick<Flow, 'name' | 'kind' | 'notices' | 'pathOf' | 'button'>

/** Every flow of the server. */
export const notifyingFlows: readonly Flow[] = [
  orderFlow,
  listingFlow,
  offerFlow,
  conversationFlow,
  reviewFlow,
  caseFlow,
]

const notifiers: readonly Notifier[] = [
  ...notifyingFlows,
  searchNotices,
  followingNotices,
  accountNotices,
]

/** Returns the flow of a notification; undefined for one that only a newer server knows. */
export const notifierOf = (name: string): Notifier | undefined =>
  notifiers.find((teller) => teller.name === name)
