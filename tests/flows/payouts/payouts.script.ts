import { payoutsMachine } from '../../../machines/payouts.machine.ts'
import type { PayoutAccount, SellerMoney } from '../../../src/domain/seller-money.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const withAccount = (account: PayoutAccount): SellerMoney => ({
  orders: [
    {
      _id: 'order-1',
      role: 'seller',
      product: { name: 'Old camera' },
      price: 180,
      paidAt: '2031-05-02T10:15:00.000Z',
      position: 'releasing',
      money: { held: 180, inFlight: 0, released: 0, refunded: 0, waitsFor: 'payoutAccount' },
    },
  ],
  account,
})

/** The money of a seller without an account, and of one whose account is active. */
const withoutAccount = withAccount({ status: 'none', isSubmitted: false, missing: [] })
const withActiveAccount = withAccount({ status: 'active', isSubmitted: true, missing: [] })

export const onboardingUrl = 'https://cards.example/onboarding'

/** The script of a seller's money. */
export const payoutsScript = scriptFor(payoutsMachine, {
  input: undefined,
  sends: [
    { name: 'payouts.retry', event: { type: 'payouts.retry' } },
    { name: 'payouts.setUp', event: { type: 'payouts.setUp' } },
  ],
  listeners: {
    watchChanges: [{ name: 'list.outdated', event: { type: 'list.outdated' } }],
    watchConnection: [{ name: 'connection.restored', event: { type: 'connection.restored' } }],
  },
  ports: {
    load: portResults<SellerMoney | null>({
      withoutAccount,
      withActiveAccount,
      absent: null,
    }),
    openOnboarding: portResults<string>({ opened: onboardingUrl }),
  },
  // A seller whose payout account is active reads.
  rests: ['shown'],
  factsOf: ({ money, failure }) => [
    money?.account.status ?? 'no money',
    failure === null ? 'well' : 'failed',
  ],
  bound: 8,
})
