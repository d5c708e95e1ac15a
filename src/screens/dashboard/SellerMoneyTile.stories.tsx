import type { Meta, StoryObj } from '@storybook/react-vite'
import { payoutsMachine } from '../../../machines/payouts.machine.ts'
import type { PayoutAccount } from '../../domain/seller-money.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { SellerMoneyTile } from './SellerMoneyTile.tsx'

const meta: Meta<typeof SellerMoneyTile> = {
  title: 'Screens/Dashboard/Money',
  component: SellerMoneyTile,
  argTypes: { state: snapshotArg },
}
export default meta

type Story = StoryObj<typeof SellerMoneyTile>

const waiting = {
  _id: 'order-1',
  role: 'seller',
  product: { name: 'Old camera' },
  price: 180,
  paidAt: '2031-05-02T10:15:00.000Z',
  position: 'releasing',
  money: { held: 180, inFlight: 0, released: 0, refunded: 0, waitsFor: 'payoutAccount' },
}

const withAccount = (status: PayoutAccount['status']): Story => {
  const money = { orders: [waiting], account: { status, isSubmitted: false, missing: [] } }
  return {
    args: {
      state: payoutsMachine.resolveState({ value: 'shown', context: { money, failure: null } }),
    },
  }
}

export const WithoutAccount = withAccount('none')
export const Active = withAccount('active')
