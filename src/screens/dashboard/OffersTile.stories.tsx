import type { Meta, StoryObj } from '@storybook/react-vite'
import { openOffersMachine } from '../../../machines/openOffers.machine.ts'
import { noOpenOffers, sellersOffers } from '../offers/offers-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { OffersTile } from './OffersTile.tsx'

const meta: Meta<typeof OffersTile> = {
  title: 'Screens/Dashboard/Offers',
  component: OffersTile,
  argTypes: { state: snapshotArg },
}
export default meta

type Story = StoryObj<typeof OffersTile>

const shown = (context = noOpenOffers): Story => ({
  args: { state: openOffersMachine.resolveState({ value: { shown: 'current' }, context }) },
})

export const Loading: Story = {
  args: { state: openOffersMachine.resolveState({ value: 'loading', context: noOpenOffers }) },
}
export const None = shown()
export const Waiting = shown({ ...noOpenOffers, offers: sellersOffers })
