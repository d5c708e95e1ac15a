import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type AdvertiseContext, advertiseMachine } from '../../../machines/advertise.machine.ts'
import { sellerProductsMachine } from '../../actors/seller-products.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { deletionOfProduct } from '../confirmation/requests.ts'
import { listed, listedWithStates } from '../seller-story-fixtures.ts'
import { chair, seller, snapshotArg } from '../story-fixtures.ts'
import { MyProductsView } from './MyProductsView.tsx'

const states = statesOf(sellerProductsMachine, listed, seller.email)

const listings = statesOf(sellerProductsMachine, listedWithStates, seller.email)

const nothingYet: AdvertiseContext = { productId: '', advertised: [], failures: {} }
const idle = advertiseMachine.resolveState({ value: 'idle', context: nothingYet })

const meta: Meta<typeof MyProductsView> = {
  title: 'Screens/My Products',
  component: MyProductsView,
  ...collectionMeta,
  args: {
    ...collectionMeta.args,
    state: states.browsing,
    advertise: idle,
    sendAdvertise: () => undefined,
  },
  argTypes: { ...collectionMeta.argTypes, advertise: snapshotArg },
}
export default meta

type Story = StoryObj<typeof MyProductsView>

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
export const FilledConfirming: Story = {
  args: { state: states.confirming(deletionOfProduct(chair)) },
}

export const WithListings: Story = { args: { state: listings.browsing } }

function advertising(
  value: StateValueFrom<typeof advertiseMachine>,
  context: Partial<AdvertiseContext>,
): Story {
  const advertise = advertiseMachine.resolveState({ value, context: { ...nothingYet, ...context } })
  return { args: { advertise }, parameters: { machine: 'advertise' } }
}

export const AdvertiseIdle = advertising('idle', {})
export const AdvertiseAdvertising = advertising('advertising', { productId: chair._id })
export const JustAdvertised = advertising('idle', {
  productId: chair._id,
  advertised: [chair._id],
})
export const NotAdvertised = advertising('idle', {
  productId: 'product-5',
  failures: {
    [chair._id]: { kind: 'noAnswer' },
    'product-5': { kind: 'notFound', message: 'Not Found' },
  },
})
