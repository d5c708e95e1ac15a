import { assign, setup, stateIn } from 'xstate'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import type { Message } from '../src/domain/message.ts'
import {
  haveSameActs,
  newOfferOf,
  type Offer,
  type OfferableItem,
  type OfferAct,
  offerActOf,
  offerPriceError,
  withOffer,
} from '../src/domain/offer.ts'
import type { Role } from '../src/domain/user.ts'
import { createLiveUpdates } from './live-updates.ts'
import {
  connectionListener,
  effect,
  keepFailure,
  listener,
  port,
  watchConnection,
  whenFailed,
} from './port.ts'

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
function actIn({ act }: OffersContext): OfferAct {
  if (act === null) throw new Error('Nothing is being sent.')
  return act
}

/** The draft of a price. `subject`: the id of the offer, or of the item for a new offer. */
type DraftOf = { subject: string }

const draftOf = (context: OffersContext): DraftOf => ({
  subject: actIn(context).offerId ?? context.productId ?? '',
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

const loaded = ({ event }: { event: { output: Loaded | null } }) => ({ answer: event.output })
/** Keeps the offers that were read when one changed. */
const keepRead = {
  type: 'keepRead' as const,
  params: ({ event }: { event: { snapshot: { context: { value: Loaded | null } } } }) => ({
    read: event.snapshot.context.value,
  }),
}
const keepLoaded = { type: 'keepLoaded' as const, params: loaded }

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
    /** The server takes no offers. */
    isAbsent: (_, params: { answer: Loaded | null }) => params.answer === null,
    /** The buyer has come to make an offer. */
    canBegin: ({ context: { role } }, { answer }: { answer: Loaded | null }) =>
      newOfferOf(answer?.item ?? null, answer?.offers ?? [], role) !== null,
    /** The user is a buyer without an open offer for the item, which is for sale. */
    canOffer: ({ context: { item, offers, role } }) => newOfferOf(item, offers, role) !== null,
    /** The offer takes the event, and the user has to name a price. */
    needsPrice: ({ context: { offers } }, params: { offerId: string; event: string }) =>
      (offerActOf(offers, params)?.range ?? null) !== null,
    /** The offer takes the event. */
    isTaken: ({ context: { offers } }, params: { offerId: string; event: string }) =>
      offerActOf(offers, params) !== null,
    /** The price is one of those that are possible. */
    isPossible: ({ context }, params: { price: string }) =>
      offerPriceError(params.price, actIn(context)) === null,
    isEmpty: ({ context: { price } }) => price === '',
    /** The offer, or the item, has changed. */
    isConflict: (_, params: { error: unknown }) => failureOf(params.error).kind === 'conflict',
    /** The user has named a price. */
    isNaming: ({ context }) => actIn(context).range !== null,
  },
  actions: {
    keepLoaded: assign((_, { answer }: { answer: Loaded | null }) => ({
      offers: answer?.offers ?? [],
      item: answer?.item ?? null,
    })),
    /** Answers can arrive in another order than the events happened. */
    keepRead: assign(({ context }, { read }: { read: Loaded | null }) =>
      read
        ? {
            offers: read.offers.toReversed().reduce(withOffer, context.offers),
            item: read.item,
            // A refusal is about the offers as they were.
            ...(context.failure?.kind === 'conflict' &&
              !haveSameActs(read.offers, context.offers) && { failure: null }),
          }
        : {},
    ),
    keepOffer: assign(({ context }, params: { offer: Offer }) => ({
      offers: withOffer(context.offers, params.offer),
      movedId: params.offer._id,
    })),
    begin: assign(({ context: { item, offers, role } }) => ({
      ...noAct,
      act: newOfferOf(item, offers, role),
      movedId: null,
    })),
    choose: assign(({ context }, params: { offerId: string; event: string }) => ({
      ...noAct,
      act: offerActOf(context.offers, params),
      movedId: null,
    })),
    noteOpened: assign({ isOpened: true }),
    keepChange: assign(({ context }, { price }: { price: string }) => ({
      price,
      error: context.error && offerPriceError(price, actIn(context)),
      isSubmitted: false,
    })),
    keepPrice: assign(({ context }, { price }: { price: string }) => ({
      price,
      error: offerPriceError(price, actIn(context)),
      isSubmitted: true,
    })),
    keepRecalled: assign((_, params: { price: string }) => params),
    keepDraft: effect<DraftOf & { price: string }>('keepDraft'),
    forgetDraft: effect<DraftOf>('forgetDraft'),
    forgetAct: assign(noAct),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
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
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { productId } }) => ({ productId }),
        onDone: [
          { guard: { type: 'isAbsent', params: loaded }, target: 'absent' },
          {
            guard: { type: 'canBegin', params: loaded },
            target: 'shown.naming',
            actions: [keepLoaded, 'begin'],
          },
          { target: 'shown', actions: keepLoaded },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    absent: { type: 'final', description: 'The server takes no offers.' },
    failed: {
      invoke: watchConnection,
      on: { 'offers.retry': 'loading', 'connection.restored': 'loading' },
      exit: 'forgetFailure',
    },
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
            input: ({ context: { offers } }) => ({
              ends: offers.flatMap(({ freeAt }) => freeAt ?? []),
            }),
            onError: { description: 'Without it, an acceptance shows after a reload.' },
          },
          on: {
            'hold.ended': { target: 'rereading', actions: 'forgetFailure' },
            'offers.begin': {
              guard: 'canOffer',
              target: 'naming',
              actions: ['forgetFailure', 'begin', 'noteOpened'],
            },
            'offers.act': [
              {
                guard: { type: 'needsPrice', params: ({ event }) => event },
                target: 'naming',
                actions: [
                  'forgetFailure',
                  { type: 'choose', params: ({ event }) => event },
                  'noteOpened',
                ],
              },
              {
                guard: { type: 'isTaken', params: ({ event }) => event },
                target: 'sending',
                actions: ['forgetFailure', { type: 'choose', params: ({ event }) => event }],
              },
            ],
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
            'draft.recalled': {
              guard: 'isEmpty',
              actions: {
                type: 'keepRecalled',
                params: ({ event }) => ({ price: event.price }),
              },
            },
            'offers.change': {
              actions: [{ type: 'keepChange', params: ({ event }) => event }, keepDraft],
            },
            'offers.submit': [
              {
                guard: { type: 'isPossible', params: ({ event }) => event },
                target: 'sending',
                actions: [
                  'forgetFailure',
                  { type: 'keepPrice', params: ({ event }) => event },
                  keepDraft,
                ],
              },
              { actions: [{ type: 'keepPrice', params: ({ event }) => event }, keepDraft] },
            ],
            'offers.close': {
              target: 'idle',
              actions: ['forgetFailure', forgetDraft, 'forgetAct'],
            },
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({
              productId: context.productId,
              act: actIn(context),
              price: context.price,
            }),
            onDone: {
              target: 'idle',
              actions: [
                { type: 'keepOffer', params: ({ event }) => ({ offer: event.output }) },
                forgetDraft,
                'forgetAct',
              ],
            },
            onError: [
              { guard: whenFailed('isConflict'), target: 'rereading', actions: keepFailure },
              { guard: 'isNaming', target: 'naming', actions: keepFailure },
              { target: 'idle', actions: [keepFailure, 'forgetAct'] },
            ],
          },
        },
        rereading: {
          tags: 'busy',
          description: 'After a refusal or the end of a hold, the offer, or the item, has changed.',
          entry: 'forgetAct',
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
