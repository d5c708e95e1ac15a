import { fromPromise } from 'xstate'
import { createLiveUpdates } from '../../machines/live-updates.ts'
import { type Loaded, type OffersSubject, offersMachine } from '../../machines/offers.machine.ts'
import { isOpenOffer, withHoldEnd } from '../domain/offer.ts'
import { provideLiveUpdates } from './live-updates.ts'
import { watchHold } from './hold-ends.ts'
import { readItem } from './offers.ts'
import { provideReconnection } from './reconnection.ts'
import type { Services } from './services.ts'
import type { SessionActor, WithTokenRefresh } from './token-refresh.ts'
import { waitForViewer } from './viewer.ts'

/**
 * Provides the offers of the viewer for the product of a page, or a buyer's for those of a list; neither sends any. The load
 * waits until the session knows the viewer. A viewer who neither has an open offer nor sells the product has none to
 * follow, so most pages open no stream.
 */
export function provideProductOffers(
  services: Services,
  authorised: WithTokenRefresh,
  session: SessionActor,
) {
  const { api } = services
  const read = async (productId: string | null, signal: AbortSignal): Promise<Loaded | null> => {
    const viewer = await waitForViewer(session, signal)
    if (viewer.kind !== 'user' || viewer.role === 'admin') return null
    const isSeller = viewer.role === 'seller'
    if (productId === null && isSeller) return null
    const [offers, item] = await Promise.all([
      authorised(() => api.getOffers(productId, signal)),
      productId !== null && isSeller ? readItem(api, productId) : null,
    ])
    const readAt = Date.now()
    return offers && { offers: offers.map((offer) => withHoldEnd(offer, readAt)), item }
  }
  return offersMachine.provide({
    actors: {
      ...provideReconnection(services),
      load: fromPromise(async ({ input: { productId }, signal }) => {
        const loaded = await read(productId, signal)
        return loaded?.offers.some(isOpenOffer) || loaded?.item?.isOwn ? loaded : null
      }),
      watchHold,
      watchOffers: provideLiveUpdates(
        createLiveUpdates<OffersSubject, Loaded | null>(),
        services,
        authorised,
        ({ productId }, signal) => read(productId, signal),
      ),
    },
  })
}
