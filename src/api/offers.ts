import { array } from 'superstruct'
import { type Offer, OfferStruct } from '../domain/offer.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { path } from './path.ts'

const MOST = 100

/** Calls for offers, an extension. */
export function offersApi(http: Http, extensions: Extensions) {
  return {
    /**
     * Returns the newest offers of the user, all or those for one product; null where the server takes none. `signal` ends a
     * call whose result is no longer wanted. Throws FailureError.
     */
    async getOffers(productId: string | null, signal?: AbortSignal): Promise<Offer[] | null> {
      if (!extensions.has('offers')) return null
      const body = await http.send({
        method: 'get',
        path: path`/offers`,
        query: { limit: String(MOST), ...(productId !== null && { product: productId }) },
        bearer: 'accessToken',
        ...(signal && { signal }),
      })
      return decode(body, array(OfferStruct))
    },

    /** Makes an offer, and returns it. Prices are in US dollars. Throws FailureError. */
    async makeOffer(
      offer: { productId: string; price: number },
      idempotencyKey: string,
    ): Promise<Offer> {
      const body = await http.send({
        method: 'post',
        path: path`/offers`,
        json: offer,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return decode(body, OfferStruct)
    },

    /** Sends an event, and returns the offer after it. Throws FailureError, as `conflict` for a refused event. */
    async sendOfferEvent(
      { offerId, ...event }: { offerId: string; event: string; price?: number },
      idempotencyKey: string,
    ): Promise<Offer> {
      const body = await http.send({
        method: 'post',
        path: path`/offers/${offerId}/events`,
        json: event,
        bearer: 'accessToken',
        idempotencyKey,
      })
      return decode(body, OfferStruct)
    },
  }
}
