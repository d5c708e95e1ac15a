import type { Meta, StoryObj } from '@storybook/react-vite'
import { buyersMachine } from '../../actors/admin.ts'
import { bea, buyers } from '../admin/admin-story-fixtures.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { removalOfBuyer } from '../confirmation/requests.ts'
import { AllBuyersView } from './AllBuyersView.tsx'

const meta: Meta<typeof AllBuyersView> = {
  title: 'Screens/All Buyers',
  component: AllBuyersView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof AllBuyersView>

const states = statesOf(buyersMachine, buyers)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
export const FilledConfirming: Story = {
  args: { state: states.confirming(removalOfBuyer(bea)) },
}
