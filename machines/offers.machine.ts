import { setup, stateIn } from 'xstate'
import type { Failure } from '../src/domain/failure.ts'
import type { Message } from '../src/domain/message.ts'
import {
  haveSameActs,
  holdEnds,
  newOfferOf,
  type Offer,
  type OfferableItem,
  type OfferAct,
  offerActOf,
  offerPriceError,
  withOffer,
  withOffers,
} from '../src/domain/offer.ts'
import type { Role } from '../src/domain/user.ts'
import { createLiveUpdates, type LiveChange } from './live-updates.ts'
import {
  type Args,
  connectionListener,
  createAssign,
  createLoader,
  effect,
  forgetFailure,
  isAbsent,
  isConflict,
  keepFailure,
  listener,
  port,
} from './kit.ts'

export type OffersEvent =
  | { type: 'offers.retry' }
  /** The user presses the button of an event of an offer. */
  | { type: 'offers.act'; offerId: string; event: string }
  /** The buyer wants to make an offer for the item. */
  | { type: 'offers.begin' }
  | { type: 'offers.change'; price: string }
  | { type: 'offers.submit'; price: string }
  | { type: 'offers.close' }
  | { type: 'draft.recalled'; price: string }
  /** A hold that kept the user from an acceptance has ended. */
  | { type: 'hold.ended' }
  | { type: 'connection.restored' }

/** `productId`: the item whose offers are shown; null for those of all items. */
type OffersInput = { productId: string | null; role: Role }

/** The offers for an item, or all of the user's. */
export type OffersSubject = { flow: 'offer'; id: null; productId: string | null }

/** `item`: null where no offer can be made. */
export type Loaded = { offers: readonly Offer[]; item: OfferableItem | null }

export type OffersContext = OffersInput &
  Loaded & {
    /** The act that the user is about to send. */
    act: OfferAct | null
    price: string
    error: Message | null
    /** Nothing was changed since the last submit, so the field takes the focus. */
    isSubmitted: boolean
    /** The user has opened the form, so its field takes the focus. */
    isOpened: boolean
    /** The offer that has changed: its button may be gone, so it takes the focus. */
    movedId: string | null
    failure: Failure | null
  }

const noAct = { act: null, price: '', error: null, isSubmitted: false, isOpened: false }

/** Returns the act that the user is about to send. Throws when there is none. */
function currentAct({ act }: OffersContext): OfferAct {
  if (act === null) throw new Error('Nothing is being sent.')
  return act
}

/** The draft of a price. `subject`: the id of the offer, or of the item for a new offer. */
type DraftOf = { subject: string }

const draftOf = (context: OffersContext): DraftOf => ({
  subject: currentAct(context).offerId ?? context.productId ?? '',
})

type Context = { context: OffersContext }

/** Keeps the price until it is sent. */
const keepDraft = {
  type: 'keepDraft' as const,
  params: ({ context }: Context) => ({ ...draftOf(context), price: context.price }),
}

const forgetDraft = {
  type: 'forgetDraft' as const,
  params: ({ context }: Context) => draftOf(context),
}

const assign = createAssign<OffersContext>()
/** The buyer has come to make an offer. */
const canBegin = ({
  context: { role },
  event: { output: answer },
}: Args<OffersContext, { output: Loaded | null }>) =>
  newOfferOf(answer?.item ?? null, answer?.offers ?? [], role) !== null
/** The user is a buyer without an open offer for the item, which is for sale. */
const canOffer = ({ context: { item, offers, role } }: { context: OffersContext }) =>
  newOfferOf(item, offers, role) !== null
/** Returns the chosen act of an offer; null where the offer does not take it, or its form is open. */
const takenActOf = ({
  context: { offers, act },
  event,
}: Args<OffersContext, { offerId: string; event: string }>): OfferAct | null =>
  act?.offerId === event.offerId ? null : offerActOf(offers, event)
/** The offer takes the event, and the user has to name a price. */
const needsPrice = (args: Parameters<typeof takenActOf>[0]) =>
  (takenActOf(args)?.range ?? null) !== null
/** The offer takes the event. */
const isTaken = (args: Parameters<typeof takenActOf>[0]) => takenActOf(args) !== null
/** The price is one of those that are possible. */
const isPossible = ({ context, event }: Args<OffersContext, { price: string }>) =>
  offerPriceError(event.price, currentAct(context)) === null
const isEmpty = ({ context: { price } }: { context: OffersContext }) => price === ''
/** The user has named a price. */
const isNaming = ({ context }: { context: OffersContext }) => currentAct(context).range !== null
const keepLoaded = assign<{ output: Loaded | null }>(({ event: { output: answer } }) => ({
  offers: answer?.offers ?? [],
  item: answer?.item ?? null,
}))
const keepRead = assign<LiveChange<Loaded>>(({ context, event }) => {
  const read = event.snapshot.context.value
  return read
    ? {
        offers: withOffers(context.offers, read.offers),
        item: read.item,
        // A refusal is about the offers as they were.
        ...(context.failure?.kind === 'conflict' &&
          !haveSameActs(read.offers, context.offers) && { failure: null }),
      }
    : {}
})
const keepOffer = assign<{ output: Offer }>(({ context, event }) => ({
  offers: withOffer(context.offers, event.output),
  movedId: event.output._id,
}))
const begin = assign(({ context: { item, offers, role } }) => ({
  ...noAct,
  act: newOfferOf(item, offers, role),
  movedId: null,
}))
const choose = assign<{ offerId: string; event: string }>(({ context, event }) => ({
  ...noAct,
  act: offerActOf(context.offers, event),
  movedId: null,
}))
const noteOpened = assign({ isOpened: true })
const keepChange = assign<{ price: string }>(({ context, event: { price } }) => ({
  price,
  error: context.error && offerPriceError(price, currentAct(context)),
  isSubmitted: false,
}))
const keepPrice = assign<{ price: string }>(({ context, event: { price } }) => ({
  price,
  error: offerPriceError(price, currentAct(context)),
  isSubmitted: true,
}))
const keepRecalled = assign<{ price: string }>(({ event }) => ({ price: event.price }))
const forgetAct = assign(noAct)

