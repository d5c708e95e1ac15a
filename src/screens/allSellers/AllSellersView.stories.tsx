import type { Meta, StoryObj } from '@storybook/react-vite'
import { sellersMachine } from '../../actors/admin.ts'
import { sellers, vera } from '../admin/admin-story-fixtures.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { removalOfSeller, verificationOf } from '../confirmation/requests.ts'
import { AllSellersView } from './AllSellersView.tsx'

const meta: Meta<typeof AllSellersView> = {
  title: 'Screens/All Sellers',
  component: AllSellersView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof AllSellersView>

const states = statesOf(sellersMachine, sellers)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
export const ToVerify: Story = { args: { state: states.browsing, show: 'toVerify' } }
export const NoneToVerify: Story = {
  args: {
    show: 'toVerify',
    state: statesOf(
      sellersMachine,
      sellers.filter(({ isVerified }) => isVerified),
    ).browsing,
  },
}
export const FilledConfirming: Story = {
  args: { state: states.confirming(removalOfSeller(vera)) },
}
export const ConfirmingVerification: Story = {
  args: { state: states.confirming(verificationOf(vera)) },
}
