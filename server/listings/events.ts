import type { ListingEvent } from '../../machines/market/listing.machine.ts'

export type SellerEvent = Extract<ListingEvent, { type: `seller.${string}` }>['type']

/** The events that a seller sends to POST /listings/{id}/events. */
const simpleEvents = [
  'seller.withdraw',
  'seller.putBack',
  'seller.renew',
  'seller.sellElsewhere',
] as const satisfies readonly SellerEvent[]

/** All that a seller can do; an edit is PATCH /listings/{id}, a removal DELETE /delete-product/{id}. */
export const personEvents: readonly SellerEvent[] = [
  'seller.edit',
  ...simpleEvents,
  'seller.remove',
]

type SimpleEvent = (typeof simpleEvents)[number]

/** Returns whether an event is one that POST /listings/{id}/events takes. */
export const isSimpleEvent = (name: string): name is SimpleEvent =>
  simpleEvents.some((event) => event === name)