/** Chooses an act of an offer, also while the price of another act is named: its draft is kept. */
const chooseAct = [
  {
    guard: needsPrice,
    target: '#offers.shown.naming' as const,
    reenter: true,
    actions: [forgetFailure, choose, noteOpened],
  },
  {
    guard: isTaken,
    target: '#offers.shown.sending' as const,
    actions: [forgetFailure, choose],
  },
]

/** The offers of a user, for one item or for all. The server runs them; it says what the user can do now. */
export const offersMachine = setup({
  types: {
    context: {} as OffersContext,
    input: {} as OffersInput,
    events: {} as OffersEvent,
  },
  actors: {
    /** Resolves to null where the server takes no offers. */
    load: port<Loaded | null, { productId: string | null }>('offers.load'),
    /** Resolves to the offer after the event. */
    send: port<Offer, { productId: string | null; act: OfferAct; price: string }>('offers.send'),
    /** Reads the offers when one changes, so that the other side's acts show without a reload. */
    watchOffers: createLiveUpdates<OffersSubject, Loaded | null>(),
    /** Sends `draft.recalled` at once where the user has typed a price before. */
    recallDraft: listener<DraftOf>('offers.recallDraft'),
    /** Sends `hold.ended` when the first hold of these offers ends. */
    watchHold: listener<{ ends: readonly number[] }>('watchHold'),
    watchConnection: connectionListener,
  },
  guards: {
    /** Nothing is being named or sent. */
    isIdle: stateIn({ shown: 'idle' }),
  },
  actions: {
    keepDraft: effect<DraftOf & { price: string }>('keepDraft'),
    forgetDraft: effect<DraftOf>('forgetDraft'),
  },
}).createMachine({
  id: 'offers',
  context: ({ input }) => ({
    ...input,
    ...noAct,
    offers: [],
    item: null,
    movedId: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    ...createLoader('offers.retry', {
      input: ({ context: { productId } }: Context) => ({ productId }),
      onDone: [
        { guard: isAbsent, target: 'absent' },
        { guard: canBegin, target: 'shown.naming', actions: [keepLoaded, begin] },
        { target: 'shown', actions: keepLoaded },
      ],
    }),
    absent: { type: 'final', description: 'The server takes no offers.' },
    shown: {
      invoke: {
        id: 'watchOffers',
        src: 'watchOffers',
        input: ({ context: { productId } }) => ({ flow: 'offer' as const, id: null, productId }),
        onSnapshot: [
          {
            guard: 'isIdle',
            description: 'The holds of the offers are watched anew.',
            target: '.idle',
            actions: keepRead,
          },
          { actions: keepRead },
        ],
        onError: { description: 'Without it, the page shows the offers as of the latest act.' },
      },
      initial: 'idle',
      states: {
        idle: {
          invoke: {
            id: 'watchHold',
            src: 'watchHold',
            input: ({ context: { offers } }) => ({ ends: holdEnds(offers) }),
            onError: { description: 'Without it, an acceptance shows after a reload.' },
          },
          on: {
            'hold.ended': { target: 'rereading', actions: forgetFailure },
            'offers.begin': {
              guard: canOffer,
              target: 'naming',
              actions: [forgetFailure, begin, noteOpened],
            },
            'offers.act': chooseAct,
          },
        },
        naming: {
          description: 'The user names a price.',
          invoke: {
            id: 'recallDraft',
            src: 'recallDraft',
            input: ({ context }) => draftOf(context),
            onError: { description: 'A browser without storage has no draft.' },
          },
          on: {
            'draft.recalled': { guard: isEmpty, actions: keepRecalled },
            'offers.act': chooseAct,
            'offers.change': { actions: [keepChange, keepDraft] },
            'offers.submit': [
              {
                guard: isPossible,
                target: 'sending',
                actions: [forgetFailure, keepPrice, keepDraft],
              },
              { actions: [keepPrice, keepDraft] },
            ],
            'offers.close': { target: 'idle', actions: [forgetFailure, forgetDraft, forgetAct] },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({
              productId: context.productId,
              act: currentAct(context),
              price: context.price,
            }),
            onDone: {
              target: 'idle',
              actions: [keepOffer, forgetDraft, forgetAct],
            },
            onError: [
              { guard: isConflict, target: 'rereading', actions: keepFailure },
              { guard: isNaming, target: 'naming', actions: keepFailure },
              { target: 'idle', actions: [keepFailure, forgetAct] },
            ],
          },
        },
        rereading: {
          tags: 'busy',
          description: 'After a refusal or the end of a hold, the offer, or the item, has changed.',
          entry: forgetAct,
          invoke: {
            id: 'reload',
            src: 'load',
            input: ({ context: { productId } }) => ({ productId }),
            onDone: { target: 'idle', actions: keepLoaded },
            onError: { description: 'The refusal is said all the same.', target: 'idle' },
          },
        },
      },
    },
  },
})
