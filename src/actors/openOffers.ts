import { fromPromise } from 'xstate'
import { createLiveUpdates } from '../../machines/live-updates.ts'
import type { OffersSubject } from '../../machines/offers.machine.ts'
import { type OffersRead, openOffersMachine } from '../../machines/openOffers.machine.ts'
import { failureOf } from '../domain/failure.ts'
import { isOpenOffer, withHoldEnd } from '../domain/offer.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { watchHold } from './hold-ends.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'
import { waitForViewer } from './viewer.ts'

/**
 * Provides the viewer's offers. `ofAll` follows them always. `ofProducts` follows those of a product, or a buyer's for
 * the products of a list, and nothing for a viewer who neither has an open offer nor sells the product, so most pages
 * open no stream. Each load waits until the session knows the viewer.
 */
export function provideOpenOffers(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api } = services
  /** Returns whether the viewer sells a product. One that is gone has no page. */
  const sells = async (productId: string) => {
    try {
      const [page, userId] = await Promise.all([api.getProductPage(productId), api.getUserId()])
      return page.availability === 'forSale' && userId !== null && page.seller._id === userId
    } catch (error) {
      if (failureOf(error).kind === 'notFound') return false
      throw error
    }
  }
  const read = async (productId: string | null, signal: AbortSignal) => {
    const viewer = await waitForViewer(session, signal)
    if (viewer.kind !== 'user' || viewer.role === 'admin') return null
    const [offers, isOwn] = await Promise.all([
      authorised(() => api.getOffers(productId, signal)),
      productId !== null && viewer.role === 'seller' && sells(productId),
    ])
    const readAt = Date.now()
    return offers && { offers: offers.map((offer) => withHoldEnd(offer, readAt)), isOwn }
  }
  const isToFollow = ({ offers, isOwn }: OffersRead) => isOwn || offers.some(isOpenOffer)
  const provide = (load: typeof read) =>
    openOffersMachine.provide({
      actors: {
        ...provideReconnection(services),
        load: fromPromise(({ input: { productId }, signal }) => load(productId, signal)),
        watchHold,
        watchOffers: provideLiveUpdates(
          createLiveUpdates<OffersSubject, OffersRead | null>(),
          services,
          authorised,
          ({ productId }, signal) => read(productId, signal),
        ),
      },
    })
  return {
    ofAll: provide(read),
    ofProducts: provide(async (productId, signal) => {
      const answer = await read(productId, signal)
      return answer && isToFollow(answer) ? answer : null
    }),
  }
}
