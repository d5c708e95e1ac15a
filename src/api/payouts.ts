import { array, pattern, string, type } from 'superstruct'
import { PayoutAccountStruct, type SellerMoney, SellerOrderStruct } from '../domain/seller-money.ts'
import type { Http } from './client.ts'
import { decode } from './decode.ts'
import type { Extensions } from './extensions.ts'
import { type Path, path } from './path.ts'

/** The browser opens the address, so a script is no address. */
const OnboardingStruct = type({ url: pattern(string(), /^https?:\/\//) })

/** Calls for a seller's money, an extension. */
export function payoutsApi(http: Http, extensions: Extensions) {
  return {
    /** Returns the seller's orders and payout account; null where the server has no payouts. Throws FailureError. */
    async getSellerMoney(): Promise<SellerMoney | null> {
      if (!extensions.has('payouts')) return null
      const get = (address: Path) =>
        http.send({ method: 'get', path: address, bearer: 'accessToken' })
      const [orders, account] = await Promise.all([get(path`/orders`), get(path`/payout-account`)])
      // A sum without an unreadable order would be wrong, so one fails the list.
      return {
        orders: decode(orders, array(SellerOrderStruct)).filter(({ role }) => role === 'seller'),
        account: decode(account, PayoutAccountStruct),
      }
    },

    /**
     * Returns the address of the provider's page on which the seller gives the details, once. The page leads back to
     * `returnPath`. Throws FailureError.
     */
    async openOnboarding(returnPath: string): Promise<string> {
      const body = await http.send({
        method: 'post',
        path: path`/payout-account/onboarding`,
        json: { path: returnPath },
        bearer: 'accessToken',
      })
      return decode(body, OnboardingStruct).url
    },
  }
}
