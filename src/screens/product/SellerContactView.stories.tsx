import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type SellerContactContext,
  sellerContactMachine,
} from '../../../machines/sellerContact.machine.ts'
import { camera, snapshotArg } from '../story-fixtures.ts'
import { SellerContactView } from './SellerContactView.tsx'

const meta: Meta<typeof SellerContactView> = {
  title: 'Screens/Product/Contact of the seller',
  component: SellerContactView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'sellerContact' },
}
export default meta

type Story = StoryObj<typeof SellerContactView>

const at = (
  value: StateValueFrom<typeof sellerContactMachine>,
  context: Partial<SellerContactContext> = {},
): Story => ({
  args: {
    state: sellerContactMachine.resolveState({
      value,
      context: { productId: camera._id, contact: null, failure: null, ...context },
    }),
  },
})

export const Hidden = at('hidden')
export const Failed = at('hidden', { failure: { kind: 'noAnswer' } })
export const Loading = at('loading')
export const Shown = at('shown', {
  contact: { email: 'sam@loppis.test', phone: '070-765 43 21' },
})
