import { fromCallback, fromPromise } from 'xstate'
import { createLiveUpdates } from '../../machines/live-updates.ts'
import { type Loaded, type OffersSubject, offersMachine } from '../../machines/offers.machine.ts'
import { failureOf } from '../domain/failure.ts'
import { formFromDraft } from '../domain/form-draft.ts'
import { type Offer, type OfferableItem, withHoldEnd } from '../domain/offer.ts'
import { parseMoney } from '../domain/money.ts'
import { watchHold } from './hold-ends.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'

/** Reads an item for which a buyer can make an offer. A product that is gone has no page, and its offers are over. */
async function readItem(api: Services['api'], productId: string): Promise<OfferableItem | null> {
  try {
    const page = await api.getProductPage(productId)
    if (page.availability !== 'forSale' || page.takesOffers !== true) return null
    return { product: page.product, usual: page.usualPrice }
  } catch (error) {
    if (failureOf(error).kind === 'notFound') return null
    throw error
  }
}

/** Provides the offers of a user with the server, and with the drafts of the browser. */
export function provideOffers(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api, drafts } = services
  const draftOf = (subject: string) => ({
    kind: 'offer' as const,
    owner: session.getSnapshot().context.identity?.email ?? '',
    subject,
  })
  const keys = createIdempotencyKeys()
  const readOffers = async (productId: string | null, signal: AbortSignal) => {
    const offers = await authorised(() => api.getOffers(productId, signal))
    const readAt = Date.now()
    return offers && offers.map((offer) => withHoldEnd(offer, readAt))
  }
  const load = async (productId: string | null, signal: AbortSignal): Promise<Loaded | null> => {
    if (productId === null) {
      const offers = await readOffers(null, signal)
      return offers && { offers: await Promise.all(offers.map(withProduct)), item: null }
    }
    const [offers, item] = await Promise.all([
      readOffers(productId, signal),
      readItem(api, productId),
    ])
    return offers && { offers, item }
  }
  /** Adds the product that the buyer of an accepted offer has not booked yet. Without it, its page books it. */
  const withProduct = async (offer: Offer): Promise<Offer> => {
    const { role, state, bookingId, product } = offer
    if (role !== 'buyer' || state !== 'accepted' || bookingId !== undefined) return offer
    const item = await readItem(api, product._id).catch(() => null)
    return item === null ? offer : { ...offer, bookable: item.product }
  }
  return offersMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(({ input: { productId }, signal }) => load(productId, signal)),
      send: fromPromise(({ input: { productId, act, price } }) =>
        keys
          .withKey({ productId, ...act, price }, (key) =>
            authorised(() => {
              const named = parseMoney(price)
              const { offerId, event } = act
              if (offerId === null) {
                return api.makeOffer({ productId: productId ?? '', price: named ?? 0 }, key)
              }
              return api.sendOfferEvent(
                { offerId, event, ...(act.range !== null && { price: named ?? 0 }) },
                key,
              )
            }),
          )
          .then((offer) => withHoldEnd(offer, Date.now()))
          .then((offer) => (productId === null ? withProduct(offer) : offer)),
      ),
      // Sends the event before the form renders, because local storage is read synchronously.
      recallDraft: fromCallback(({ input: { subject }, sendBack }) => {
        const { price } = formFromDraft({ price: '' }, drafts.recall(draftOf(subject)))
        if (price !== '') sendBack({ type: 'draft.recalled', price })
      }),
      watchHold,
      watchOffers: provideLiveUpdates(
        createLiveUpdates<OffersSubject, Loaded | null>(),
        services,
        authorised,
        ({ productId }, signal) => load(productId, signal),
      ),
    },
    actions: {
      keepDraft: (_, { subject, price }) => {
        if (price === '') drafts.forget(draftOf(subject))
        else drafts.keep(draftOf(subject), { price })
      },
      forgetDraft: (_, { subject }) => drafts.forget(draftOf(subject)),
    },
  })
}
