import type { Meta, StoryObj } from '@storybook/react-vite'
import { offersMachine } from '../../../machines/offers.machine.ts'
import { noOffers, sellersOffers } from '../offers/offers-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { OffersTile } from './OffersTile.tsx'

const meta: Meta<typeof OffersTile> = {
  title: 'Screens/Dashboard/Offers',
  component: OffersTile,
  argTypes: { state: snapshotArg },
}
export default meta

type Story = StoryObj<typeof OffersTile>

const shown = (context = noOffers): Story => ({
  args: { state: offersMachine.resolveState({ value: { shown: 'idle' }, context }) },
})

export const Loading: Story = {
  args: { state: offersMachine.resolveState({ value: 'loading', context: noOffers }) },
}
export const None = shown()
export const Waiting = shown({ ...noOffers, role: 'seller', offers: sellersOffers })
