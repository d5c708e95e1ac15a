import { assign, setup } from 'xstate'
import type { DurationName } from './policy.ts'
import type { Persisted } from './step.ts'

/** When an event happened, in milliseconds since 1970, by the server's clock. */
type At = { at: number }

/** Whether the item is held for a buyer at that moment: nobody else may then take it away or change it. */
type Held = At & { isHeld: boolean }

/** The prefix of an event names its actor: nobody else may send the event. */
export type ListingEvent =
  /** `cents`: the asking price after the change; `fields`: the names of the changed fields. */
  | ({ type: 'seller.edit'; cents: number; fields: readonly string[] } & Held)
  | ({ type: 'seller.withdraw' } & Held)
  | ({ type: 'seller.putBack' } & At)
  | ({ type: 'seller.renew' } & At)
  | ({ type: 'seller.sellElsewhere' } & Held)
  | ({ type: 'seller.remove' } & Held)
  | ({ type: 'admin.remove'; reason?: string } & At)
  /** The payment of a buyer is recorded. */
  | ({ type: 'buyer.pay' } & At)
  /** A measure of moderation hides the listing, or does so no more. `by`: the id of its case. */
  | ({ type: 'market.hide' | 'market.show'; by: string } & At)
  | ({ type: 'deadline.expiring' } & At)
  /** The older rows of a journal have no isHeld: those listings expired. */
  | ({ type: 'deadline.expired' } & Held)

/**
 * `edition` counts the seller's changes: a change of an older edition would undo one that its seller has not seen.
 * `hiddenBy`: the cases of moderation that hide the listing; the listings that none has ever hidden have no list.
 */
export type ListingContext = { edition: number; hiddenBy?: readonly string[] }

const measuresOn = ({ hiddenBy = [] }: ListingContext) => hiddenBy

const meta: {
  deadlines?: readonly { event: `deadline.${string}`; after: DurationName }[]
} = {}

const whileFree = {
  guard: { type: 'isFree' as const, params: ({ event }: { event: Held }) => event },
}

const edit = { 'seller.edit': { ...whileFree, actions: 'countEdition' as const } }
const withdraw = { 'seller.withdraw': { ...whileFree, target: '#listing.withdrawn' } }
const putBack = { 'seller.putBack': '#listing.published' }
const renew = { 'seller.renew': '#listing.published' }
const sellElsewhere = { 'seller.sellElsewhere': { ...whileFree, target: '#listing.soldElsewhere' } }
const remove = {
  'seller.remove': { ...whileFree, target: '#listing.removed' },
  'admin.remove': '#listing.removed',
}
const caseOf = ({ event }: { event: { by: string } }) => event
/** Beside the state, which goes on: what a measure has hidden is afterwards as it would be without it. */
const moderate = {
  'market.hide': {
    guard: { type: 'isNotHiddenBy' as const, params: caseOf },
    actions: { type: 'hide' as const, params: caseOf },
  },
  'market.show': {
    guard: { type: 'isHiddenBy' as const, params: caseOf },
    actions: { type: 'show' as const, params: caseOf },
  },
}
/** The charge of a buyer who began to pay in time gets the item. */
const pay = { 'buyer.pay': '#listing.sold' }

/**
 * A listing: one for each product, with its id, from the moment on which its seller publishes it. The server runs it. A
 * listing that nobody renews ends by itself, since its seller may have forgotten it.
 */
export const listingMachine = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    meta,
    tags: {} as 'hidden',
  },
  guards: {
    isFree: (_, { isHeld }: { isHeld: boolean }) => !isHeld,
    isHiddenBy: ({ context }, { by }: { by: string }) => measuresOn(context).includes(by),
    isNotHiddenBy: ({ context }, { by }: { by: string }) => !measuresOn(context).includes(by),
  },
  actions: {
    countEdition: assign(({ context }) => ({ edition: context.edition + 1 })),
    hide: assign(({ context }, { by }: { by: string }) => ({
      hiddenBy: [...measuresOn(context), by],
    })),
    show: assign(({ context }, { by }: { by: string }) => ({
      hiddenBy: measuresOn(context).filter((each) => each !== by),
    })),
    /** The deadline of the state begins again (step.ts). */
    startDeadlinesAnew: () => undefined,
  },
}).createMachine({
  id: 'listing',
  context: { edition: 1 },
  initial: 'published',
  states: {
    published: {
      meta: { deadlines: [{ event: 'deadline.expiring', after: 'listing' }] },
      on: {
        ...edit,
        ...withdraw,
        ...sellElsewhere,
        ...remove,
        ...pay,
        ...moderate,
        'deadline.expiring': 'expiring',
      },
    },
    expiring: {
      description:
        'Still for sale; the seller is asked to renew it. An item that is held stays for sale.',
      meta: { deadlines: [{ event: 'deadline.expired', after: 'renewal' }] },
      on: {
        ...edit,
        ...renew,
        ...withdraw,
        ...sellElsewhere,
        ...remove,
        ...pay,
        ...moderate,
        'deadline.expired': [
          { ...whileFree, target: 'expired' },
          { actions: 'startDeadlinesAnew' },
        ],
      },
    },
    expired: {
      tags: 'hidden',
      on: { ...edit, ...renew, ...sellElsewhere, ...remove, ...pay, ...moderate },
    },
    withdrawn: {
      tags: 'hidden',
      on: { ...edit, ...putBack, ...sellElsewhere, ...remove, ...pay, ...moderate },
    },
    soldElsewhere: {
      tags: 'hidden',
      description: 'The seller has parted with the item, so a charge that comes late is refunded.',
      on: { ...putBack, ...remove, ...moderate },
    },
    sold: { type: 'final', description: 'A buyer has paid; the order goes on.' },
    removed: { type: 'final' },
  },
})

/** Returns whether nobody but its seller sees a listing: it is not for sale, or a measure hides it. */
export const isHiddenListing = (listing: Persisted<ListingContext>): boolean =>
  measuresOn(listing.context).length > 0 || listingMachine.resolveState(listing).hasTag('hidden')
