import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type PayoutsContext, payoutsMachine } from '../../../machines/payouts.machine.ts'
import type { PayoutAccount, SellerOrder } from '../../domain/seller-money.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { PayoutsView } from './PayoutsView.tsx'

const meta: Meta<typeof PayoutsView> = {
  title: 'Screens/Payouts',
  component: PayoutsView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'payouts' },
}
export default meta

type Story = StoryObj<typeof PayoutsView>

const nothing = { held: 0, inFlight: 0, released: 0, refunded: 0, waitsFor: null }
const sold = (
  name: string,
  price: number,
  where: Pick<SellerOrder, 'position'> & { money?: Partial<SellerOrder['money']> },
): SellerOrder => ({
  _id: name,
  role: 'seller',
  product: { name },
  price,
  paidAt: '2031-05-02T10:15:00.000Z',
  ...where,
  money: { ...nothing, ...where.money },
})

const orders = [
  sold('Old camera', 180, { position: 'held', money: { held: 180 } }),
  sold('Record player', 95.5, {
    position: 'releasing',
    money: { held: 95.5, waitsFor: 'payoutAccount' },
  }),
  sold('Desk lamp', 40, { position: 'released', money: { released: 40 } }),
  sold('Sewing machine', 62, { position: 'settled', money: { released: 41.5, refunded: 20.5 } }),
  sold('Rug', 60, { position: 'refunded', money: { refunded: 60 } }),
]

const fresh: PayoutsContext = { money: null, failure: null }
const loadedWith = (account: Partial<PayoutAccount>): PayoutsContext => ({
  money: { orders, account: { status: 'none', isSubmitted: false, missing: [], ...account } },
  failure: null,
})

const at = (value: StateValueFrom<typeof payoutsMachine>, context = fresh): Story => ({
  args: { state: payoutsMachine.resolveState({ value, context }) },
})

export const Loading = at('loading')
export const Absent = at('absent')
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const WithoutAccount = at('shown', loadedWith({}))
export const Unfinished = at(
  'shown',
  loadedWith({ status: 'pending', missing: ['bankAccount', 'identity'] }),
)
export const Checked = at('shown', loadedWith({ status: 'pending', isSubmitted: true }))
export const Active = at('shown', loadedWith({ status: 'active', isSubmitted: true }))
export const Restricted = at(
  'shown',
  loadedWith({ status: 'restricted', isSubmitted: true, missing: ['identity', 'other'] }),
)
export const Rejected = at('shown', loadedWith({ status: 'rejected', isSubmitted: true }))
export const NothingSold = at('shown', {
  money: { orders: [], account: { status: 'none', isSubmitted: false, missing: [] } },
  failure: null,
})
export const Refreshing = at('refreshing', loadedWith({}))
export const Opening = at('opening', loadedWith({}))
export const OpeningFailed = at('shown', { ...loadedWith({}), failure: { kind: 'noAnswer' } })
